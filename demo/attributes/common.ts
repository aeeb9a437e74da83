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

const { tapes, boxSystems, handTools, cushionFilm, stretchFilm, paper, seals, buckles, protectors, straps, wrappers } =
  seededCategoryIds

/** Adhesive tapes, and what products of all kinds have. */
export const commonAttributes = [
  numberAttribute(
    'ancho-cinta',
    'Ancho de cinta',
    'mm',
    [row('Ancho', tapes), someRow('Ancho de cinta', boxSystems, handTools)],
    { step: 1, isFilter: true },
  ),
  numberAttribute('espesor-cinta', 'Espesor de la cinta', 'µm', [row('Espesor', tapes)]),
  choiceAttribute(
    'adhesivo',
    'Adhesivo',
    [row('Adhesivo', tapes)],
    [
      ['acrilico', 'Acrílico'],
      ['caucho', 'Caucho', 'hot melt'],
    ],
    { isFilter: true },
  ),
  numberAttribute('largo-cinta', 'Largo por rollo', 'm', [row('Largo por rollo', tapes)], { isFilter: true }),
  numberAttribute('resistencia-cinta', 'Resistencia a la rotura', 'N/cm', [row('Resistencia a la rotura', tapes)]),
  numberAttribute('adhesion', 'Adhesión al acero', 'N/cm', [someRow('Adhesión al acero', tapes)]),
  numberAttribute('nucleo-cinta', 'Diámetro interior', 'mm', [
    row('Diámetro interior', tapes),
    someRow('Diámetro interior', paper),
    someRow('Diámetro interior de rollo', boxSystems),
  ]),
  choiceAttribute(
    'material',
    'Material',
    [row('Material', tapes, stretchFilm, cushionFilm, seals, buckles, protectors), someRow('Material')],
    [
      ['lldpe', 'LLDPE', 'polietileno lineal'],
      ['hdpe', 'HDPE'],
      ['pe', 'PE coextruido'],
      ['bopp', 'BOPP', 'polipropileno biorientado'],
      ['fibra', 'PP con fibra de vidrio', 'polipropileno con filamentos de fibra de vidrio'],
      ['pp', 'Polipropileno'],
      ['kraft', 'Papel kraft'],
      ['carton', 'Cartón', 'cartón kraft'],
      ['acero', 'Acero', 'acero galvanizado', 'alambre de acero', 'chapa de acero'],
      ['aluminio', 'Aluminio'],
      ['pet', 'PET', 'poliéster'],
    ],
  ),
  choiceAttribute(
    'color',
    'Color',
    [someRow('Color')],
    [
      ['transparente', 'Transparente', 'translúcido'],
      ['blanco', 'Blanco'],
      ['negro', 'Negro'],
      ['azul', 'Azul'],
      ['amarillo', 'Amarillo'],
      ['verde', 'Verde', 'verde claro', 'verde oscuro'],
      ['naranja', 'Naranja'],
      ['rojo', 'Rojo'],
      ['cafe', 'Café'],
    ],
    { isFilter: true },
  ),
  choiceAttribute(
    'venta',
    'Unidad de venta',
    [
      row('Unidad de venta', straps, tapes, stretchFilm, cushionFilm, seals, buckles, protectors),
      someRow('Unidad de venta'),
    ],
    [
      ['rollo', 'Rollo'],
      ['caja', 'Caja'],
      ['atado', 'Atado'],
      ['paquete', 'Paquete'],
      ['unidad', 'Unidad', 'cortador', 'equilibrador', 'portarrollo', 'dispensador', 'sellador'],
    ],
  ),
  numberAttribute('contenido', 'Contenido por caja', 'unidades', [
    someRow('Contenido por caja'),
    someRow('Unidad de venta', seals, buckles, protectors),
  ]),
  sizeAttribute('dimensiones', 'Dimensiones', [someRow('Dimensiones')]),
  numberAttribute('peso', 'Peso', 'kg', [someRow('Peso')]),
  numberAttribute('peso-rollo', 'Peso por rollo', 'kg', [
    someRow('Peso por rollo'),
    maximumRow('Peso máximo de rollo'),
  ]),
  numberAttribute('peso-unidad', 'Peso por unidad', 'g', [someRow('Peso por unidad')]),
  numberAttribute('peso-caja', 'Peso por caja', 'kg', [
    someRow('Peso por caja'),
    someRow('Peso por atado'),
    someRow('Peso por paquete'),
  ]),
  numberAttribute('diametro-rollo', 'Diámetro exterior del rollo', 'mm', [
    someRow('Diámetro exterior'),
    maximumRow('Diámetro máximo de rollo'),
    maximumRow('Film: diámetro', wrappers),
  ]),
  numberAttribute('temperatura', 'Temperatura de uso', '°C', [someRow('Temperatura de uso')]),
  numberAttribute('voltaje', 'Alimentación eléctrica', 'V', [someRow('Alimentación eléctrica')]),
  choiceAttribute(
    'fases',
    'Conexión eléctrica',
    [someRow('Alimentación eléctrica')],
    [
      ['monofasica', 'Monofásica'],
      ['trifasica', 'Trifásica'],
    ],
    { isFilter: true },
  ),
  numberAttribute('potencia', 'Potencia', 'kW', [
    someRow('Potencia'),
    someRow('Potencia instalada'),
    someRow('Alimentación eléctrica'),
  ]),
  choiceAttribute(
    'material-herramienta',
    'Material de las piezas',
    [
      someRow('Material de matrices'),
      someRow('Material de cuchillas'),
      someRow('Material de la hoja'),
      someRow('Material del cuerpo'),
    ],
    [
      ['templado', 'Acero templado', 'acero aleado templado'],
      ['carbono', 'Acero al carbono'],
      ['nylon', 'Nylon', 'nylon con fibra de vidrio'],
    ],
  ),
  textAttribute('impresion', 'Impresión', someRow('Impresión')),
]
