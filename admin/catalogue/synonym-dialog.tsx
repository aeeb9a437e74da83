import {
  Dialog,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { type AdminSynonym, type SynonymForm, synonymText } from '../../shared/catalogue/synonyms.ts'
import { dataProvider } from '../shell/data-provider.ts'
import { PlainForm } from '../shell/plain-form.tsx'
import { SaveActions } from '../shell/save-actions.tsx'
import { useAction } from '../shell/use-action.ts'
import { SynonymTrial } from './synonym-trial.tsx'
import { WordsInput } from './words-input.tsx'

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
          <SynonymTrial draft={{ id, words, isOneWay }} firstText={searched} />
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
