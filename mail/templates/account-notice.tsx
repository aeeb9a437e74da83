import { Layout } from './layout.tsx'
import { styles } from './styles.ts'

export function AccountNotice({ subject, body }: { subject: string; body: string }) {
  const paragraphs = body.split('\n\n')
  return (
    <Layout preview={paragraphs[1] ?? subject} title={subject}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} style={styles.text}>
          {paragraph}
        </p>
      ))}
    </Layout>
  )
}
