import AccountTree from '@mui/icons-material/AccountTree'
import BarChart from '@mui/icons-material/BarChart'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Extension from '@mui/icons-material/Extension'
import FactCheck from '@mui/icons-material/FactCheck'
import Groups from '@mui/icons-material/Groups'
import History from '@mui/icons-material/History'
import Inbox from '@mui/icons-material/Inbox'
import Inventory2 from '@mui/icons-material/Inventory2'
import ManageAccounts from '@mui/icons-material/ManageAccounts'
import ManageSearch from '@mui/icons-material/ManageSearch'
import OpenInNew from '@mui/icons-material/OpenInNew'
import PowerSettingsNew from '@mui/icons-material/PowerSettingsNew'
import RequestQuote from '@mui/icons-material/RequestQuote'
import Sell from '@mui/icons-material/Sell'
import Settings from '@mui/icons-material/Settings'
import Shield from '@mui/icons-material/Shield'
import Straighten from '@mui/icons-material/Straighten'
import SyncAlt from '@mui/icons-material/SyncAlt'
import UploadFile from '@mui/icons-material/UploadFile'
import ViewCarousel from '@mui/icons-material/ViewCarousel'
import { Badge, Box, Divider, ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import { type ReactNode, useEffect, useState } from 'react'
import { AppBar, Layout, Menu, TitlePortal, UserMenu, useGetIdentity, useUserMenu } from 'react-admin'
import { Link } from 'react-router-dom'
import logo from '../../media/brand/logo-white.svg'
import { DemoQuestion } from '../catalogue/demo.tsx'
import { useInboxPulse, useLastPulse } from '../requests/use-inbox-pulse.ts'
import { SettingsProblemsNotice } from '../settings/settings-problems.tsx'
import { useCompanyName } from '../settings/settings-query.ts'
import { signOut } from '../staff/auth-provider.ts'
import { OtherBackendNotice } from './other-backend.tsx'
import { useAction } from './use-action.ts'

export function AdminLayout({ children }: { children: ReactNode }) {
  useInboxPulse()
  return (
    <Layout
      appBar={AdminBar}
      menu={AdminMenu}
      appBarAlwaysOn
      // By default react-admin's content grows wider than the screen instead of letting a table scroll.
      sx={{ minWidth: 0, '& .RaLayout-content': { minWidth: 0, px: { xs: 1, md: 3 }, pt: { md: 1.5 }, pb: 4 } }}
    >
      <OtherBackendNotice />
      <SettingsProblemsNotice />
      <DemoQuestion />
      {children}
    </Layout>
  )
}

const titleLook = {
  fontSize: { xs: '1rem', sm: '1.25rem' },
  lineHeight: 1.2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: 2, sm: 1 },
  whiteSpace: 'normal',
}

function AdminBar() {
  const name = useCompanyName()
  const screen = useScreenTitle()
  return (
    <AppBar color="secondary" alwaysOn userMenu={<AccountMenu />} sx={{ borderBottom: 4, borderColor: 'primary.main' }}>
      {name && <title>{screen ? `${screen} · ${name}` : name}</title>}
      <Box component="img" src={logo} alt={name} sx={{ height: 20, mr: 2, display: { xs: 'none', sm: 'block' } }} />
      <TitlePortal id={titleId} component="h1" sx={titleLook} />
    </AppBar>
  )
}

/** The one that react-admin gives the place of the title. */
const titleId = 'react-admin-title'

/** Every screen writes its title into the bar, also react-admin's own ones, which tell it nobody else. */
function useScreenTitle(): string {
  const [title, setTitle] = useState('')
  useEffect(() => {
    const heading = document.getElementById(titleId)
    if (!heading) return
    const read = () => setTitle(heading.textContent)
    const observer = new MutationObserver(read)
    observer.observe(heading, { childList: true, characterData: true, subtree: true })
    read()
    return () => observer.disconnect()
  }, [])
  return title
}

function AccountMenu() {
  const { identity } = useGetIdentity()
  return (
    <UserMenu {...(identity?.fullName && { label: identity.fullName })}>
      <MyAccountItem />
      <SignOutItem />
    </UserMenu>
  )
}

function MyAccountItem() {
  const menu = useUserMenu()
  return (
    <MenuItem component={Link} to="/mi-cuenta" onClick={menu?.onClose}>
      <ListItemIcon>
        <ManageAccounts fontSize="small" />
      </ListItemIcon>
      <ListItemText>Mi cuenta</ListItemText>
    </MenuItem>
  )
}

/** react-admin's own item does not report failures. */
function SignOutItem() {
  const { run, isRunning } = useAction()
  return (
    <MenuItem disabled={isRunning} onClick={() => run(() => signOut('/me/sign-out'))}>
      <ListItemIcon>
        <PowerSettingsNew fontSize="small" />
      </ListItemIcon>
      <ListItemText>Cerrar sesión</ListItemText>
    </MenuItem>
  )
}

function AdminMenu() {
  const fresh = useLastPulse()?.fresh
  return (
    <Menu>
      <Menu.Item
        to="/solicitudes"
        primaryText={
          <Badge badgeContent={fresh} color="primary" sx={{ '& .MuiBadge-badge': { right: -16, top: 12 } }}>
            Solicitudes
          </Badge>
        }
        leftIcon={<Inbox />}
      />
      <Menu.Item to="/cotizaciones" primaryText="Cotizaciones" leftIcon={<RequestQuote />} />
      <Menu.Item to="/resumen" primaryText="Resumen" leftIcon={<BarChart />} />
      <Menu.Item to="/productos" primaryText="Productos" leftIcon={<Inventory2 />} />
      <Menu.Item to="/precios" primaryText="Lista de precios" leftIcon={<Sell />} />
      <Menu.Item to="/categorias" primaryText="Categorías" leftIcon={<AccountTree />} />
      <Menu.Item to="/atributos" primaryText="Atributos" leftIcon={<Straighten />} />
      <Menu.Item to="/calidad" primaryText="Calidad de las fichas" leftIcon={<FactCheck />} />
      <Menu.Item to="/compatibilidad" primaryText="Compatibilidad" leftIcon={<Extension />} />
      <Menu.Item to="/banners" primaryText="Banners" leftIcon={<ViewCarousel />} />
      <Menu.Item to="/sinonimos" primaryText="Sinónimos" leftIcon={<SyncAlt />} />
      <Menu.Item to="/busquedas" primaryText="Búsquedas" leftIcon={<ManageSearch />} />
      <Menu.Item to="/importar" primaryText="Importar" leftIcon={<UploadFile />} />
      <Menu.Item to="/cambios" primaryText="Historial" leftIcon={<History />} />
      <Menu.Item to="/papelera" primaryText="Papelera" leftIcon={<DeleteOutlined />} />
      <Menu.Item to="/equipo" primaryText="Equipo" leftIcon={<Groups />} />
      <Menu.Item to="/configuracion" primaryText="Configuración" leftIcon={<Settings />} />
      <Menu.Item to="/datos" primaryText="Datos" leftIcon={<Shield />} />
      <Divider component="li" sx={{ my: 1 }} />
      <MenuItem
        component="a"
        href="/"
        target="_blank"
        // The padding aligns it with the links above, which have a border.
        sx={{ minHeight: 44, pl: '20px', color: 'text.secondary', '& .MuiListItemIcon-root': { minWidth: 40 } }}
      >
        <ListItemIcon>
          <OpenInNew />
        </ListItemIcon>
        Ver el sitio
      </MenuItem>
    </Menu>
  )
}
