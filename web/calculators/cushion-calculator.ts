import { amount, counted } from './amount.ts'
import { type Calculation, type Calculator, rollsFigure } from './calculator.ts'
import { type CushionValues, cushionFields, fillingOf } from './cushion-fields.ts'
import { type CushionProduct, proposeCushions } from './cushion-proposal.ts'
import { calculateCushions } from './cushions.ts'

export const cushionCalculator: Calculator<typeof cushionFields, CushionProduct[]> = {
  path: '/calculadoras/airpads',
  fields: cushionFields,
  groups: [
    { title: 'La caja', names: ['largo', 'ancho', 'alto', 'ocupado', 'cajas'] },
    {
      title: 'Supuestos',
      names: ['dias', 'apriete', 'rendimiento', 'almohada', 'rollo', 'merma'],
      isFolded: true,
    },
  ],
  check: () => ({}),
  calculate,
  propose: proposeCushions,
}

function calculate(values: CushionValues): Calculation {
  const found = calculateCushions(fillingOf(values))
  const { largo, ancho, alto, ocupado, apriete, rendimiento, almohada, rollo, merma } = values
  return {
    figures: [
      rollsFigure(found.rolls, rollo),
      { value: `${amount(found.metresPerMonth)} m`, unit: 'de tira al mes' },
      {
        value: amount(found.cushions),
        unit: `${found.cushions === 1 ? 'almohada' : 'almohadas'} por caja, ${amount(found.metres, 2)} m`,
      },
      { value: `${amount(found.fillLitres, 1)} L`, unit: 'de relleno por caja' },
    ],
    steps: [
      {
        name: 'Volumen de la caja',
        formula: 'largo × ancho × alto',
        filled: `${amount(largo)} × ${amount(ancho)} × ${amount(alto)} mm`,
        result: `${amount(found.boxLitres, 1)} L`,
      },
      {
        name: 'Espacio libre',
        formula: 'volumen × (1 − volumen ocupado)',
        filled: `${amount(found.boxLitres, 1)} L × ${amount(1 - ocupado / 100, 3)}`,
        result: `${amount(found.freeLitres, 1)} L`,
      },
      {
        name: 'Relleno por caja',
        formula: 'espacio libre × (1 + relleno de más)',
        filled: `${amount(found.freeLitres, 1)} L × ${amount(1 + apriete / 100, 3)}`,
        result: `${amount(found.fillLitres, 1)} L`,
      },
      {
        name: 'Almohadas por caja',
        formula: 'relleno / (relleno por metro × largo de almohada), hacia arriba',
        filled: `${amount(found.fillLitres, 1)} L / (${amount(rendimiento, 2)} L/m × ${amount(almohada / 1000, 3)} m)`,
        result: `${counted(found.cushions, 'almohada', 'almohadas')}, ${amount(found.metres, 2)} m`,
      },
      {
        name: 'Tira al mes',
        formula: 'metros por caja × cajas al día × días × (1 + merma)',
        filled: `${amount(found.metres, 2)} m × ${amount(values.cajas)} × ${amount(values.dias)} × ${amount(1 + merma / 100, 3)}`,
        result: `${amount(found.metresPerMonth)} m`,
      },
      {
        name: 'Rollos al mes',
        formula: 'metros al mes / largo por rollo, hacia arriba',
        filled: `${amount(found.metresPerMonth)} m / ${amount(rollo)} m`,
        result: counted(found.rolls, 'rollo', 'rollos'),
      },
    ],
  }
}
