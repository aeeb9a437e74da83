import Add from '@mui/icons-material/Add'
import { Box, Button, FormHelperText, Stack } from '@mui/material'
import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AdminProduct } from '../../shared/catalogue/products.ts'
import { maxQuoteLines } from '../../shared/limits.ts'
import { detailOf } from '../../shared/quotes/line-detail.ts'
import { Panel } from '../shell/panel.tsx'
import { visuallyHidden } from '../shell/visually-hidden.ts'
import { CatalogueSearch } from './catalogue-search.tsx'
import { type EditedLine, type EditedQuote, keptLines, newLine } from './edited-quote.ts'
import { EditorLine, type LineErrors } from './editor-line.tsx'
import { useKnownPrices } from './use-known-prices.ts'

type Props = {
  requestId: number
  quote: EditedQuote
  errors: Record<string, string>
  onLines: (update: (lines: EditedLine[]) => EditedLine[]) => void
  /** What was there before can be restored. */
  onReplace: (said: string, to: (quote: EditedQuote) => EditedQuote, lineKey: string) => void
}

export function EditorLines({ requestId, quote, errors, onLines, onReplace }: Props) {
  const { lines, currency } = quote
  const knownOf = useKnownPrices(requestId, quote)
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const kept = keptLines(lines)

  const change = useCallback(
    (key: string, to: Partial<EditedLine>) =>
      onLines((lines) => lines.map((line) => (line.key === key ? { ...line, ...to } : line))),
    [onLines],
  )
  /** A typed price that a known one replaces can be restored. */
  const changePrice = useCallback(
    ({ key, name, unitPrice, discount }: EditedLine, to: Pick<EditedLine, 'unitPrice' | 'discount'>) => {
      const isReplaced = unitPrice.trim() !== '' && (unitPrice !== to.unitPrice || discount !== to.discount)
      if (!isReplaced) return change(key, to)
      const lines = (all: EditedLine[]) => all.map((line) => (line.key === key ? { ...line, ...to } : line))
      onReplace(`Se reemplazó el precio de «${name}».`, (quote) => ({ ...quote, lines: lines(quote.lines) }), key)
    },
    [change, onReplace],
  )
  const move = useCallback(
    (key: string, to: number) => {
      onLines((lines) => {
        const moved = lines.find((line) => line.key === key)
        return moved ? lines.filter((line) => line !== moved).toSpliced(to, 0, moved) : lines
      })
      setSaid(`Línea movida al lugar ${to + 1}.`)
    },
    [onLines],
  )
  const add = (line: EditedLine, field: 'name' | 'unitPrice') => {
    flushSync(() => onLines((lines) => [...lines, line]))
    const added = list.current?.lastElementChild
    added?.scrollIntoView({ block: 'center' })
    added?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus({ preventScroll: true })
  }
  const addProduct = (product: AdminProduct) => {
    const { id, name, code, slug, unit, pictures } = product
    const picture = pictures[0]?.src ?? null
    add(newLine({ productId: id, code: code || slug, name, detail: detailOf(product), unit, picture }), 'unitPrice')
  }

  return (
    <Panel title="Productos">
      {errors.lines && (
        <FormHelperText error role="alert" sx={{ mb: 1 }}>
          {errors.lines}
        </FormHelperText>
      )}
      <Stack ref={list} component="ol" spacing={1} sx={{ containerType: 'inline-size', listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line, index) => (
          <EditorLine
            key={line.key}
            line={line}
            index={index}
            count={lines.length}
            currency={currency}
            known={knownOf(line.productId)}
            errors={errorsOf(kept.indexOf(line), errors)}
            onChange={change}
            onPrice={changePrice}
            onMove={move}
          />
        ))}
      </Stack>
      {kept.length < maxQuoteLines && (
        <Stack sx={{ flexDirection: { sm: 'row' }, alignItems: { sm: 'center' }, columnGap: 2, mt: 2 }}>
          <CatalogueSearch onChoose={addProduct} />
          <Button
            startIcon={<Add />}
            sx={{ flexShrink: 0, alignSelf: { xs: 'flex-start', sm: 'center' } }}
            onClick={() => add(newLine(), 'name')}
          >
            Línea libre
          </Button>
        </Stack>
      )}
      <Box aria-live="polite" sx={visuallyHidden}>
        {said}
      </Box>
    </Panel>
  )
}

function errorsOf(index: number, errors: Record<string, string>): LineErrors | undefined {
  const start = `lines.${index}.`
  const own = Object.entries(errors).filter(([path]) => path.startsWith(start))
  return own.length > 0
    ? Object.fromEntries(own.map(([path, message]) => [path.slice(start.length), message]))
    : undefined
}
