import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import NoteAdd from '@mui/icons-material/NoteAdd'
import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import { Box, Button, Chip, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import {
  AutocompleteInput,
  Confirm,
  CreateButton,
  DataTable,
  FilterButton,
  FunctionField,
  List,
  SearchInput,
  SelectInput,
  TopToolbar,
  useListContext,
} from 'react-admin'
import { Link } from 'react-router-dom'
import type { AdminProductRow } from '../../shared/catalogue/products.ts'
import { momentText } from '../../shared/time-text.ts'
import { dataProvider, postAction } from '../shell/data-provider.ts'
import { NoListResults } from '../shell/empty-list.tsx'
import { ExportButton } from '../shell/export-buttons.tsx'
import { OwnSelection } from '../shell/own-selection.tsx'
import { useAction } from '../shell/use-action.ts'
import { useCategoryChoices } from './category-choices.ts'
import { DemoChip, DemoNotice } from './demo.tsx'
import { Thumbnail } from './thumbnail.tsx'

const states = [
  { id: 'true', name: 'Publicados' },
  { id: 'false', name: 'Borradores' },
]

const origins = [
  { id: 'false', name: 'De la empresa' },
  { id: 'true', name: 'Demostración' },
]

const onlyWide = { display: { xs: 'none', md: 'table-cell' } }
const notOnPhones = { display: { xs: 'none', sm: 'table-cell' } }

export function ProductListScreen() {
  const { choices } = useCategoryChoices()
  const nameOf = new Map(choices.map(({ id, name }) => [id, name]))
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder="Buscar producto" />,
    <AutocompleteInput
      key="categoryId"
      source="categoryId"
      label="Categoría"
      choices={choices}
      sx={{ minWidth: 260 }}
    />,
    <SelectInput key="published" source="published" label="Estado" choices={states} />,
    <SelectInput key="demo" source="demo" label="Origen" choices={origins} />,
  ]
  return (
    <>
      <DemoNotice />
      <List
        title="Productos"
        filters={filters}
        actions={<ListActions />}
        exporter={false}
        empty={<EmptyProducts />}
        sort={{ field: 'position', order: 'ASC' }}
        perPage={25}
      >
        <OwnSelection acrossPages>
          <DataTable
            bulkActionButtons={<BulkActions />}
            empty={<NoListResults />}
            sx={{
              '& .column-code, & .column-categoryId, & .column-updatedAt, & .column-position': onlyWide,
              '& .column-published': notOnPhones,
              '& .column-picture': { width: 96 },
              '& .MuiTableSortLabel-root': { minHeight: 24 },
            }}
          >
            <DataTable.Col source="picture" label="Imagen" disableSort>
              <FunctionField render={({ picture }: AdminProductRow) => <Thumbnail src={picture} />} />
            </DataTable.Col>
            <DataTable.Col source="name" label="Nombre">
              <FunctionField render={(product: AdminProductRow) => <Name product={product} />} />
            </DataTable.Col>
            <DataTable.Col source="code" label="Código" disableSort />
            <DataTable.Col source="categoryId" label="Categoría" disableSort>
              <FunctionField render={({ categoryId }: AdminProductRow) => nameOf.get(categoryId)} />
            </DataTable.Col>
            <DataTable.Col source="published" label="Estado" disableSort>
              <FunctionField render={({ published }: AdminProductRow) => <State published={published} />} />
            </DataTable.Col>
            <DataTable.NumberCol source="position" label="Orden" />
            <DataTable.Col source="updatedAt" label="Último cambio">
              <FunctionField render={({ updatedAt }: AdminProductRow) => momentText(updatedAt)} />
            </DataTable.Col>
          </DataTable>
        </OwnSelection>
      </List>
    </>
  )
}

function Name({ product: { name, subtitle, published, isDemo } }: { product: AdminProductRow }) {
  return (
    <Box>
      <Typography sx={{ fontWeight: 700 }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
        {subtitle}
      </Typography>
      <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
        <Box sx={{ display: { sm: 'none' } }}>
          <State published={published} />
        </Box>
        {isDemo && <DemoChip />}
      </Stack>
    </Box>
  )
}

function State({ published }: { published: boolean }) {
  return published ? (
    <Chip size="small" label="Publicado" color="success" variant="outlined" />
  ) : (
    <Chip size="small" label="Borrador" variant="outlined" />
  )
}

function ListActions() {
  return (
    <TopToolbar sx={{ flex: 'none', flexWrap: 'nowrap' }}>
      <FilterButton />
      <CreateButton label="Nuevo producto" />
      <ExportButton />
    </TopToolbar>
  )
}

const textsForOne = {
  published: 'Publicado: ya está en el sitio.',
  hidden: 'Oculto: ya no está en el sitio.',
  deleted: 'Producto eliminado: está en la papelera.',
  deleting: '¿Eliminar el producto elegido?',
  consequence: 'Sale del sitio ahora. Durante 30 días puedes recuperarlo en la papelera.',
}
const textsForMany = (count: number) => ({
  published: 'Publicados: ya están en el sitio.',
  hidden: 'Ocultos: ya no están en el sitio.',
  deleted: 'Productos eliminados: están en la papelera.',
  deleting: `¿Eliminar los ${count.toLocaleString('es-CL')} productos elegidos?`,
  consequence: 'Salen del sitio ahora. Durante 30 días puedes recuperarlos en la papelera.',
})

function BulkActions() {
  const { selectedIds, onUnselectItems } = useListContext()
  const { run } = useAction()
  const [isAsked, setAsked] = useState(false)
  const apply = async (name: 'publish' | 'hide', success: string) => {
    if (await run(() => postAction('productos', name, { ids: selectedIds }), success)) onUnselectItems()
  }
  const remove = async (success: string) => {
    setAsked(false)
    if (await run(() => dataProvider.deleteMany('productos', { ids: selectedIds }), success)) onUnselectItems()
  }
  // react-admin keeps the collapsed toolbar mounted above the table.
  if (selectedIds.length === 0) return null
  const texts = selectedIds.length === 1 ? textsForOne : textsForMany(selectedIds.length)
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      <Button size="small" startIcon={<Visibility />} onClick={() => apply('publish', texts.published)}>
        Publicar
      </Button>
      <Button size="small" startIcon={<VisibilityOff />} onClick={() => apply('hide', texts.hidden)}>
        Ocultar
      </Button>
      <Button size="small" startIcon={<DeleteOutlined />} onClick={() => setAsked(true)}>
        Eliminar
      </Button>
      <Confirm
        isOpen={isAsked}
        title={texts.deleting}
        content={texts.consequence}
        onConfirm={() => remove(texts.deleted)}
        onClose={() => setAsked(false)}
      />
    </Stack>
  )
}

function EmptyProducts() {
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
