import { airpads } from '../../web/content/airpads.ts'
import { calculadoraAirpads } from '../../web/content/calculadora-airpads.ts'
import { calculadoraFilm } from '../../web/content/calculadora-film.ts'
import { calculadoraZuncho } from '../../web/content/calculadora-zuncho.ts'
import { calculadoras } from '../../web/content/calculadoras.ts'
import { envolvedora } from '../../web/content/envolvedora.ts'
import { filmEmbalaje } from '../../web/content/film-embalaje.ts'
import { industryPages } from '../../web/content/industry-pages.server.ts'
import { inicio } from '../../web/content/inicio.ts'
import { mercados } from '../../web/content/mercados.ts'
import { nosotros } from '../../web/content/nosotros.ts'
import { servicioTecnico } from '../../web/content/servicio-tecnico.ts'
import { soluciones } from '../../web/content/soluciones.ts'
import { zunchosHerramientas } from '../../web/content/zunchos-herramientas.ts'

const contents: [string, unknown][] = [
  ['/', inicio],
  ['/airpads', airpads],
  ['/calculadoras', calculadoras],
  ['/calculadoras/airpads', calculadoraAirpads],
  ['/calculadoras/film', calculadoraFilm],
  ['/calculadoras/zuncho', calculadoraZuncho],
  ['/envolvedora', envolvedora],
  ['/film-embalaje', filmEmbalaje],
  ['/mercados', mercados],
  ['/nosotros', nosotros],
  ['/servicio-tecnico', servicioTecnico],
  ['/soluciones', soluciones],
  ['/zunchos-herramientas', zunchosHerramientas],
  ...industryPages.map(({ path, copy }): [string, unknown] => [path, copy]),
]

/** The texts of the pages that mention products. */
export const pages = contents.map(([path, content]) => ({ path, passages: passagesOf(content) }))

/** A text, with the category it links to: its figures are those of that category's products. */
export type Passage = { text: string; categoryId?: number }

/** A table row is one passage, because one of its columns names the product that the others describe. */
function passagesOf(content: unknown, linked?: number): Passage[] {
  if (typeof content === 'string') return [{ text: content.replaceAll('\u00a0', ' '), categoryId: linked }]
  if (typeof content !== 'object' || content === null) return []
  const categoryId = linkedCategoryOf(content) ?? linked
  return Object.entries(content).flatMap(([key, value]) =>
    key === 'rows' ? value.map(rowText) : passagesOf(value, categoryId),
  )
}

function linkedCategoryOf(content: object): number | undefined {
  const { link } = content as { link?: { to?: string } }
  const [, id] = link?.to?.match(/^\/productos\?categoryId=(\d+)$/) ?? []
  return id === undefined ? undefined : Number(id)
}

/** The weight and size of a load are not product figures. */
function rowText(row: string[] | { load: string }): Passage {
  const cells = passagesOf(Array.isArray(row) ? row : { ...row, load: '' })
  return { text: cells.map(({ text }) => text).join('; ') }
}
