import { styles } from './styles.ts'

/** The text version of a mail shows the address, unlike that of other links. */
export function Button({ href, label }: { href: string; label: string }) {
  return (
    <p style={styles.text}>
      <a className="button" href={href} style={styles.button} target="_blank" rel="noreferrer">
        {label}
      </a>
    </p>
  )
}
