import { choiceAttribute, numberAttribute, row, seededCategoryIds, someRow } from './define.ts'

const { straps, tools, palletSystems, boxSystems, handTools, seals, buckles, protectors } = seededCategoryIds
const machines = [tools, palletSystems, boxSystems]

/** What a strap is, and what tools, machines, seals and buckles accept. */
export const strapAttributes = [
  choiceAttribute(
    'zuncho',
    'Material del zuncho',
    [
      row('Material de zuncho', tools, palletSystems, seals, buckles),
      someRow('Material de zuncho', handTools, protectors, boxSystems),
      row('Material', straps),
    ],
    [
      ['pp', 'PP', 'polipropileno'],
      ['pet', 'PET', 'poliéster'],
      ['acero', 'Acero', 'acero laminado', 'acero tratado'],
      [
        'textil',
        'Textil',
        'textiles',
        'poliéster de alta tenacidad, tejido',
        'hilos de poliéster con recubrimiento de polipropileno',
        'hilos de poliéster',
        'poliéster tejido',
      ],
    ],
    { isFilter: true },
  ),
  numberAttribute(
    'ancho',
    'Ancho de zuncho',
    'mm',
    [
      row('Ancho de zuncho', ...machines.slice(0, 2), seals, buckles),
      someRow('Ancho de zuncho', handTools, protectors, boxSystems),
      row('Ancho', straps),
    ],
    { step: 1, isFilter: true, help: 'Medida nominal: un zuncho de 15,5 mm se vende como 16 mm.' },
  ),
  numberAttribute(
    'espesor',
    'Espesor de zuncho',
    'mm',
    [
      row('Espesor de zuncho', tools, palletSystems, buckles),
      someRow('Espesor de zuncho', seals, handTools, protectors, boxSystems),
      row('Espesor', straps),
    ],
    { isFilter: true },
  ),
  numberAttribute('resistencia', 'Resistencia a la rotura', 'N', [row('Resistencia a la rotura', straps)], {
    isFilter: true,
  }),
  numberAttribute('tension-recomendada', 'Tensión máxima recomendada', 'N', [
    someRow('Tensión máxima recomendada', straps, buckles),
  ]),
  numberAttribute('resistencia-sistema', 'Resistencia del sistema', 'N', [
    someRow('Resistencia del sistema', straps, buckles),
  ]),
  numberAttribute('carga-trabajo', 'Carga de trabajo recomendada', 'N', [
    someRow('Carga de trabajo recomendada', straps),
  ]),
  numberAttribute('elongacion', 'Elongación a la rotura', '%', [row('Elongación', straps), someRow('Elongación')]),
  numberAttribute('nucleo-zuncho', 'Diámetro interior de la bobina', 'mm', [
    row('Diámetro interior', straps),
    someRow('Diámetro interior de bobina', handTools, ...machines),
  ]),
  numberAttribute('largo-zuncho', 'Largo por rollo', 'm', [row('Largo por rollo', straps)], { isFilter: true }),
  numberAttribute('peso-por-metro', 'Peso por metro', 'g', [someRow('Peso por metro', straps)]),
  numberAttribute('carga-por-pallet', 'Carga por pallet, paquete o bulto', 'kg', [
    someRow('Carga por pallet', straps),
    someRow('Carga por paquete', straps),
    someRow('Carga por bulto', straps),
  ]),
  choiceAttribute(
    'acabado',
    'Acabado',
    [someRow('Acabado', straps, buckles)],
    [
      ['pavonado', 'Pavonado'],
      ['galvanizado', 'Galvanizado'],
      ['pintado', 'Pintado', 'pintado negro', 'encerado'],
      ['fosfatado', 'Fosfatado'],
    ],
    { isFilter: true },
  ),
  choiceAttribute(
    'union',
    'Unión recomendada',
    [someRow('Eficiencia de unión', straps)],
    [
      ['soldadura', 'Soldadura', 'soldadura por fricción', 'soldadura por calor'],
      ['sello', 'Con sello', 'sello', 'sello metálico', 'sello dentado'],
    ],
    { isCompared: false },
  ),
  choiceAttribute(
    'bobinado',
    'Bobinado',
    [someRow('Bobinado', straps)],
    [
      ['simple', 'Simple'],
      ['oscilado', 'Oscilado'],
    ],
  ),
]
