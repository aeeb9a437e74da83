import { industries } from '../content/industries.ts'

export type MenuItem = { id: string; name: string; link: string; hasDropdown: boolean; submenu: MenuLink[] }
export type MenuLink = { name: string; link: string }

export const solutionLinks: MenuLink[] = [
  { name: 'Zunchos y herramientas', link: '/zunchos-herramientas' },
  { name: 'Envolvedoras', link: '/envolvedora' },
  { name: 'Film de embalaje', link: '/film-embalaje' },
  { name: 'Airpads', link: '/airpads' },
]

export const calculators: MenuLink = { name: 'Calculadoras', link: '/calculadoras' }

export const industryLinks: MenuLink[] = industries.map(({ path, name }) => ({ name, link: path }))

export const companyLinks: MenuLink[] = [
  { name: 'La empresa', link: '/nosotros' },
  { name: 'Política de calidad', link: '/politica-calidad' },
  { name: 'Código de ética', link: '/codigo-etica' },
]

const plain = (id: string, name: string, link: string): MenuItem => ({
  id,
  name,
  link,
  hasDropdown: false,
  submenu: [],
})
const dropdown = (id: string, name: string, link: string, submenu: MenuLink[]): MenuItem => ({
  id,
  name,
  link,
  hasDropdown: true,
  submenu,
})

export const mainMenu: MenuItem[] = [
  plain('productos', 'Productos', '/productos'),
  dropdown('soluciones', 'Soluciones', '/soluciones', [...solutionLinks, calculators]),
  dropdown('mercados', 'Mercados', '/mercados', industryLinks),
  dropdown('nosotros', 'Nosotros', '/nosotros', companyLinks),
  plain('servicio-tecnico', 'Servicio técnico', '/servicio-tecnico'),
]
