import type { QuoteLetter } from '../mail.ts'
import { Button } from './button.tsx'
import { Layout } from './layout.tsx'
import { Paragraphs, Row } from './request-sections.tsx'
import { styles } from './styles.ts'

export function Quote({ title, body, facts, button }: QuoteLetter) {
  return (
    <Layout preview={body.slice(0, 120)} title={title}>
      <Paragraphs text={body} />
      {facts.length > 0 && (
        <table className="data" style={{ ...styles.table, marginTop: '24px' }}>
          <tbody>
            {facts.map(([label, value]) => (
              <Row key={label} label={label}>
                {value}
              </Row>
            ))}
          </tbody>
        </table>
      )}
      {button && <Button {...button} />}
    </Layout>
  )
}
