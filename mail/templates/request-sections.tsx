import { Fragment, type ReactNode } from 'react'
import type { Request, StoredRequestLine } from '../../domain/requests/request.ts'
import { amountText } from '../../shared/catalogue/amount-text.ts'
import { MailLink, styles } from './layout.tsx'

export function Sender({ request }: { request: Request }) {
  const { name, company, email, phone, equipment } = request
  return (
    <table className="data" style={styles.table}>
      <tbody>
        <Row label="Nombre">{name}</Row>
        <Row label="Empresa">{company}</Row>
        {email && (
          <Row label="Correo">
            <MailLink href={`mailto:${email}`}>{email}</MailLink>
          </Row>
        )}
        {phone && <Row label="Teléfono">{phone}</Row>}
        {equipment && <Row label="Tipo de máquina">{equipment}</Row>}
      </tbody>
    </table>
  )
}

export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row" style={{ ...styles.key, fontWeight: 400 }}>
        {label}
      </th>
      <td style={{ padding: '6px 0', verticalAlign: 'top' }}>{children}</td>
    </tr>
  )
}

/** Only staff see notes, because the address of a visitor may be a stranger's. */
export function Lines({ lines, forStaff = false }: { lines: StoredRequestLine[]; forStaff?: boolean }) {
  if (lines.length === 0) return null
  return (
    <>
      <p style={styles.subtitle}>Productos</p>
      <table className="data" style={styles.table}>
        <thead>
          <tr>
            <th style={styles.cell}>Producto</th>
            <th style={styles.quantity}>Cantidad</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, code, note, productKnown, ...line }) => (
            <tr key={id}>
              <td style={styles.cell}>
                {name}
                {code && <Code text={code} />}
                {forStaff && !productKnown && ' (ya no está en el catálogo)'}
                {forStaff && note && <Note text={note} />}
              </td>
              <td style={styles.quantity}>{amountText(line)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Code({ text }: { text: string }) {
  return (
    <>
      <br />
      <span style={styles.note}>Cód. {text}</span>
    </>
  )
}

function Note({ text }: { text: string }) {
  return (
    <>
      <br />
      <span style={styles.note}>
        Nota: <WithLineBreaks text={text} />
      </span>
    </>
  )
}

export function Misfits({ texts }: { texts: string[] }) {
  if (texts.length === 0) return null
  return (
    <>
      <p style={styles.subtitle}>Revisar compatibilidad</p>
      {texts.map((text) => (
        <p key={text} style={styles.text}>
          {text}
        </p>
      ))}
    </>
  )
}

export const Message = ({ text }: { text: string | null }) => <Words title="Mensaje" text={text} />

export const OtherProduct = ({ text }: { text: string | null }) => <Words title="Otro producto" text={text} />

function Words({ title, text }: { title: string; text: string | null }) {
  if (!text) return null
  return (
    <>
      <p style={styles.subtitle}>{title}</p>
      <p style={styles.message}>
        <WithLineBreaks text={text} />
      </p>
    </>
  )
}

export function MailParagraphs({ text }: { text: string }) {
  return [...text.matchAll(/(?:.+\n?)+/g)].map(({ index, 0: paragraph }) => (
    <p key={index} style={styles.text}>
      <WithLineBreaks text={paragraph.trimEnd()} />
    </p>
  ))
}

function WithLineBreaks({ text }: { text: string }) {
  return [...text.matchAll(/([^\n]+)|\n/g)].map(({ index, 1: line }) => (
    <Fragment key={index}>{line ?? <br />}</Fragment>
  ))
}
