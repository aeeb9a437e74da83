import type { CSSProperties, ReactNode } from 'react'
import { colours } from '../../shared/colours.ts'
import { phoneLink, whatsappLink } from '../../shared/phone-links.ts'
import { addressText } from '../../shared/settings/company.ts'
import { useCompany } from './company-context.ts'
import { Link } from './link.tsx'
import { Preview } from './preview.tsx'
import { styles } from './styles.ts'

type LayoutProps = { preview: string; title: string; children: ReactNode }

export function Layout({ preview, title, children }: LayoutProps) {
  const { name, legalName, address, phones, whatsapp, email } = useCompany()
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
                Teléfono <Link href={phoneLink(phones.sales)}>{phones.sales}</Link> · WhatsApp{' '}
                <Link href={whatsappLink(whatsapp)}>{whatsapp}</Link>
                <br />
                <Link href={`mailto:${email}`}>{email}</Link>
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
