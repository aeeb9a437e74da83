export function ProductCode({ code }: { code: string | null | undefined }) {
  if (!code) return null
  return (
    <p className="mt-1 font-normal text-sm text-steel-600 leading-6">
      {/* A hyphen of the code is no place for a line break. */}
      Cód. <span className="inline-block">{code}</span>
    </p>
  )
}
