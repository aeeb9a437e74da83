import AccountTree from '@mui/icons-material/AccountTree'
import BarChart from '@mui/icons-material/BarChart'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Extension from '@mui/icons-material/Extension'
import FactCheck from '@mui/icons-material/FactCheck'
import Groups from '@mui/icons-material/Groups'
import History from '@mui/icons-material/History'
import Inbox from '@mui/icons-material/Inbox'
import Inventory2 from '@mui/icons-material/Inventory2'
import ManageSearch from '@mui/icons-material/ManageSearch'
import OpenInNew from '@mui/icons-material/OpenInNew'
import RequestQuote from '@mui/icons-material/RequestQuote'
import Sell from '@mui/icons-material/Sell'
import Settings from '@mui/icons-material/Settings'
import Shield from '@mui/icons-material/Shield'
import Straighten from '@mui/icons-material/Straighten'
import SyncAlt from '@mui/icons-material/SyncAlt'
import UploadFile from '@mui/icons-material/UploadFile'
import ViewCarousel from '@mui/icons-material/ViewCarousel'
import { Badge, Divider, ListItemIcon, MenuItem } from '@mui/material'
import { Menu } from 'react-admin'
import { useLastPulse } from '../requests/use-inbox-pulse.ts'

export function AdminMenu() {
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
