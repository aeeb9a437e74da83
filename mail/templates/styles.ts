import { colours } from '../../shared/colours.ts'

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
