import polyglotI18nProvider from 'ra-i18n-polyglot'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { company } from '../company.ts'
import { MyAccount } from './account/my-account.tsx'
import { authProvider } from './auth-provider.ts'
import { dataProvider } from './data-provider.ts'
import { RequestList } from './inbox/request-list.tsx'
import { RequestPrint } from './inbox/request-print.tsx'
import { RequestShow } from './inbox/request-show.tsx'
import { AdminLayout } from './layout/admin-layout.tsx'
import { Dashboard } from './records/dashboard.tsx'
import { DataScreen } from './records/data-screen.tsx'
import { spanishMessages } from './spanish-messages.ts'
import { StaffCreate } from './staff/staff-create.tsx'
import { StaffList } from './staff/staff-list.tsx'
import { BannerCreate, BannerEdit } from './stock/banner-form.tsx'
import { BannerList } from './stock/banner-list.tsx'
import { CategoryTree } from './stock/category-tree.tsx'
import { ChangeList } from './stock/change-list.tsx'
import { ImportScreen } from './stock/import-screen.tsx'
import { ProductCreate } from './stock/product-create.tsx'
import { ProductEdit } from './stock/product-edit.tsx'
import { ProductList } from './stock/product-list.tsx'
import { TrashScreen } from './stock/trash-screen.tsx'
import { theme } from './theme.ts'

const i18nProvider = polyglotI18nProvider(() => spanishMessages, 'es')

/** The names of the resources are the addresses people see; data-provider.ts says what the API calls them. */
export function App() {
  return (
    <Admin
      title={company.name}
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      theme={theme}
      darkTheme={null}
      layout={AdminLayout}
      loginPage={false}
      requireAuth
      disableTelemetry
    >
      <Resource name="solicitudes" list={RequestList} show={RequestShow} recordRepresentation="folio" />
      <Resource name="equipo" list={StaffList} create={StaffCreate} recordRepresentation="name" />
      <Resource
        name="productos"
        list={ProductList}
        create={ProductCreate}
        edit={ProductEdit}
        recordRepresentation="name"
      />
      <Resource name="categorias" list={CategoryTree} recordRepresentation="name" />
      <Resource name="banners" list={BannerList} create={BannerCreate} edit={BannerEdit} recordRepresentation="name" />
      <Resource name="cambios" list={ChangeList} />
      <CustomRoutes>
        <Route path="/resumen" element={<Dashboard />} />
        <Route path="/importar" element={<ImportScreen />} />
        <Route path="/papelera" element={<TrashScreen />} />
        <Route path="/datos" element={<DataScreen />} />
        <Route path="/mi-cuenta" element={<MyAccount />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/solicitudes/:id/imprimir" element={<RequestPrint />} />
      </CustomRoutes>
    </Admin>
  )
}
