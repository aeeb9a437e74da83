import { Chip, Stack, Typography } from '@mui/material'

type Props = { title: string; texts: string[]; onInsert: (text: string) => void }

export function PlaceholderChips({ title, texts, onInsert }: Props) {
  return (
    <Stack role="group" aria-label={title} direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ width: '100%' }}>
        {title}
      </Typography>
      {texts.map((text) => (
        <Chip
          key={text}
          component="button"
          type="button"
          size="small"
          variant="outlined"
          label={text}
          aria-label={`Insertar ${text}`}
          // The field keeps the focus, and so the place where the text is inserted.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(text)}
        />
      ))}
    </Stack>
  )
}
