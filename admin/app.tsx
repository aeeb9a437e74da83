import polyglotI18nProvider from 'ra-i18n-polyglot'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { AttributeCreate, AttributeEdit } from './catalogue/attributes/attribute-form.tsx'
import { AttributeList } from './catalogue/attributes/attribute-list.tsx'
import { QualityScreen } from './catalogue/attributes/quality-screen.tsx'
import { BannerCreate, BannerEdit } from './catalogue/banner-form.tsx'
import { BannerList } from './catalogue/banner-list.tsx'
import { CategoryTree } from './catalogue/category-tree.tsx'
import { FitScreen } from './catalogue/fits/fit-screen.tsx'
import { PriceImportScreen, ProductImportScreen } from './catalogue/import-screen.tsx'
import { ProductCreate, ProductEdit } from './catalogue/product-edit.tsx'
import { ProductListScreen } from './catalogue/product-list.tsx'
import { SynonymList } from './catalogue/synonym-list.tsx'
import { HistoryScreen } from './history/history-screen.tsx'
import { TrashScreen } from './history/trash-screen.tsx'
import { DataScreen } from './privacy/data-screen.tsx'
import { NewQuote } from './quotes/new-quote.tsx'

import { PriceListScreen } from './quotes/price-list.tsx'
import { QuoteEditorScreen } from './quotes/quote-editor.tsx'
import { QuoteListScreen } from './quotes/quote-list.tsx'
import { DashboardScreen } from './reports/dashboard.tsx'
import { SearchList } from './reports/search-list.tsx'
import { RequestList } from './requests/request-list.tsx'
import { RequestPrint } from './requests/request-print.tsx'
import { RequestShow } from './requests/request-show.tsx'
import { SettingsScreen } from './settings/settings-screen.tsx'
import { AdminLayout } from './shell/admin-layout.tsx'
import { dataProvider } from './shell/data-provider.ts'
import { spanishMessages } from './shell/spanish-messages.ts'
import { theme } from './shell/theme.ts'
import { authProvider } from './staff/auth-provider.ts'
import { MyAccount } from './staff/my-account.tsx'
import { StaffEdit } from './staff/staff-edit.tsx'
import { StaffCreate, StaffList } from './staff/staff-list.tsx'

const i18nProvider = polyglotI18nProvider(() => spanishMessages, 'es')

/** Resource names appear in addresses, so they are Spanish. */
export function App() {
  return (
    <Admin
      title="Administración"
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
      <Resource name="cotizaciones" list={QuoteListScreen} create={NewQuote} recordRepresentation="folio" />
      <Resource name="precios" list={PriceListScreen} recordRepresentation="name" />
      <Resource name="equipo" list={StaffList} create={StaffCreate} edit={StaffEdit} recordRepresentation="name" />
      <Resource
        name="productos"
        list={ProductListScreen}
        create={ProductCreate}
        edit={ProductEdit}
        recordRepresentation="name"
      />
      <Resource name="categorias" list={CategoryTree} recordRepresentation="name" />
      <Resource name="banners" list={BannerList} create={BannerCreate} edit={BannerEdit} recordRepresentation="name" />
      <Resource
        name="atributos"
        list={AttributeList}
        create={AttributeCreate}
        edit={AttributeEdit}
        recordRepresentation="name"
      />
      <Resource name="sinonimos" list={SynonymList} />
      <Resource name="busquedas" list={SearchList} recordRepresentation="id" />
      <Resource name="cambios" list={HistoryScreen} />
      <CustomRoutes>
        <Route path="/solicitudes/:id/cotizacion" element={<QuoteEditorScreen />} />
        <Route path="/precios/importar" element={<PriceImportScreen />} />
        <Route path="/resumen" element={<DashboardScreen />} />
        <Route path="/importar" element={<ProductImportScreen />} />
        <Route path="/calidad" element={<QualityScreen />} />
        <Route path="/compatibilidad" element={<FitScreen />} />
        <Route path="/papelera" element={<TrashScreen />} />
        <Route path="/datos" element={<DataScreen />} />
        <Route path="/configuracion/:slug?" element={<SettingsScreen />} />
        <Route path="/mi-cuenta" element={<MyAccount />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/solicitudes/:id/imprimir" element={<RequestPrint />} />
      </CustomRoutes>
    </Admin>
  )
}
