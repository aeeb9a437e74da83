import { ImportScreen } from '../catalogue/import-screen.tsx'

const paths = { trial: '/prices/trial', run: '/prices/import', export: '/prices/export' }

export function PriceImportScreen() {
  return (
    <ImportScreen
      title="Importar precios"
      fileLabel="Archivo de precios"
      paths={paths}
      unchanged="El archivo dice lo mismo que la lista de precios: no hay nada que importar."
      finished="Los precios nuevos ya se proponen al cotizar."
    >
      Exporta la lista, cambia los precios en tu planilla y vuelve a subirla, en XLSX o CSV. La columna <code>id</code>{' '}
      dice qué producto es. Primero verás qué cambiaría, línea por línea. Los precios solo se ven aquí: nunca en el
      sitio.
    </ImportScreen>
  )
}
