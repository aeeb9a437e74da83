import { amount, counted } from './amount.ts'
import { type Calculation, type Calculator, rollsFigure } from './calculator.ts'
import { closures, efficiencies, isJoint, joints, type Material, materials } from './joints.ts'
import { lowerFirst } from './lower-first.ts'
import { calculateStrap, gravity, sides } from './strap.ts'
import { type StrapValues, strapFields, strappingOf } from './strap-fields.ts'
import { proposeStraps, type StrapProducts } from './strap-proposal.ts'

export const strapCalculator: Calculator<typeof strapFields, StrapProducts> = {
  path: '/calculadoras/zuncho',
  fields: strapFields,
  groups: [
    { title: 'La carga', names: ['largo', 'ancho', 'alto', 'peso', 'cargas'] },
    { title: 'El amarre', names: ['zunchos-ancho', 'zunchos-largo', 'material', 'union'] },
    {
      title: 'Supuestos',
      names: ['eficiencia', 'aceleracion', 'seguridad', 'cierres', 'traslape', 'rollo', 'merma'],
      isFolded: true,
    },
  ],
  check: (values) => ({
    ...(values['zunchos-ancho'] + values['zunchos-largo'] === 0 && {
      'zunchos-ancho': 'La carga necesita al menos un zuncho',
    }),
    ...(efficiencies[values.material][values.union] === undefined && {
      union: `${materials[values.material]} se cierra con ${closuresOf(values.material)}`,
    }),
  }),
  calculate,
  propose: proposeStraps,
}

const closuresOf = (material: Material) =>
  new Intl.ListFormat('es-CL', { type: 'disjunction' }).format(
    Object.keys(efficiencies[material])
      .filter(isJoint)
      .map((joint) => lowerFirst(joints[joint])),
  )

function calculate(values: StrapValues): Calculation {
  const found = calculateStrap(strappingOf(values))
  const closure = closures[values.union]
  const more = amount(1 + values.merma / 100, 3)
  return {
    figures: [
      rollsFigure(found.rolls, values.rollo),
      { value: `${amount(found.metresPerMonth)} m`, unit: 'de zuncho al mes' },
      closure
        ? { value: amount(found.closures), unit: `${closure} al mes` }
        : { value: `${amount(found.metres, 1)} m`, unit: 'por carga' },
      { value: `${amount(found.strength)} N`, unit: 'de rotura mínima por zuncho' },
    ],
    steps: [
      {
        name: 'Zuncho por carga',
        formula: 'zunchos × (2 × (lado + alto) + traslape), en cada sentido',
        filled: lengthText(values, found),
        result: `${amount(found.metres, 2)} m`,
      },
      {
        name: 'Zuncho al mes',
        formula: 'metros por carga × cargas × (1 + merma)',
        filled: `${amount(found.metres, 2)} m × ${amount(values.cargas)} × ${more}`,
        result: `${amount(found.metresPerMonth)} m`,
      },
      {
        name: 'Rollos al mes',
        formula: 'metros al mes / largo por rollo, hacia arriba',
        filled: `${amount(found.metresPerMonth)} m / ${amount(values.rollo)} m`,
        result: counted(found.rolls, 'rollo', 'rollos'),
      },
      ...(closure
        ? [
            {
              name: `${closure.charAt(0).toUpperCase()}${closure.slice(1)} al mes`,
              formula: `zunchos × ${closure} por zuncho × cargas × (1 + merma), hacia arriba`,
              filled: `${found.straps} × ${values.cierres} × ${amount(values.cargas)} × ${more}`,
              result: `${amount(found.closures)} ${closure}`,
            },
          ]
        : []),
      {
        name: 'Fuerza que debe retener el amarre',
        formula: 'aceleración × peso × gravedad',
        filled: `${amount(values.aceleracion, 2)} × ${amount(values.peso, 1)} kg × ${amount(gravity, 2)} m/s²`,
        result: `${amount(found.force)} N`,
      },
      {
        name: 'Rotura mínima por zuncho',
        formula: 'fuerza × factor de seguridad / (zunchos × 2 ramas × eficiencia de la unión)',
        filled: `${amount(found.force)} N × ${amount(values.seguridad, 2)} / (${found.straps} × ${sides} × ${amount(values.eficiencia / 100, 2)})`,
        result: `${amount(found.strength)} N`,
      },
    ],
  }
}

function lengthText(values: StrapValues, { acrossLength, alongLength }: ReturnType<typeof calculateStrap>) {
  const { 'zunchos-ancho': across, 'zunchos-largo': along } = values
  const ways = [
    { straps: across, length: acrossLength },
    { straps: along, length: alongLength },
  ]
  return ways
    .filter(({ straps }) => straps > 0)
    .map(({ straps, length }) => `${straps} × ${amount(length, 2)} m`)
    .join(' + ')
}
