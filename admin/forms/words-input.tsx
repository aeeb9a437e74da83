import { Autocomplete, Chip, TextField } from '@mui/material'
import { useState } from 'react'

type Props = {
  label: string
  help: string
  autoFocus?: boolean
  words: string[]
  isFirstMarked?: boolean
  problem: string | undefined
  onChange: (words: string[]) => void
}

const split = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

export function WordsInput(props: Props) {
  const { label, help, autoFocus = false, words, isFirstMarked = false, problem, onChange } = props
  const [typed, setTyped] = useState('')
  const type = (text: string) => {
    setTyped(text.includes(',') ? '' : text)
    if (text.includes(',')) onChange([...new Set([...words, ...split(text)])])
  }
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      disableClearable
      options={[]}
      value={words}
      inputValue={typed}
      onInputChange={(_event, text) => type(text)}
      onChange={(_event, values) => onChange(values.flatMap((word) => (words.includes(word) ? word : split(word))))}
      renderValue={(values, getItemProps) =>
        values.map((word, index) => {
          const { key, ...item } = getItemProps({ index })
          return (
            <Chip
              key={key}
              size="small"
              label={word}
              color={isFirstMarked && index === 0 ? 'primary' : 'default'}
              {...item}
            />
          )
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus={autoFocus}
          label={label}
          error={problem !== undefined}
          helperText={problem ?? help}
        />
      )}
    />
  )
}
