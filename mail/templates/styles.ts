/** Mail programs do not support style sheets reliably, so styles are inline. */
export const colours = {
  red: '#C8102E',
  ink: '#14171C',
  grey: '#5B6470',
  line: '#E2E5E9',
  paper: '#F3F4F6',
}

const font = 'Archivo, Helvetica, Arial, sans-serif'

export const styles = {
  body: { backgroundColor: colours.paper, color: colours.ink, fontFamily: font, margin: 0, padding: '16px 8px' },
  sheet: { backgroundColor: '#FFFFFF', maxWidth: '600px' },
  brand: { fontSize: '20px', fontWeight: 800, letterSpacing: '-0.02em', lineHeight: '24px', margin: 0 },
  title: { fontSize: '24px', fontWeight: 800, letterSpacing: '-0.02em', lineHeight: '30px', margin: '16px 0 0' },
  text: { fontSize: '16px', lineHeight: '26px', margin: '16px 0 0' },
  small: { color: colours.grey, fontSize: '13px', lineHeight: '20px', margin: 0 },
  subtitle: { fontSize: '16px', fontWeight: 700, lineHeight: '24px', margin: '24px 0 0' },
  link: { color: colours.red, whiteSpace: 'nowrap' },
  rule: { borderColor: colours.line, margin: 0 },
  table: { borderCollapse: 'collapse', fontSize: '15px', lineHeight: '22px', marginTop: '8px', width: '100%' },
  key: { color: colours.grey, padding: '6px 16px 6px 0', textAlign: 'left', verticalAlign: 'top', width: '112px' },
  cell: {
    borderBottom: `1px solid ${colours.line}`,
    padding: '8px 8px 8px 0',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  quantity: { borderBottom: `1px solid ${colours.line}`, padding: '8px 0', textAlign: 'right', verticalAlign: 'top' },
  message: {
    borderLeft: `3px solid ${colours.line}`,
    fontSize: '16px',
    lineHeight: '26px',
    margin: '8px 0 0',
    paddingLeft: '12px',
  },
} as const
