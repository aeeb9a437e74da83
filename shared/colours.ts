/** A test holds the site's style sheet to these colours. */
export const colours = {
  white: '#ffffff',
  ink: '#14171c',
  'ink-soft': '#24292f',
  red: '#c8102e',
  'red-dark': '#a00c24',
  'red-bright': '#e4263f',
  'steel-50': '#f3f4f6',
  'steel-100': '#e2e5e9',
  'steel-200': '#cdd2d8',
  'steel-400': '#9aa3ad',
  'steel-500': '#7a838e',
  'steel-600': '#5b6470',
}
