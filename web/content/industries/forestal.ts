import type { IndustryCopy } from '../content.ts'

export { default as card } from 'picture:cards/forestal'
export { default as heroPicture } from 'picture:loops/forestal'

export const position = 2
export const name = 'Forestal'
export const heroVideo = 'forestal'

export const copy: IndustryCopy = {
  meta: {
    title: 'Embalaje de madera, tableros y celulosa',
    description:
      'Zuncho PET, prensas enzunchadoras y film para madera aserrada, terciado, molduras y fardos de celulosa: riesgos del viaje y amarre según el paquete.',
  },
  hero: {
    category: 'Mercados',
    title: 'Paquetes de madera apretados hasta destino',
    description:
      'Zuncho PET que acompaña la contracción de la madera, prensa de hasta 90 kN y herramientas a batería para aserradero, planta y patio.',
  },
  loads: {
    title: 'Madera que sale por Coronel, San Vicente y Lirquén',
    paragraphs: [
      'El pino radiata aserrado del Biobío, Ñuble y La Araucanía se clasifica por escuadría, se empaqueta sobre listones en largos de hasta 6 m y deja la planta con 1,5 a 3 t por paquete. El terciado y los tableros van en pilas de 1,22 × 2,44 m; las molduras, en atados más bajos que no admiten marcas en la cara vista.',
      'La celulosa comparte puertos con la madera: fardos prensados de unos 250 kg, agrupados en unidades de cerca de 2 t que se estiban con grúa. Casi todo converge en Coronel, San Vicente y Lirquén, por camión o ferrocarril, y se embarca suelto en la bodega de la nave o consolidado en contenedor. Entre la línea y el costado del barco puede haber semanas de patio, con lluvia en invierno y sol directo en verano.',
    ],
  },
  risks: {
    title: 'Por qué un paquete de madera se suelta',
    points: [
      {
        title: 'Contracción de la madera verde',
        text: 'Recién aserrado, el pino puede contener más agua que fibra seca. Bajo 30 % de humedad empieza a encoger: un paquete de un metro de alto llega a perder dos o más centímetros, y el amarre que no recupera largo cuelga antes del embarque.',
      },
      {
        title: 'Tablas que corren a lo largo',
        text: 'La madera cepillada tiene poco roce. En una frenada, las piezas interiores, que el zuncho no toca, avanzan por inercia y asoman por la cabeza del paquete; si quedaron espacios entre camadas, ni siquiera una tensión alta las retiene.',
      },
      {
        title: 'Manchas de hierro',
        text: 'La lluvia que escurre por un fleje de acero arrastra óxido y reacciona con los extractivos de la madera. Queda una línea azul negruzca que atraviesa varias tablas, y cada pieza manchada baja de grado en la recepción.',
      },
      {
        title: 'Vapor encerrado bajo el plástico',
        text: 'Un paquete húmedo cubierto por sus seis caras suda con cada ciclo de día y noche. El agua condensa en el film, vuelve a la albura y a los pocos días aparecen hongos cromógenos; la cobertura debe dejar salida al vapor.',
      },
    ],
  },
  practice: {
    title: 'Amarre por tipo de paquete',
    rows: [
      {
        load: 'Madera aserrada verde, hasta 6 m',
        method: 'Prensado previo y un zuncho PET de 19 mm por cada 1,0 a 1,2 m de largo',
        product: { label: 'Zuncho PET 19 mm alta tenacidad', id: 109, categoryId: 9 },
      },
      {
        load: 'Molduras y madera cepillada seca',
        method: 'Zuncho PET 16 mm verde gofrado con cartón en los cantos y film en espiral a lo largo',
        product: { label: 'Envolvedora de túnel ET 150', id: 150, categoryId: 18 },
      },
      {
        load: 'Terciado de 1,22 × 2,44 m',
        method: 'Tres amarres transversales de poliéster gofrado, con guía plástica en cada arista',
        product: { label: 'Zuncho PET 16 mm verde gofrado', id: 108, categoryId: 9 },
      },
      {
        load: 'Unidad de fardos de celulosa',
        method: 'PET de 25 mm soldado con herramienta neumática colgada de un riel',
        product: { label: 'Enzunchadora neumática PN 32', id: 129, categoryId: 21 },
      },
      {
        load: 'Postes y polines impregnados',
        method: 'Anillo textil con hebilla, reajustable cuando la pila se acomoda',
        product: { label: 'Zuncho textil 19 mm compuesto', id: 116, categoryId: 11 },
      },
    ],
  },
  answers: {
    title: 'Equipos para línea, patio y terminal',
    points: [
      {
        title: 'PET que recupera largo',
        text: 'El zuncho de 19 × 1,00 mm rompe a 8.500 N y admite hasta 5.000 N de tensión; con 13 % de elongación devuelve apriete mientras la tabla se seca. Su pigmento verde oscuro filtra la radiación ultravioleta y el rollo de 1.000 m pesa 24,0 kg.',
        link: { label: 'Ver zunchos PET', to: '/productos?categoryId=9' },
      },
      {
        title: 'Prensa antes de tensar',
        text: 'La LE 90 aplica de 10 a 90 kN, junta las camadas y suelda el zuncho con el paquete comprimido. Procesa 25 paquetes por hora con cuatro amarres, en secciones de hasta 1.300 × 1.300 mm y 5.000 kg, con una receta de fuerza por producto.',
        link: { label: 'Ver sistemas para pallets', to: '/productos?categoryId=22' },
      },
      {
        title: 'Batería en el patio',
        text: 'La PB 25 trabaja zuncho de 19 a 25 mm entre 1.000 y 4.500 N y suelda hasta 200 amarres de 19 mm por carga, que se repone en 60 min. Pesa 6,9 kg, cuelga de un equilibrador en puestos fijos y deja de lado tensor, sello y sellador.',
        link: { label: 'Ver enzunchadoras eléctricas', to: '/productos?categoryId=19' },
      },
      {
        title: 'Film en todo el largo',
        text: 'El anillo de 1.500 mm de la ET 150 envuelve paquetes de hasta 1.200 × 700 mm con film de 250 mm, a 7,5 m por minuto con medio traslape. Las cabezas quedan abiertas, de modo que la madera seca viaja cubierta y ventila por los extremos.',
        link: { label: 'Ver envolvedoras de túnel', to: '/productos?categoryId=18' },
      },
    ],
  },
  products: [109, 153, 120, 150],
  contact: {
    title: 'Un paquete de muestra para empezar',
    text: 'La escuadría, la humedad de la madera y los paquetes por turno bastan para proponer zuncho, tensión y equipo.',
  },
}
