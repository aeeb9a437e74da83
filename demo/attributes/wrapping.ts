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

const { wrappers, tunnelWrappers, stretchFilm, handTools, systems, palletSystems, boxSystems, tools } =
  seededCategoryIds

/** Stretch film, what applies it, and the machines of a packing line. */
export const wrappingAttributes = [
  numberAttribute(
    'ancho-film',
    'Ancho de film',
    'mm',
    [row('Ancho', stretchFilm), someRow('Ancho de film', handTools), row('Film: ancho', wrappers)],
    { step: 1, isFilter: true },
  ),
  numberAttribute('espesor-film', 'Espesor del film', 'µm', [row('Espesor', stretchFilm)], { isFilter: true }),
  numberAttribute(
    'nucleo-film',
    'Diámetro interior del rollo',
    'mm',
    [
      row('Diámetro interior', stretchFilm),
      someRow('Diámetro interior de rollo', handTools),
      row('Film: núcleo', wrappers),
    ],
    { step: 1, isFilter: true },
  ),
  numberAttribute('largo-film', 'Largo por rollo', 'm', [row('Largo por rollo', stretchFilm)], { isFilter: true }),
  numberAttribute('estiramiento', 'Estiramiento de trabajo', '%', [row('Estiramiento de trabajo', stretchFilm)], {
    isFilter: true,
  }),
  choiceAttribute(
    'aplicacion',
    'Aplicación',
    [someRow('Estiramiento de trabajo', stretchFilm)],
    [
      ['manual', 'Manual'],
      ['maquina', 'Con máquina', 'preestiro motorizado'],
    ],
    { isFilter: true },
  ),
  numberAttribute('metros-aplicados', 'Metros aplicados', 'm', [someRow('Metros aplicados', stretchFilm)]),
  choiceAttribute(
    'adherencia',
    'Adherencia',
    [someRow('Adherencia', stretchFilm)],
    [
      ['una-cara', 'Una cara'],
      ['dos-caras', 'Dos caras'],
    ],
    { isFilter: true },
  ),
  numberAttribute('superficie-abierta', 'Superficie abierta', '%', [someRow('Superficie abierta', stretchFilm)]),
  choiceAttribute('mango', 'Mango', [someRow('Mango', stretchFilm)], [['plastico', 'Plástico']]),
  numberAttribute('preestiro', 'Preestiro', '%', [someRow('Preestiro', wrappers)], { isFilter: true }),
  numberAttribute(
    'preestiro-film',
    'Estiramiento del film en la envolvedora',
    '%',
    [
      maximumRow('Estiramiento de trabajo', stretchFilm),
      someRow('Film: estiramiento', wrappers),
      someRow('Preestiro', wrappers),
    ],
    { isCompared: false },
  ),
  choiceAttribute(
    'tension-film',
    'Tensión del film',
    [someRow('Tensión del film', wrappers)],
    [['freno', 'Freno mecánico']],
  ),
  numberAttribute(
    'pallets-hora',
    'Capacidad (pallets por hora)',
    'pallets/h',
    [maximumRow('Capacidad', wrappers, palletSystems)],
    {
      isFilter: true,
    },
  ),
  numberAttribute('paquetes-hora', 'Capacidad (paquetes por hora)', 'paquetes/h', [
    someRow('Capacidad', palletSystems),
  ]),
  numberAttribute('cajas-minuto', 'Capacidad (cajas por minuto)', 'cajas/min', [someRow('Capacidad', boxSystems)]),
  numberAttribute('zunchos-minuto', 'Capacidad (zunchos por minuto)', 'zunchos/min', [
    someRow('Capacidad', boxSystems),
  ]),
  numberAttribute('cierres-hora', 'Capacidad (cierres por hora)', 'cierres por hora', [someRow('Capacidad', tools)]),
  numberAttribute(
    'altura-envoltura',
    'Altura máxima de envoltura',
    'mm',
    [maximumRow('Altura máxima de envoltura', wrappers)],
    {
      isFilter: true,
    },
  ),
  numberAttribute(
    'peso-carga',
    'Peso máximo de carga',
    'kg',
    [maximumRow('Peso máximo de carga', wrappers, systems), maximumRow('Peso máximo de bulto', tools)],
    { isFilter: true },
  ),
  sizeAttribute('tamano-maximo', 'Tamaño máximo de carga', [
    someRow('Tamaño máximo de carga', wrappers, systems),
    someRow('Sección máxima de carga', tunnelWrappers),
    someRow('Tamaño máximo de caja', boxSystems),
  ]),
  sizeAttribute('tamano-minimo', 'Tamaño mínimo de carga', [
    someRow('Tamaño mínimo de carga', wrappers, systems),
    someRow('Sección mínima de carga', tunnelWrappers),
    someRow('Tamaño mínimo de bulto', tools, boxSystems),
    someRow('Tamaño mínimo de caja', boxSystems),
  ]),
  sizeAttribute('arco', 'Tamaño de arco', [someRow('Tamaño de arco', boxSystems)]),
  numberAttribute('largo-minimo', 'Largo mínimo de carga', 'mm', [someRow('Largo mínimo de carga', wrappers)]),
  numberAttribute('ancho-carga', 'Ancho de carga', 'mm', [someRow('Tamaño de carga: ancho', tools)]),
  numberAttribute('alto-carga', 'Altura de carga', 'mm', [someRow('Tamaño de carga: altura', tools)]),
  numberAttribute('tornamesa', 'Diámetro de la tornamesa', 'mm', [someRow('Diámetro de la tornamesa', wrappers)]),
  numberAttribute('mastil', 'Altura del mástil', 'mm', [someRow('Altura del mástil', wrappers)]),
  numberAttribute('anillo', 'Diámetro del anillo', 'mm', [someRow('Diámetro del anillo', wrappers)]),
  numberAttribute('giro', 'Velocidad de giro', 'r/min|rpm', [someRow('Velocidad de giro', wrappers)]),
  numberAttribute('avance', 'Velocidad de avance', 'm/min', [
    someRow('Velocidad de avance', wrappers),
    someRow('Velocidad', boxSystems),
    someRow('Velocidad de la cadena', tools),
  ]),
  numberAttribute('altura-enzunchado', 'Altura de enzunchado', 'mm', [someRow('Altura de enzunchado', systems)]),
  numberAttribute('fuerza-prensa', 'Fuerza de prensa', 'N', [
    someRow('Fuerza de prensa', systems),
    someRow('Prensa', wrappers),
  ]),
  numberAttribute('balanza', 'Balanza', 'kg', [someRow('Balanza', wrappers)]),
]

