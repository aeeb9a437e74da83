import type { Theme } from '@mui/material'

export const stackedRows = (theme: Theme) => ({
  '& td': { verticalAlign: 'top' },
  [theme.breakpoints.down('sm')]: {
    '& thead': { display: 'none' },
    '& tbody, & tr': { display: 'block' },
    '& td': { display: 'block', borderBottom: 0, py: 0.5 },
    '& tr': { borderBottom: `1px solid ${theme.palette.divider}`, py: 1 },
  },
})
