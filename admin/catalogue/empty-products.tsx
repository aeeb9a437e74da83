import Add from '@mui/icons-material/Add'
import NoteAdd from '@mui/icons-material/NoteAdd'
import { Button, Stack, Typography } from '@mui/material'
import { Link } from 'react-router-dom'

export function EmptyProducts() {
  return (
    <Stack spacing={2} sx={{ mt: 2, p: 2, alignItems: 'flex-start' }}>
      <Typography component="h2" variant="h3">
        El catálogo está vacío
      </Typography>
      <Typography>
        El sitio dice a los visitantes que lo estás preparando. Crea los productos uno por uno, o muchos a la vez desde
        una planilla.
      </Typography>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="contained" startIcon={<Add />} component={Link} to="/productos/create">
          Nuevo producto
        </Button>
        <Button variant="outlined" color="secondary" startIcon={<NoteAdd />} component={Link} to="/importar">
          Importar una planilla
        </Button>
      </Stack>
    </Stack>
  )
}
