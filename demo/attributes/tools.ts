import {
  choiceAttribute,
  maximumRow,
  numberAttribute,
  row,
  seededCategoryIds,
  sizeAttribute,
  someRow,
  textAttribute,
} from './define.ts'

const {
  tools,
  batteryTools,
  airTools,
  handTools,
  palletSystems,
  boxSystems,
  seals,
  buckles,
  protectors,
  cushionMachines,
} = seededCategoryIds

const airRows = [someRow('Consumo de aire'), someRow('Aire comprimido')]

/** Tools, strapping machines and what closes a strap. */
export const toolAttributes = [
  choiceAttribute(
    'cierre',
    'Tipo de cierre',
    [row('Tipo de cierre', tools, palletSystems, buckles), someRow('Tipo de cierre', boxSystems)],
    [
      ['friccion', 'Soldadura por fricción'],
      ['calor', 'Soldadura por calor'],
      ['sello', 'Con sello', 'sello metálico', 'sello', 'engarce de sello'],
      ['sin-sello', 'Sin sello', 'lengüetas estampadas'],
      ['hebilla', 'Con hebilla', 'hebilla', 'doble lazo', 'enhebrado'],
    ],
    { isFilter: true },
  ),
  numberAttribute('tension', 'Tensión', 'N', [row('Tensión', palletSystems), someRow('Tensión', tools, boxSystems)], {
    isFilter: true,
  }),
  numberAttribute('velocidad-tensado', 'Velocidad de tensado', 'mm/s', [someRow('Velocidad de tensado', tools)]),
  numberAttribute('eficiencia', 'Eficiencia de unión', '%', [
    someRow('Eficiencia de unión'),
    someRow('Tipo de cierre: eficiencia de', palletSystems, boxSystems),
  ]),
  numberAttribute('resistencia-union', 'Resistencia de la unión', 'N', [someRow('Resistencia de la unión', seals)]),
  choiceAttribute(
    'tipo-sello',
    'Tipo de sello',
    [row('Tipo de sello', seals), someRow('Sello compatible', tools)],
    [
      ['abierto-liso', 'Abierto liso', 'abierto, liso'],
      ['abierto-dentado', 'Abierto dentado', 'abierto, con dentado interior'],
      ['traslapado', 'Traslapado', 'cerrado, traslapado'],
    ],
    { isFilter: true },
  ),
  numberAttribute('largo-sello', 'Largo del sello', 'mm', [
    row('Largo', seals),
    someRow('Sello compatible: largo de', tools),
  ]),
  numberAttribute('bateria', 'Batería', 'V', [someRow('Batería')]),
  numberAttribute('capacidad-bateria', 'Capacidad de la batería', 'Ah', [someRow('Batería')]),
  numberAttribute('enzunchados', 'Enzunchados por carga', '', [someRow('Enzunchados por carga', tools)]),
  numberAttribute('pallets-por-carga', 'Pallets por carga', '', [someRow('Pallets por carga')]),
  numberAttribute('tiempo-carga', 'Tiempo de carga', 'min', [someRow('Tiempo de carga')]),
  numberAttribute('ciclo', 'Tiempo de ciclo', 's', [someRow('Tiempo de ciclo')]),
  numberAttribute('presion-aire', 'Presión de aire', 'bar', [someRow('Presión de aire'), someRow('Aire comprimido')]),
  numberAttribute('consumo-aire', 'Consumo de aire', 'NL/min', airRows),
  numberAttribute('consumo-aire-ciclo', 'Consumo de aire por ciclo', 'NL por ciclo|NL por cierre', airRows),
  choiceAttribute(
    'conexion-aire',
    'Conexión de aire',
    [someRow('Conexión de aire')],
    [
      ['1-4', '1/4″', '1/4'],
      ['3-8', '3/8″', '3/8'],
    ],
  ),
  numberAttribute('avance-palanca', 'Avance por golpe de palanca', 'mm', [
    someRow('Avance por golpe de palanca', tools),
  ]),
  numberAttribute('largo-mangos', 'Largo de mangos', 'mm', [someRow('Largo de mangos', tools)]),
  numberAttribute('largo-palanca', 'Largo de palanca', 'mm', [someRow('Largo de palanca', tools)]),
  numberAttribute('diametro-tambor', 'Diámetro del tambor', 'mm', [someRow('Diámetro del tambor', tools)]),
  numberAttribute('cilindro', 'Cilindro', 'mm', [someRow('Cilindro', tools)]),
  choiceAttribute(
    'tipo-tensado',
    'Tipo de tensado',
    [someRow('Tipo de tensado', tools)],
    [
      ['husillo', 'Husillo', 'husillo ranurado'],
      ['tambor', 'Tambor', 'tambor ranurado'],
      ['rueda', 'Rueda dentada'],
    ],
  ),
  choiceAttribute(
    'forma-carga',
    'Tipo de carga',
    [someRow('Tipo de carga', tools)],
    [
      ['plana', 'Plana'],
      ['redonda', 'Redonda'],
    ],
  ),
  choiceAttribute(
    'corte',
    'Corte',
    [someRow('Corte')],
    [
      ['automatico', 'Automático'],
      ['cuchilla', 'Cuchilla'],
      ['manual', 'Manual'],
    ],
  ),
  numberAttribute('apertura-corte', 'Abertura de corte', 'mm', [someRow('Abertura de corte', handTools)]),
  numberAttribute('largo-total', 'Largo total', 'mm', [someRow('Largo total', handTools)]),
  numberAttribute('resistencia-cortable', 'Resistencia máxima del zuncho', 'N/mm²', [
    maximumRow('Resistencia máxima del zuncho', handTools),
  ]),
  numberAttribute('mandibula', 'Espesor de mandíbula inferior', 'mm', [
    someRow('Espesor de mandíbula inferior', handTools),
  ]),
  numberAttribute(
    'diametro-bobina',
    'Diámetro máximo de bobina',
    'mm',
    [maximumRow('Diámetro máximo de bobina', handTools)],
    {},
  ),
  numberAttribute(
    'ancho-bobina',
    'Ancho máximo de bobina',
    'mm',
    [maximumRow('Ancho máximo de bobina', handTools)],
    {},
  ),
  numberAttribute('capacidad-carga', 'Capacidad de carga', 'kg', [
    maximumRow('Capacidad de carga', handTools),
    maximumRow('Carga', handTools),
  ]),
  numberAttribute(
    'peso-colgado',
    'Peso de la herramienta',
    'kg',
    [someRow('Peso', batteryTools, airTools), someRow('Carga', handTools)],
    {
      ...{ step: 1, isCompared: false, help: 'Un equilibrador sostiene también la manguera o el cable.' },
    },
  ),
  numberAttribute('ruedas', 'Diámetro de las ruedas', 'mm', [someRow('Ruedas', handTools)]),
  numberAttribute('discos', 'Discos laterales', 'mm', [someRow('Discos laterales', handTools)]),
  sizeAttribute('bandeja', 'Bandeja', [someRow('Bandeja', handTools)]),
  numberAttribute('recorrido-cable', 'Recorrido del cable', 'mm', [someRow('Recorrido del cable', handTools)]),
  numberAttribute('cable', 'Cable', 'mm', [someRow('Cable', handTools)]),
  textAttribute('freno', 'Freno', someRow('Freno', handTools)),
  textAttribute('gancho', 'Gancho superior', someRow('Gancho superior', handTools)),
  textAttribute('bloqueo', 'Bloqueo', someRow('Bloqueo', handTools)),
  textAttribute('seguridad', 'Seguridad', someRow('Seguridad', handTools)),
  textAttribute('mangos', 'Mangos', someRow('Mangos', handTools)),
  numberAttribute('diametro-alambre', 'Diámetro del alambre', 'mm', [someRow('Diámetro del alambre', buckles)]),
  sizeAttribute('alas', 'Alas', [row('Alas', protectors)]),
  numberAttribute('espesor-esquinero', 'Espesor', 'mm', [row('Espesor', protectors, seals)]),
  numberAttribute('largo-esquinero', 'Largo', 'mm', [row('Largo', protectors)], { isFilter: true }),
  numberAttribute('angulo', 'Ángulo', '°', [someRow('Ángulo', protectors)]),
  numberAttribute('pestanas', 'Pestañas laterales', 'mm', [someRow('Pestañas laterales', protectors)]),
  numberAttribute('ruido', 'Nivel de ruido', 'dB(A)|dB', [someRow('Nivel de ruido')]),
  numberAttribute('recetas', 'Memoria', 'recetas', [someRow('Memoria', cushionMachines)]),
]
