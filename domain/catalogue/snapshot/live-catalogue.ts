import { keepLive, type Live } from '../../live.ts'
import type { Catalogue } from './catalogue.ts'

export const catalogueChannel = 'catalogue'

export type LiveCatalogue = Live<Catalogue>

export const keepCatalogue = keepLive<Catalogue>
