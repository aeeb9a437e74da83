import ManageAccounts from '@mui/icons-material/ManageAccounts'
import PowerSettingsNew from '@mui/icons-material/PowerSettingsNew'
import { Box, ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import { useEffect, useState } from 'react'
import { AppBar, TitlePortal, UserMenu, useGetIdentity, useUserMenu } from 'react-admin'
import { Link } from 'react-router-dom'
import logo from '../../media/brand/logo-white.svg'
import { signOut } from '../staff/sign-out.ts'
import { useCompanyName } from './settings-query.ts'
import { useAction } from './use-action.ts'

const title = {
  fontSize: { xs: '1rem', sm: '1.25rem' },
  lineHeight: 1.2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: 2, sm: 1 },
  whiteSpace: 'normal',
}

export function AdminBar() {
  const name = useCompanyName()
  const screen = useScreenTitle()
  return (
    <AppBar color="secondary" alwaysOn userMenu={<AccountMenu />} sx={{ borderBottom: 4, borderColor: 'primary.main' }}>
      {name && <title>{screen ? `${screen} · ${name}` : name}</title>}
      <Box component="img" src={logo} alt={name} sx={{ height: 20, mr: 2, display: { xs: 'none', sm: 'block' } }} />
      <TitlePortal id={titleId} component="h1" sx={title} />
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
