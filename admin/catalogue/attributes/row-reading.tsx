import { Box } from '@mui/material'
import { useWatch } from 'react-hook-form'
import type { Dictionary } from '../../../shared/catalogue/attributes/dictionary.ts'
import type { ProductForm } from '../../../shared/catalogue/products.ts'
import { readingText } from './reading-text.ts'

type Props = { index: number; dictionary: Dictionary | undefined; categoryIds: number[] | undefined }

/** How the row is understood as it stands in the form. */
export function RowReading({ index, dictionary, categoryIds }: Props) {
  const row = useWatch<ProductForm, `specifications.${number}`>({ name: `specifications.${index}` })
  if (!dictionary || !categoryIds?.length || !row?.key.trim() || !row.value.trim()) return null
  const { text, isUnderstood } = readingText(dictionary.readRow(row, categoryIds))
  return (
    <Box component="span" sx={{ color: isUnderstood ? 'text.secondary' : 'warning.main' }}>
      {text}
    </Box>
  )
}