const { cushionMachines, cushionFilm, paper } = seededCategoryIds

/** Air cushions, filling paper and what makes them. */
export const cushionAttributes = [
  numberAttribute(
    'ancho-airpad',
    'Ancho de film para airpads',
    'mm',
    [row('Ancho', cushionFilm), someRow('Ancho de film', cushionMachines), someRow('Ancho de tira', cushionMachines)],
    { step: 1, isFilter: true },
  ),
  numberAttribute('espesor-airpad', 'Espesor por pared', 'µm', [
    row('Espesor', cushionFilm),
    someRow('Espesor de film', cushionMachines),
  ]),
  numberAttribute('nucleo-airpad', 'Diámetro interior del rollo', 'mm', [
    row('Diámetro interior', cushionFilm),
    someRow('Diámetro interior de rollo', cushionMachines),
  ]),
  sizeAttribute('almohada', 'Formato de almohada', [someRow('Formato de almohada', cushionFilm)]),
  numberAttribute('largo-airpad', 'Largo por rollo', 'm', [
    row('Largo por rollo', cushionFilm),
    someRow('Largo por rollo', paper),
  ]),
  numberAttribute('volumen-rollo', 'Rendimiento por rollo', 'm³', [someRow('Rendimiento por rollo', cushionFilm)]),
  numberAttribute('superficie-rollo', 'Superficie por rollo', 'm²', [someRow('Rendimiento por rollo', cushionFilm)]),
  numberAttribute('presion-inflado', 'Presión de inflado', 'kPa', [someRow('Presión de inflado')]),
  numberAttribute('celda', 'Diámetro de celda', 'mm', [someRow('Diámetro de celda')]),
  numberAttribute('altura-inflada', 'Altura inflada', 'mm', [someRow('Altura inflada')]),
  numberAttribute('reciclado', 'Contenido reciclado', '%', [someRow('Contenido reciclado')], { isFilter: true }),
  numberAttribute('velocidad-relleno', 'Velocidad', 'm/min', [someRow('Velocidad', cushionMachines, paper)], {
    isFilter: true,
  }),
  numberAttribute('produccion', 'Producción', 'm³/h', [someRow('Producción', cushionMachines)], { isFilter: true }),
  choiceAttribute(
    'sellado-airpad',
    'Tipo de cierre',
    [someRow('Tipo de cierre', cushionMachines)],
    [
      ['banda', 'Banda caliente'],
      ['doble-banda', 'Doble banda caliente'],
    ],
  ),
  numberAttribute('volumen-cuba', 'Capacidad', 'm³', [someRow('Capacidad', cushionMachines)]),
  numberAttribute('contenido-almohadas', 'Contenido lleno', 'almohadas', [someRow('Contenido lleno', cushionMachines)]),
  sizeAttribute('cuba', 'Dimensiones de la cuba', [someRow('Dimensiones de la cuba', cushionMachines)]),
  numberAttribute('altura-descarga', 'Altura de descarga', 'mm', [someRow('Altura de descarga', cushionMachines)]),
  numberAttribute('tiempo-llenado', 'Tiempo de llenado', 'min', [someRow('Tiempo de llenado', cushionMachines)]),
  choiceAttribute(
    'sensor',
    'Sensor de nivel',
    [someRow('Sensor de nivel', cushionMachines)],
    [['fotocelda', 'Fotocelda']],
  ),
  numberAttribute('gramaje', 'Gramaje', 'g/m²', [someRow('Gramaje', paper), someRow('Gramaje de papel', paper)], {
    isFilter: true,
  }),
  numberAttribute('ancho-papel', 'Ancho de papel', 'mm', [someRow('Ancho', paper), someRow('Ancho de papel', paper)]),
  numberAttribute('largo-paquete', 'Largo por paquete', 'm', [
    someRow('Largo por paquete', paper),
    someRow('Capacidad', paper),
  ]),
  sizeAttribute('formato-paquete', 'Formato de paquete', [someRow('Formato de paquete', paper)]),
  numberAttribute('rendimiento-paquete', 'Rendimiento por paquete', 'm³', [someRow('Rendimiento por paquete', paper)]),
  numberAttribute('traccion', 'Resistencia a la tracción', 'kN/m', [someRow('Resistencia a la tracción', paper)]),
  numberAttribute('humedad', 'Humedad', '%', [someRow('Humedad del papel'), someRow('Humedad')]),
  numberAttribute('espesor-expandido', 'Espesor expandido', 'mm', [someRow('Espesor expandido', paper)]),
  numberAttribute('largo-programable', 'Largo programable', 'm', [someRow('Largo programable', paper)]),
  textAttribute('mando', 'Mando', someRow('Mando', paper)),
]
