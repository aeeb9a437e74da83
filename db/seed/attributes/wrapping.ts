import { category, choice, maximumRow, number, row, size, someRow } from './define.ts'

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
