/**
 * Safari takes a table whose parts are displayed as blocks for plain text, so tables that phones show as lists name the
 * role of every part.
 */
export const tableParts = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const
