import { styles } from './styles.ts'

type Props = { href: string; children: string; isLong?: boolean }

export function Link({ href, children, isLong = false }: Props) {
  return (
    <a href={href} style={isLong ? styles.longLink : styles.link} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
