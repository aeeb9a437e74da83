import { styles } from './styles.ts'

export function Link({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} style={styles.link} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
