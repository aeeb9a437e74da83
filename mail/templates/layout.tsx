import { Body, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { colours } from '../../colours.ts'
import { company } from '../../company.ts'
import { styles } from './styles.ts'

type LayoutProps = { preview: string; title: string; children: ReactNode }

export function Layout({ preview, title, children }: LayoutProps) {
  const { street, district, city, country } = company.address
  return (
    <Html lang="es-CL">
      <Head>
        <title>{title}</title>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.sheet}>
          <Section style={{ borderTop: `4px solid ${colours.red}`, padding: '24px 24px 0' }}>
            <Text style={styles.brand}>{company.name}</Text>
            <Heading style={styles.title}>{title}</Heading>
          </Section>
          <Section style={{ padding: '0 24px 24px' }}>{children}</Section>
          <Hr style={styles.rule} />
          <Section style={{ padding: '8px 24px 24px' }}>
            <Text style={styles.small}>
              {company.legalName} · {street}, {district}, {city}, {country}
              <br />
              Teléfono{' '}
              <Link style={styles.link} href={company.phone.href}>
                {company.phone.label}
              </Link>{' '}
              · WhatsApp{' '}
              <Link style={styles.link} href={company.whatsapp.href}>
                {company.whatsapp.label}
              </Link>
              <br />
              <Link style={styles.link} href={`mailto:${company.email}`}>
                {company.email}
              </Link>
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  )
}
