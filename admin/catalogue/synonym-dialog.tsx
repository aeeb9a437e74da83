import {
  Box,
  Button,
  Chip,
  Dialog,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError } from 'react-admin'
import {
  type AdminSynonym,
  type SynonymForm,
  type SynonymTrialResult,
  synonymText,
} from '../../shared/catalogue/synonyms.ts'
import { PlainForm, SaveActions } from '../forms/plain-form.tsx'
import { WordsInput } from '../forms/words-input.tsx'
import { dataProvider, postAction } from '../shell/data-provider.ts'
import { useAction } from '../shell/use-action.ts'

export type SynonymDraft = SynonymForm & Partial<AdminSynonym>

type Props = {
  draft: SynonymDraft
  searched?: string
  onClose: () => void
}

export function SynonymDialog({ draft, searched = '', onClose }: Props) {
  const [words, setWords] = useState(draft.words)
  const [isOneWay, setOneWay] = useState(draft.isOneWay)
  const { run, isRunning, errors } = useAction()
  const { id } = draft

  const save = async () => {
    const data = { ...draft, words, isOneWay }
    const isSaved = await run(
      () =>
        id === undefined
          ? dataProvider.create('sinonimos', { data })
          : dataProvider.update('sinonimos', { id, data, previousData: { id } }),
      'Sinónimos guardados: la búsqueda del sitio ya los usa.',
    )
    if (isSaved) onClose()
  }

  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby="synonym-title">
      <PlainForm errors={errors} onSubmit={save}>
        <DialogTitle id="synonym-title">
          {id === undefined ? 'Nuevo grupo de sinónimos' : 'Cambiar sinónimos'}
        </DialogTitle>
        <DialogContent>
          <WordsInput
            autoFocus
            label="Palabras o frases"
            help="Enter o una coma agrega la palabra; retroceso quita la última"
            words={words}
            isFirstMarked={isOneWay}
            problem={problemOf(errors, words)}
            onChange={setWords}
          />
          <FormControl>
            <FormLabel id="synonym-kind">Cómo se buscan</FormLabel>
            <RadioGroup
              aria-labelledby="synonym-kind"
              value={isOneWay ? 'one-way' : 'two-way'}
              onChange={({ target }) => setOneWay(target.value === 'one-way')}
            >
              <FormControlLabel value="two-way" control={<Radio size="small" />} label="Significan lo mismo" />
              <FormControlLabel
                value="one-way"
                control={<Radio size="small" />}
                label="La primera también busca las demás"
              />
            </RadioGroup>
          </FormControl>
          {words.length > 1 && (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {synonymText({ words, isOneWay })}
            </Typography>
          )}
          <SynonymTrialPart draft={{ id, words, isOneWay }} firstText={searched} />
        </DialogContent>
        <SaveActions isRunning={isRunning} onCancel={onClose} />
      </PlainForm>
    </Dialog>
  )
}

/** The API names a word by its place in the list: `words.2`. */
function problemOf(errors: Record<string, string>, words: string[]): string | undefined {
  const [field, message] = Object.entries(errors).find(([name]) => name.startsWith('words')) ?? []
  const word = words[Number(field?.split('.')[1])]
  return word === undefined ? message : `«${word}»: ${message}`
}

export function CreateSynonymButton({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-label={`Crear sinónimo de ${text}`} onClick={() => setOpen(true)}>
        Crear sinónimo
      </Button>
      {isOpen && (
        <SynonymDialog draft={{ words: [text], isOneWay: false }} searched={text} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

type SynonymTrialPartProps = { draft: SynonymForm & { id?: number | undefined }; firstText: string }

function SynonymTrialPart({ draft: { id, words, isOneWay }, firstText }: SynonymTrialPartProps) {
  const [typed, setTyped] = useState(firstText)
  const [text, setText] = useState(firstText)
  const isComplete = words.length > 1
  const { data, error } = useQuery({
    queryKey: ['synonym-trial', id, words, isOneWay, text],
    queryFn: () => postAction<SynonymTrialResult>('sinonimos', 'test', { id, words, isOneWay, text }),
    enabled: text !== '' && isComplete,
    retry: false,
    // Colleagues may change the catalogue at any time.
    gcTime: 0,
  })
  const search = () => setText(typed.trim())
  return (
    <Box component="section" aria-labelledby="trial-title" sx={{ mt: 2 }}>
      <Typography id="trial-title" component="h3" variant="h3">
        Probar una búsqueda
      </Typography>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <TextField
          label="Texto de la búsqueda"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            search()
          }}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <Button variant="outlined" color="secondary" onClick={search}>
          Probar
        </Button>
      </Stack>
      <Box aria-live="polite">
        {text !== '' && !isComplete && <Typography>Agrega otra palabra al grupo para probarlo.</Typography>}
        {error && <Typography color="error">{trialProblem(error)}</Typography>}
        {data && <Results {...data} />}
      </Box>
    </Box>
  )
}

type Product = { id: number; name: string; mark?: { label: string; color: 'success' | 'default' } | undefined }

function Results({ now, withGroup }: SynonymTrialResult) {
  const isAmongFirst = (id: number) => now.products.some((product) => product.id === id)
  const marked = withGroup.products.map(({ isNew, ...product }): Product => {
    if (isNew) return { ...product, mark: { label: 'Nuevo', color: 'success' } }
    return isAmongFirst(product.id) ? product : { ...product, mark: { label: 'Sube', color: 'default' } }
  })
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, mt: 1 }}>
      <Found title="Hoy" {...now} />
      <Found title="Con este grupo" total={withGroup.total} products={marked} />
    </Box>
  )
}

type FoundProps = { title: string; total: number; products: Product[] }

function Found({ title, total, products }: FoundProps) {
  return (
    <Box component="section" aria-label={title}>
      <Typography component="h4" sx={{ fontWeight: 700 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {total === 0 ? 'Sin resultados' : total === 1 ? '1 producto' : `${total} productos`}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 3 }}>
        {products.map(({ id, name, mark }) => (
          <Box key={id} component="li" sx={{ py: 0.25 }}>
            {name} {mark && <Chip size="small" variant="outlined" {...mark} />}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function trialProblem(error: Error): string {
  const fields: Record<string, string> = (error instanceof HttpError && error.body?.errors) || {}
  return Object.values(fields)[0] ?? error.message
}
