import { ImportScreen } from './import-screen.tsx'

const paths = { trial: '/products/imports/trial', run: '/products/imports', export: '/products/export' }

export function ProductImportScreen() {
  return (
    <ImportScreen
      title="Importar productos"
      fileLabel="Archivo de productos"
      paths={paths}
      unchanged="El archivo dice lo mismo que el catálogo: no hay nada que importar."
      finished="Los publicados ya están en el sitio."
    >
      Exporta el catálogo, cámbialo en tu planilla y vuelve a subirlo, en XLSX o CSV. La columna <code>id</code> dice
      qué producto es; una línea sin <code>id</code> crea uno nuevo. Una columna que falta no cambia nada. Primero verás
      qué cambiaría, línea por línea.
    </ImportScreen>
  )
}
