import { category, choice, maximumRow, number, row, size, someRow, text } from './define.ts'

const { wrappers, tunnelWrappers, stretchFilm, handTools, systems, palletSystems, boxSystems, tools } = category

/** Stretch film, what applies it, and the machines of a packing line. */
export const wrappingAttributes = [
  number(
    'ancho-film',
    'Ancho de film',
    'mm',
    [row('Ancho', stretchFilm), someRow('Ancho de film', handTools), row('Film: ancho', wrappers)],
    { step: 1, isFilter: true },
  ),
  number('espesor-film', 'Espesor del film', 'µm', [row('Espesor', stretchFilm)], { isFilter: true }),
  number(
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
  number('largo-film', 'Largo por rollo', 'm', [row('Largo por rollo', stretchFilm)], { isFilter: true }),
  number('estiramiento', 'Estiramiento de trabajo', '%', [row('Estiramiento de trabajo', stretchFilm)], {
    isFilter: true,
  }),
  choice(
    'aplicacion',
    'Aplicación',
    [someRow('Estiramiento de trabajo', stretchFilm)],
    [
      ['manual', 'Manual'],
      ['maquina', 'Con máquina', 'preestiro motorizado'],
    ],
    { isFilter: true },
  ),
  number('metros-aplicados', 'Metros aplicados', 'm', [someRow('Metros aplicados', stretchFilm)]),
  choice(
    'adherencia',
    'Adherencia',
    [someRow('Adherencia', stretchFilm)],
    [
      ['una-cara', 'Una cara'],
      ['dos-caras', 'Dos caras'],
    ],
    { isFilter: true },
  ),
  number('superficie-abierta', 'Superficie abierta', '%', [someRow('Superficie abierta', stretchFilm)]),
  choice('mango', 'Mango', [someRow('Mango', stretchFilm)], [['plastico', 'Plástico']]),
  number('preestiro', 'Preestiro', '%', [someRow('Preestiro', wrappers)], { isFilter: true }),
  number(
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
  choice('tension-film', 'Tensión del film', [someRow('Tensión del film', wrappers)], [['freno', 'Freno mecánico']]),
  number(
    'pallets-hora',
    'Capacidad (pallets por hora)',
    'pallets/h',
    [maximumRow('Capacidad', wrappers, palletSystems)],
    {
      isFilter: true,
    },
  ),
  number('paquetes-hora', 'Capacidad (paquetes por hora)', 'paquetes/h', [someRow('Capacidad', palletSystems)]),
  number('cajas-minuto', 'Capacidad (cajas por minuto)', 'cajas/min', [someRow('Capacidad', boxSystems)]),
  number('zunchos-minuto', 'Capacidad (zunchos por minuto)', 'zunchos/min', [someRow('Capacidad', boxSystems)]),
  number('cierres-hora', 'Capacidad (cierres por hora)', 'cierres por hora', [someRow('Capacidad', tools)]),
  number('altura-envoltura', 'Altura máxima de envoltura', 'mm', [maximumRow('Altura máxima de envoltura', wrappers)], {
    isFilter: true,
  }),
  number(
    'peso-carga',
    'Peso máximo de carga',
    'kg',
    [maximumRow('Peso máximo de carga', wrappers, systems), maximumRow('Peso máximo de bulto', tools)],
    { isFilter: true },
  ),
  size('tamano-maximo', 'Tamaño máximo de carga', [
    someRow('Tamaño máximo de carga', wrappers, systems),
    someRow('Sección máxima de carga', tunnelWrappers),
    someRow('Tamaño máximo de caja', boxSystems),
  ]),
  size('tamano-minimo', 'Tamaño mínimo de carga', [
    someRow('Tamaño mínimo de carga', wrappers, systems),
    someRow('Sección mínima de carga', tunnelWrappers),
    someRow('Tamaño mínimo de bulto', tools, boxSystems),
    someRow('Tamaño mínimo de caja', boxSystems),
  ]),
  size('arco', 'Tamaño de arco', [someRow('Tamaño de arco', boxSystems)]),
  number('largo-minimo', 'Largo mínimo de carga', 'mm', [someRow('Largo mínimo de carga', wrappers)]),
  number('ancho-carga', 'Ancho de carga', 'mm', [someRow('Tamaño de carga: ancho', tools)]),
  number('alto-carga', 'Altura de carga', 'mm', [someRow('Tamaño de carga: altura', tools)]),
  number('tornamesa', 'Diámetro de la tornamesa', 'mm', [someRow('Diámetro de la tornamesa', wrappers)]),
  number('mastil', 'Altura del mástil', 'mm', [someRow('Altura del mástil', wrappers)]),
  number('anillo', 'Diámetro del anillo', 'mm', [someRow('Diámetro del anillo', wrappers)]),
  number('giro', 'Velocidad de giro', 'r/min|rpm', [someRow('Velocidad de giro', wrappers)]),
  number('avance', 'Velocidad de avance', 'm/min', [
    someRow('Velocidad de avance', wrappers),
    someRow('Velocidad', boxSystems),
    someRow('Velocidad de la cadena', tools),
  ]),
  number('altura-enzunchado', 'Altura de enzunchado', 'mm', [someRow('Altura de enzunchado', systems)]),
  number('fuerza-prensa', 'Fuerza de prensa', 'N', [someRow('Fuerza de prensa', systems), someRow('Prensa', wrappers)]),
  number('balanza', 'Balanza', 'kg', [someRow('Balanza', wrappers)]),
]

const { cushionMachines, cushionFilm, paper } = category

/** Air cushions, filling paper and what makes them. */
export const cushionAttributes = [
  number(
    'ancho-airpad',
    'Ancho de film para airpads',
    'mm',
    [row('Ancho', cushionFilm), someRow('Ancho de film', cushionMachines), someRow('Ancho de tira', cushionMachines)],
    { step: 1, isFilter: true },
  ),
  number('espesor-airpad', 'Espesor por pared', 'µm', [
    row('Espesor', cushionFilm),
    someRow('Espesor de film', cushionMachines),
  ]),
  number('nucleo-airpad', 'Diámetro interior del rollo', 'mm', [
    row('Diámetro interior', cushionFilm),
    someRow('Diámetro interior de rollo', cushionMachines),
  ]),
  size('almohada', 'Formato de almohada', [someRow('Formato de almohada', cushionFilm)]),
  number('largo-airpad', 'Largo por rollo', 'm', [
    row('Largo por rollo', cushionFilm),
    someRow('Largo por rollo', paper),
  ]),
  number('volumen-rollo', 'Rendimiento por rollo', 'm³', [someRow('Rendimiento por rollo', cushionFilm)]),
  number('superficie-rollo', 'Superficie por rollo', 'm²', [someRow('Rendimiento por rollo', cushionFilm)]),
  number('presion-inflado', 'Presión de inflado', 'kPa', [someRow('Presión de inflado')]),
  number('celda', 'Diámetro de celda', 'mm', [someRow('Diámetro de celda')]),
  number('altura-inflada', 'Altura inflada', 'mm', [someRow('Altura inflada')]),
  number('reciclado', 'Contenido reciclado', '%', [someRow('Contenido reciclado')], { isFilter: true }),
  number('velocidad-relleno', 'Velocidad', 'm/min', [someRow('Velocidad', cushionMachines, paper)], { isFilter: true }),
  number('produccion', 'Producción', 'm³/h', [someRow('Producción', cushionMachines)], { isFilter: true }),
  choice(
    'sellado-airpad',
    'Tipo de cierre',
    [someRow('Tipo de cierre', cushionMachines)],
    [
      ['banda', 'Banda caliente'],
      ['doble-banda', 'Doble banda caliente'],
    ],
  ),
  number('volumen-cuba', 'Capacidad', 'm³', [someRow('Capacidad', cushionMachines)]),
  number('contenido-almohadas', 'Contenido lleno', 'almohadas', [someRow('Contenido lleno', cushionMachines)]),
  size('cuba', 'Dimensiones de la cuba', [someRow('Dimensiones de la cuba', cushionMachines)]),
  number('altura-descarga', 'Altura de descarga', 'mm', [someRow('Altura de descarga', cushionMachines)]),
  number('tiempo-llenado', 'Tiempo de llenado', 'min', [someRow('Tiempo de llenado', cushionMachines)]),
  choice('sensor', 'Sensor de nivel', [someRow('Sensor de nivel', cushionMachines)], [['fotocelda', 'Fotocelda']]),
  number('gramaje', 'Gramaje', 'g/m²', [someRow('Gramaje', paper), someRow('Gramaje de papel', paper)], {
    isFilter: true,
  }),
  number('ancho-papel', 'Ancho de papel', 'mm', [someRow('Ancho', paper), someRow('Ancho de papel', paper)]),
  number('largo-paquete', 'Largo por paquete', 'm', [someRow('Largo por paquete', paper), someRow('Capacidad', paper)]),
  size('formato-paquete', 'Formato de paquete', [someRow('Formato de paquete', paper)]),
  number('rendimiento-paquete', 'Rendimiento por paquete', 'm³', [someRow('Rendimiento por paquete', paper)]),
  number('traccion', 'Resistencia a la tracción', 'kN/m', [someRow('Resistencia a la tracción', paper)]),
  number('humedad', 'Humedad', '%', [someRow('Humedad del papel'), someRow('Humedad')]),
  number('espesor-expandido', 'Espesor expandido', 'mm', [someRow('Espesor expandido', paper)]),
  number('largo-programable', 'Largo programable', 'm', [someRow('Largo programable', paper)]),
  text('mando', 'Mando', someRow('Mando', paper)),
]
