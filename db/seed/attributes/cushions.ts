import { category, choice, number, row, size, someRow, text } from './define.ts'

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
