import { Box, Card, Chip, Stack, Typography } from '@mui/material'
import {
  CreateButton,
  DeleteWithConfirmButton,
  EditButton,
  List,
  RecordContextProvider,
  TopToolbar,
  useListContext,
} from 'react-admin'
import type { AdminBanner } from '../../shared/catalogue/banners.ts'
import type { RowOrder } from '../../shared/list.ts'
import { momentText } from '../../shared/time-text.ts'
import { OrderButtons } from '../forms/move-buttons.tsx'
import { postAction } from '../shell/data-provider.ts'
import { NoListResults } from '../shell/empty-list.tsx'
import { useAction } from '../shell/use-action.ts'
import { DemoChip } from './demo.tsx'
import { PreviewButton } from './preview-button.tsx'
import { Thumbnail } from './thumbnail.tsx'

export function BannerList() {
  return (
    <List
      title="Banners"
      exporter={false}
      pagination={false}
      perPage={200}
      empty={false}
      actions={
        <TopToolbar>
          <PreviewButton label="Vista previa del inicio" path="/" />
          <CreateButton label="Nuevo banner" />
        </TopToolbar>
      }
      component="div"
    >
      <Banners />
    </List>
  )
}

function Banners() {
  const { data = [], isPending } = useListContext<AdminBanner>()
  const { run } = useAction()
  const reorder = (order: RowOrder) => run(() => postAction('banners', 'order', order))
  if (!isPending && data.length === 0)
    return <NoListResults>No hay banners: el inicio muestra la imagen de la empresa.</NoListResults>
  return (
    <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((banner) => (
        <Card key={banner.id} component="li" sx={{ p: 1.5 }}>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'center' } }}>
            <Thumbnail src={banner.url} width={200} ratio="8 / 3" />
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography component="h2" variant="h3">
                {banner.name}
              </Typography>
              <Stack direction="row" sx={{ gap: 1, mt: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
                <BannerState state={banner.state} />
                {banner.isDemo && <DemoChip />}
                <Typography variant="body2" color="textSecondary">
                  {spanOf(banner)}
                </Typography>
              </Stack>
            </Box>
            <RecordContextProvider value={banner}>
              <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
                <OrderButtons record={banner} siblings={data} onOrder={reorder} />
                <EditButton aria-label={`Editar ${banner.name}`} />
                <DeleteWithConfirmButton
                  redirect={false}
                  aria-label={`Eliminar ${banner.name}`}
                  confirmTitle={`¿Eliminar ${banner.name}?`}
                  confirmContent="Sale del inicio ahora. Durante 30 días puedes recuperarlo en la papelera."
                />
              </Stack>
            </RecordContextProvider>
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}

const states = {
  shown: { label: 'En el inicio', color: 'success' },
  scheduled: { label: 'Programado', color: 'warning' },
  over: { label: 'Terminado', color: 'default' },
  inactive: { label: 'Inactivo', color: 'default' },
} as const

function BannerState({ state }: Pick<AdminBanner, 'state'>) {
  return <Chip size="small" variant="outlined" {...states[state]} />
}

function spanOf({ startsAt, endsAt }: AdminBanner): string {
  if (startsAt && endsAt) return `Del ${momentText(startsAt)} al ${momentText(endsAt)}`
  if (startsAt) return `Desde el ${momentText(startsAt)}`
  return endsAt ? `Hasta el ${momentText(endsAt)}` : 'Sin fecha'
}
