import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'

export const kindNames: Record<Attribute['kind'], string> = {
  number: 'Número o rango',
  size: 'Medidas (largo × ancho)',
  choice: 'Opciones',
  flag: 'Sí o no',
  text: 'Texto libre',
}
