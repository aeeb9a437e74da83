import { type CSSProperties, createContext, type ReactNode, use } from 'react'
import { colours } from '../../shared/colours.ts'
import { phoneLink, whatsappLink } from '../../shared/phone-links.ts'
import { addressText, type Company } from '../../shared/settings/company.ts'

type LayoutProps = { preview: string; title: string; children: ReactNode }

export function Layout({ preview, title, children }: LayoutProps) {
  const { name, legalName, address, phones, whatsapp, email } = useMailCompany()
  return (
    <html dir="ltr" lang="es-CL">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{title}</title>
      </head>
      <body style={styles.page}>
        <Preview text={preview} />
        <Box innerStyle={styles.body}>
          <Box style={styles.sheet}>
            <Box style={{ borderTop: `4px solid ${colours.red}`, padding: '24px 24px 0' }}>
              <p style={styles.brand}>{name}</p>
              <h1 style={styles.title}>{title}</h1>
            </Box>
            <Box style={{ padding: '0 24px 24px' }}>{children}</Box>
            <hr style={styles.rule} />
            <Box style={{ padding: '8px 24px 24px' }}>
              <p style={styles.small}>
                {legalName} · {addressText(address)}
                <br />
                Teléfono <MailLink href={phoneLink(phones.sales)}>{phones.sales}</MailLink> · WhatsApp{' '}
                <MailLink href={whatsappLink(whatsapp)}>{whatsapp}</MailLink>
                <br />
                <MailLink href={`mailto:${email}`}>{email}</MailLink>
              </p>
            </Box>
          </Box>
        </Box>
      </body>
    </html>
  )
}

type BoxProps = { style?: CSSProperties; innerStyle?: CSSProperties; children: ReactNode }

/** Outlook applies widths, padding and backgrounds only to tables. */
function Box({ style, innerStyle, children }: BoxProps) {
  return (
    <table align="center" width="100%" border={0} cellPadding="0" cellSpacing="0" role="presentation" style={style}>
      <tbody>
        <tr>
          <td style={innerStyle}>{children}</td>
        </tr>
      </tbody>
    </table>
  )
}

const length = 150
const invisible = '\xA0\u200C\u200B\u200D\u200E\u200F\uFEFF'

/** Invisible characters keep the beginning of the mail out of what an inbox shows beside the subject. */
function Preview({ text }: { text: string }) {
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

type Props = { href: string; children: string; isLong?: boolean }

export function MailLink({ href, children, isLong = false }: Props) {
  return (
    <a href={href} style={isLong ? styles.longLink : styles.link} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

/** The text version of a mail shows the address, unlike that of other links. */
export function MailButton({ href, label }: { href: string; label: string }) {
  return (
    <p style={styles.text}>
      <a className="button" href={href} style={styles.button} target="_blank" rel="noreferrer">
        {label}
      </a>
    </p>
  )
}

export const MailCompany = createContext<Company | undefined>(undefined)

function useMailCompany(): Company {
  const company = use(MailCompany)
  if (!company) throw new Error('The mail has no company.')
  return company
}

const font = 'Archivo, Helvetica, Arial, sans-serif'

export const styles = {
  page: { backgroundColor: colours['steel-50'], margin: 0, padding: 0 },
  body: { backgroundColor: colours['steel-50'], color: colours.ink, fontFamily: font, margin: 0, padding: '16px 8px' },
  sheet: { backgroundColor: colours.white, maxWidth: '600px' },
  brand: { fontSize: '20px', fontWeight: 800, letterSpacing: '-0.02em', lineHeight: '24px', margin: 0 },
  title: { fontSize: '24px', fontWeight: 800, letterSpacing: '-0.02em', lineHeight: '30px', margin: '16px 0 0' },
  text: { fontSize: '16px', lineHeight: '26px', margin: '16px 0 0' },
  small: { color: colours['steel-600'], fontSize: '13px', lineHeight: '20px', margin: 0 },
  subtitle: { fontSize: '16px', fontWeight: 700, lineHeight: '24px', margin: '24px 0 0' },
  link: { color: colours.red, textDecorationLine: 'none', whiteSpace: 'nowrap' },
  button: {
    backgroundColor: colours.red,
    // Outlook ignores the padding of a link.
    border: `solid ${colours.red}`,
    borderWidth: '12px 20px',
    color: colours.white,
    display: 'inline-block',
    fontWeight: 700,
    textDecorationLine: 'none',
  },
  longLink: { color: colours.red, textDecorationLine: 'none', wordBreak: 'break-all' },
  rule: { border: 'none', borderTop: `1px solid ${colours['steel-100']}`, margin: 0, width: '100%' },
  table: { borderCollapse: 'collapse', fontSize: '15px', lineHeight: '22px', marginTop: '8px', width: '100%' },
  key: {
    color: colours['steel-600'],
    padding: '6px 16px 6px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    width: '112px',
  },
  cell: {
    borderBottom: `1px solid ${colours['steel-100']}`,
    padding: '8px 8px 8px 0',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  note: { color: colours['steel-600'], fontSize: '14px' },
  quantity: {
    borderBottom: `1px solid ${colours['steel-100']}`,
    padding: '8px 0',
    textAlign: 'right',
    verticalAlign: 'top',
  },
  message: {
    borderLeft: `3px solid ${colours['steel-100']}`,
    fontSize: '16px',
    lineHeight: '26px',
    margin: '8px 0 0',
    paddingLeft: '12px',
  },
} as const
