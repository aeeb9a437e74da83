import ContentCopy from '@mui/icons-material/ContentCopy'
import History from '@mui/icons-material/History'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { useReducer, useRef } from 'react'
import { Create, DeleteWithConfirmButton, Edit, setSubmissionErrors, useRecordContext, useRedirect } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { productPath } from '../../shared/catalogue/addresses.ts'
import type { AdminProduct } from '../../shared/catalogue/products.ts'
import { useFirstError } from '../forms/use-first-error.ts'
import { postAction } from '../shell/data-provider.ts'
import { otherBackendHost } from '../shell/other-backend.tsx'
import { Panel } from '../shell/panel.tsx'
import { useAction } from '../shell/use-action.ts'
import { FitExceptions } from './fits/fit-exceptions.tsx'
import { PreviewButton } from './preview-button.tsx'
import { ProductFields, toBody } from './product-form.tsx'
import { useFilledInFirst } from './specification-rows.ts'

/** Without this react-admin would first show the list's row, which is incomplete. */
const whole = { whole: true }

export function ProductEdit() {
  return (
    <Edit
      title={<ProductTitle />}
      mutationMode="pessimistic"
      queryOptions={{ meta: whole }}
      mutationOptions={{ meta: whole }}
      redirect={false}
      transform={toBody}
      actions={false}
      component="div"
      sx={{ mt: 2 }}
    >
      <ProductFields actions={<ProductActions />} exceptions={<ProductExceptions />} />
    </Edit>
  )
}

function ProductTitle() {
  const product = useRecordContext<AdminProduct>()
  return <span>{product?.name}</span>
}

function ProductExceptions() {
  const product = useRecordContext<AdminProduct>()
  if (!product) return null
  return (
    <Panel title="Excepciones de compatibilidad">
      <FitExceptions product={product} />
    </Panel>
  )
}

function ProductActions() {
  const product = useRecordContext<AdminProduct>()
  const redirect = useRedirect()
  const { run } = useAction()
  const { getValues, setError } = useFormContext()
  const sortRows = useFilledInFirst()
  const card = useRef<HTMLDivElement>(null)
  const [rejections, countRejection] = useReducer((count: number) => count + 1, 0)
  useFirstError(card, rejections)
  if (!product) return null
  const duplicate = () =>
    run(async () => {
      const copy = await postAction<AdminProduct>('productos', `${product.id}/duplicate`)
      if (copy) redirect('edit', 'productos', copy.id)
    }, 'Copia creada como borrador.')
  return (
    <Card ref={card}>
      <CardContent>
        <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
          {product.published && !otherBackendHost && (
            <Button
              size="small"
              color="secondary"
              startIcon={<OpenInNew />}
              component="a"
              href={productPath(product)}
              target="_blank"
            >
              Ver en el sitio
            </Button>
          )}
          <PreviewButton
            label="Vista previa"
            path={productPath(product)}
            product={() => {
              sortRows()
              return { id: product.id, form: toBody(getValues()) }
            }}
            onInvalid={(fields) => {
              setSubmissionErrors(fields, setError)
              countRejection()
            }}
          />
          <Button size="small" color="secondary" startIcon={<ContentCopy />} onClick={duplicate}>
            Duplicar
          </Button>
          <Button
            size="small"
            color="secondary"
            startIcon={<History />}
            component={Link}
            to={`/cambios?filter=${encodeURIComponent(JSON.stringify({ kind: 'product', recordId: product.id }))}`}
          >
            Historial
          </Button>
          <DeleteWithConfirmButton
            confirmTitle={`¿Eliminar ${product.name}?`}
            confirmContent="Sale del sitio ahora. Durante 30 días puedes recuperarlo en la papelera."
          />
        </Stack>
        {product.isDemo && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            Es de la demostración. Con el primer cambio pasa a ser de la empresa.
          </Typography>
        )}
        {product.formerSlugs.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            Enlaces anteriores que siguen funcionando: {product.formerSlugs.join(', ')}
          </Typography>
        )}
      </CardContent>
    </Card>
  )
}

export function ProductCreate() {
  return (
    <Create title="Nuevo producto" redirect="edit" transform={toBody} component="div" sx={{ mt: 2 }}>
      <ProductFields />
    </Create>
  )
}
