import { Fragment, type ReactNode } from 'react'
import { contentText, quantityText } from '../../contract/catalogue/sale-unit.ts'
import type { Request, RequestLine } from '../../domain/requests/request.ts'
import { Link } from './link.tsx'
import { styles } from './styles.ts'

export function Sender({ request }: { request: Request }) {
  const { name, company, email, phone, equipment } = request
  return (
    <table className="data" style={styles.table}>
      <tbody>
        <Row label="Nombre">{name}</Row>
        <Row label="Empresa">{company}</Row>
        <Row label="Correo">
          <Link href={`mailto:${email}`}>{email}</Link>
        </Row>
        {phone && <Row label="Teléfono">{phone}</Row>}
        {equipment && <Row label="Tipo de máquina">{equipment}</Row>}
      </tbody>
    </table>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row" style={{ ...styles.key, fontWeight: 400 }}>
        {label}
      </th>
      <td style={{ padding: '6px 0', verticalAlign: 'top' }}>{children}</td>
    </tr>
  )
}

export function Lines({ lines, flagUnknown = false }: { lines: RequestLine[]; flagUnknown?: boolean }) {
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
          {lines.map(({ id, name, quantity, unit, productKnown }) => (
            <tr key={id}>
              <td style={styles.cell}>
                {name}
                {flagUnknown && !productKnown && ' (ya no está en el catálogo)'}
              </td>
              <td style={styles.quantity}>{amountsOf(quantity, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const amountsOf = (quantity: number, unit: string | null) =>
  [quantityText(quantity, unit), contentText(quantity, unit)].filter((text) => text !== undefined).join(' = ')

export function Message({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <>
      <p style={styles.subtitle}>Mensaje</p>
      <p style={styles.message}>
        <WithLineBreaks text={text} />
      </p>
    </>
  )
}

export function Paragraphs({ text }: { text: string }) {
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
