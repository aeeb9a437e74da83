const length = 150
const invisible = '\xA0\u200C\u200B\u200D\u200E\u200F\uFEFF'

/** Invisible characters keep the beginning of the mail out of what an inbox shows beside the subject. */
export function Preview({ text }: { text: string }) {
  const shown = text.slice(0, length)
  return (
    <div
      className="preview"
      style={{ display: 'none', overflow: 'hidden', lineHeight: '1px', opacity: 0, maxHeight: 0, maxWidth: 0 }}
    >
      {shown}
      <div>{invisible.repeat(length - shown.length)}</div>
    </div>
  )
}
