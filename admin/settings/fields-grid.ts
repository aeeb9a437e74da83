/** Two fields a row, and one on a phone. */
export const fieldsGrid = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}

export const wholeRow = { gridColumn: '1 / -1' }
