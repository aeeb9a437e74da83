import Save from '@mui/icons-material/Save'
import { Box, Button, Typography } from '@mui/material'

type Props = { isDirty: boolean; isDisabled: boolean }

export function SaveRow({ isDirty, isDisabled }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        mt: 2,
        p: 1.5,
        borderTop: 1,
        borderColor: 'transparent',
        ...(isDirty && {
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          bgcolor: 'background.paper',
          borderColor: 'divider',
        }),
      }}
    >
      <Typography role="status" variant="body2" color="textSecondary">
        {isDirty && 'Hay cambios sin guardar.'}
      </Typography>
      <Button type="submit" variant="contained" startIcon={<Save />} disabled={isDisabled}>
        Guardar
      </Button>
    </Box>
  )
}
