import BarChart from '@mui/icons-material/BarChart'
import Groups from '@mui/icons-material/Groups'
import OpenInNew from '@mui/icons-material/OpenInNew'
import Shield from '@mui/icons-material/Shield'
import { Divider, ListItemIcon, MenuItem } from '@mui/material'
import { Menu } from 'react-admin'

/** Every screen of the back office. */
export function AdminMenu() {
  return (
    <Menu>
      <Menu.Item to="/" primaryText="Resumen" leftIcon={<BarChart />} />
      <Menu.Item to="/equipo" primaryText="Equipo" leftIcon={<Groups />} />
      <Menu.Item to="/datos" primaryText="Datos" leftIcon={<Shield />} />
      <Divider component="li" sx={{ my: 1 }} />
      <MenuItem component="a" href="/" target="_blank" sx={{ minHeight: 44, color: 'text.secondary' }}>
        <ListItemIcon sx={{ minWidth: 40 }}>
          <OpenInNew />
        </ListItemIcon>
        Ver el sitio
      </MenuItem>
    </Menu>
  )
}
