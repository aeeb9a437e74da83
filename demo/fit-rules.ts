import type { Tx } from '../db/connect.ts'
import { fitRules } from '../db/schema.ts'
import type { FitMeasure, FitRule, FitSettings, FitSide } from '../shared/catalogue/fits.ts'
import { seededCategoryIds } from './attributes/define.ts'

const side = (name: string, heading: string, role: FitSide['role'], ...categoryIds: number[]): FitSide => ({
  name,
  heading,
  role,
  categoryIds,
})

const strap = side('el zuncho', 'Zunchos', 'has', seededCategoryIds.straps)
const poweredTool = side(
  'la herramienta',
  'Herramientas',
  'has',
  seededCategoryIds.batteryTools,
  seededCategoryIds.airTools,
)
const tool = side(
  'la herramienta',
  'Herramientas y máquinas',
  'takes',
  seededCategoryIds.tools,
  seededCategoryIds.systems,
)
const seal = side('el sello', 'Sellos', 'takes', seededCategoryIds.seals)
const buckle = side('la hebilla', 'Hebillas', 'takes', seededCategoryIds.buckles)
const protector = side('el esquinero', 'Esquineros', 'takes', seededCategoryIds.protectors)
const balancer = side('el equilibrador', 'Equilibradores', 'takes', seededCategoryIds.handTools)
const aid = side('el accesorio', 'Carros y cortadores', 'takes', seededCategoryIds.handTools)
const film = side('el film', 'Film stretch', 'has', seededCategoryIds.stretchFilm)
const wrapper = side('la envolvedora', 'Envolvedoras', 'takes', seededCategoryIds.wrappers)
const filmHolder = side('el portarrollo', 'Portarrollos', 'takes', seededCategoryIds.handTools)
const cushionFilm = side('el film', 'Film para airpads', 'has', seededCategoryIds.cushionFilm)
const cushionMachine = side('el equipo', 'Equipos para airpads', 'takes', seededCategoryIds.cushionMachines)
const tape = side('la cinta', 'Cintas adhesivas', 'has', seededCategoryIds.tapes)
const dispenser = side('el dispensador', 'Dispensadores', 'takes', seededCategoryIds.handTools)
const boxSealer = side('la selladora', 'Selladoras de cajas', 'takes', seededCategoryIds.boxSystems)

const measure = (key: string, has: string, takes: string): FitMeasure => ({ key, has, takes })

const material = measure('zuncho', 'es de {valor}', 'es para {valor}')
const width = measure('ancho', 'mide {valor}', 'es para {valor}')
const thickness = measure('espesor', 'tiene {valor} de espesor', 'es para espesores de {valor}')
const core = measure('nucleo-zuncho', 'tiene un núcleo de {valor}', 'es para núcleos de {valor}')
const hungWeight = measure('peso-colgado', 'pesa {valor}', 'es para {valor}')
const sealKind = measure('tipo-sello', 'es {valor}', 'es para sellos de tipo {valor}')
const filmWidth = measure('ancho-film', 'mide {valor} de ancho', 'es para {valor} de ancho')
const filmCore = measure('nucleo-film', 'tiene un núcleo de {valor}', 'es para núcleos de {valor}')
const filmStretch = measure(
  'preestiro-film',
  'admite un estiramiento de {valor}',
  'trabaja con un preestiro de {valor}',
)
const cushionWidth = measure('ancho-airpad', 'mide {valor} de ancho', 'es para {valor} de ancho')
const cushionCore = measure('nucleo-airpad', 'tiene un núcleo de {valor}', 'es para núcleos de {valor}')
const rollWeight = measure('peso-rollo', 'pesa {valor}', 'es para rollos de {valor}')
const rollDiameter = measure('diametro-rollo', 'tiene {valor} de diámetro', 'es para rollos de {valor} de diámetro')
const cushionWall = measure('espesor-airpad', 'tiene {valor} por pared', 'es para {valor} por pared')
const tapeWidth = measure('ancho-cinta', 'mide {valor} de ancho', 'es para {valor} de ancho')
const tapeCore = measure('nucleo-cinta', 'tiene un núcleo de {valor}', 'es para núcleos de {valor}')

type Options = Partial<Pick<FitRule, 'when' | 'completes' | 'completesWith' | 'needed'>>

const rule = (key: string, sides: [FitSide, FitSide], measures: FitMeasure[], options: Options = {}): FitRule => ({
  key,
  sides,
  measures,
  when: null,
  completes: false,
  completesWith: null,
  needed: false,
  ...options,
})

const completes = { completes: true }
const closing = (choice: string) => ({ attribute: 'cierre', choice })
const strapMeasures = [material, width, thickness]

export const defaultFits: FitSettings = {
  rules: [
    rule('zuncho-herramienta', [strap, tool], [...strapMeasures, core], completes),
    rule('zuncho-sello', [strap, seal], strapMeasures, { ...completes, completesWith: closing('sello') }),
    rule('zuncho-hebilla', [strap, buckle], strapMeasures, { ...completes, completesWith: closing('hebilla') }),
    rule('zuncho-esquinero', [strap, protector], [width, thickness, material], completes),
    rule('zuncho-accesorio', [strap, aid], [...strapMeasures, core], completes),
    rule('herramienta-sello', [tool, seal], [material, width, sealKind], { when: closing('sello') }),
    rule('herramienta-hebilla', [tool, buckle], [material, width], { when: closing('hebilla') }),
    rule('herramienta-equilibrador', [poweredTool, balancer], [hungWeight]),
    rule('film-envolvedora', [film, wrapper], [filmWidth, filmCore, rollDiameter, filmStretch]),
    rule('film-portarrollo', [film, filmHolder], [filmWidth, filmCore, rollWeight, rollDiameter], completes),
    rule('film-airpad-equipo', [cushionFilm, cushionMachine], [cushionWidth, cushionCore, cushionWall], {
      ...completes,
      needed: true,
    }),
    rule('cinta-dispensador', [tape, dispenser], [tapeWidth, tapeCore, rollDiameter], completes),
    rule('cinta-selladora', [tape, boxSealer], [tapeWidth, tapeCore, rollDiameter]),
  ],
  exceptions: [],
}

export async function seedFitRules(tx: Tx): Promise<void> {
  await tx.insert(fitRules).values(defaultFits.rules.map(({ key: _, ...value }, position) => ({ position, value })))
}
