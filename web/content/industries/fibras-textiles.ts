import type { IndustryCopy } from '../content.ts'

export { default as card } from 'picture:cards/fibras-textiles'
export { default as heroPicture } from 'picture:heroes/fibras-textiles'

export const position = 8
export const name = 'Fibras y textiles'

export const copy: IndustryCopy = {
  meta: {
    title: 'Embalaje de fardos, telas y prendas',
    description:
      'Prensas, zunchos textiles y enzunchado de cajas para lana, fibra sintética, rollos de tela y prendas: problemas del fardo en ruta y amarre según la carga.',
  },
  hero: {
    category: 'Mercados',
    title: 'Fardos prensados que conservan su medida',
    description:
      'Zuncho sin óxido para lana y fibra, huinchas que no marcan la tela y cierre de cajas para confección y distribución de vestuario.',
  },
  loads: {
    title: 'Lana de Magallanes, ropa por Iquique',
    paragraphs: [
      'La lana de Magallanes se clasifica, se enfarda y embarca en Punta Arenas; el algodón y las fibras cortadas llegan a San Antonio en fardos de 200 a 350 kg para hilado, relleno y no tejidos. Por Iquique entra la ropa usada en fardos de unos 45 kg, y el vestuario nuevo lo hace en cajas de 8 a 20 kg que van directo al centro de distribución.',
      'Hay también cargas largas y pesadas: rollos de tela y alfombra, geotextil de más de 5 m para pilas de lixiviación en el norte, redes y cabos para los centros de cultivo de Los Lagos y Aysén. Comparten tres rasgos: ceden a la presión, retienen humedad y guardan cualquier mancha. El amarre debe contenerlas sin cortar, teñir ni dejar restos.',
    ],
  },
  risks: {
    title: 'Un fardo nunca deja de empujar',
    points: [
      {
        title: 'Expansión después de la prensa',
        text: 'La fibra comprimida se comporta como un resorte lento. Al abrir la prensa el fardo crece contra los zunchos y mantiene esa carga durante meses; lo primero que cede no es la cinta, sino una unión mal soldada o un sello a medio cerrar.',
      },
      {
        title: 'Humedad y marcas de óxido',
        text: 'La lana puede tomar cerca de un tercio de su peso en agua sin sentirse mojada. En bodega costera esa humedad oxida alambres y flejes, y la mancha de hierro se fija en la fibra: ni el lavado ni el teñido la tapan.',
      },
      {
        title: 'Restos plásticos en la mezcla',
        text: 'Una hilacha de polipropileno que entra a la carda no toma color y aparece como hilo claro en la tela terminada. Los zunchos deshilachados o cortados en trozos son una fuente conocida; conviene retirar cada vuelta entera y contarla.',
      },
      {
        title: 'Rollos ovalados',
        text: 'Apilados y atados con cinta angosta, los rollos se aplastan en el punto de apoyo y en el amarre. El tubo pierde redondez, la tela se desenrolla a tirones y las primeras vueltas conservan la marca.',
      },
    ],
  },
  practice: {
    title: 'Fardos, rollos, cajas y redes',
    rows: [
      {
        load: 'Fardos de lana y fibra cortada',
        method: 'Prensado previo y PET de 16 o 19 mm soldado bajo compresión',
        product: { label: 'Prensa enzunchadora LE 90', id: 153, categoryId: 22 },
      },
      {
        load: 'Ropa usada y recortes, 45 kg',
        method: 'PET de 12 mm en dos vueltas, que se relaja menos que el polipropileno',
        product: { label: 'Zuncho PET 12 mm verde', id: 107, categoryId: 9 },
      },
      {
        load: 'Rollos de tela y geotextil',
        method: 'Huincha tejida en varios puntos del largo, cerrada con hebilla de alambre',
        product: { label: 'Zuncho textil 16 mm hilado', id: 115, categoryId: 11 },
      },
      {
        load: 'Prendas nuevas en caja',
        method: 'PP de 9 mm en mesa semiautomática, con ciclo de 1,8 s',
        product: { label: 'Enzunchadora semiautomática PS 12', id: 121, categoryId: 19 },
      },
      {
        load: 'Redes y cabos para cultivo',
        method: 'Cinta compuesta que no absorbe agua, reajustable en barcaza o camión',
        product: { label: 'Zuncho textil 19 mm compuesto', id: 116, categoryId: 11 },
      },
    ],
  },
  answers: {
    title: 'Compresión, amarre suave y cierre de cajas',
    points: [
      {
        title: 'Fardos de hasta 1.300 mm',
        text: 'La LE 90 comprime secciones de hasta 1.300 × 1.300 mm con 10 a 90 kN y suelda PET de 16 a 19 mm, tensado entre 1.000 y 4.500 N. No reemplaza a las prensas de alta densidad con alambre: su campo son lana, fibra y cartón.',
        link: { label: 'Ver sistemas para pallets', to: '/productos?categoryId=22' },
      },
      {
        title: 'Huincha y hebilla',
        text: 'El Zuncho textil 16 mm hilado soporta 4.500 N en línea y 6.700 N en anillo con la Hebilla de alambre 16 mm, de 3,5 mm de diámetro. Se suelta y se aprieta otra vez con la misma pieza, y el rollo de 850 m pesa 8,1 kg.',
        link: { label: 'Ver zunchos textiles', to: '/productos?categoryId=11' },
      },
      {
        title: 'Cajas de vestuario',
        text: 'La PA 85 completa 24 zunchos por minuto en un arco de 850 × 600 mm, desde 20 N, valor que no hunde cajas a medio llenar. En línea, la PA 85L procesa ocho cajas por minuto con dos zunchos y sin operador.',
        link: { label: 'Ver sistemas para cajas', to: '/productos?categoryId=23' },
      },
      {
        title: 'Marca visible en cada bulto',
        text: 'El zuncho PP impreso de 12 × 0,63 mm repite la marca del cliente cada 250 mm y delata una apertura en ruta, porque el original no se repone con cinta corriente. Trae 2.500 m por rollo y corre en mesa o en arco.',
        link: { label: 'Ver zunchos PP', to: '/productos?categoryId=8' },
      },
    ],
  },
  products: [115, 153, 154, 105],
  contact: {
    title: 'Fardo, rollo o caja',
    text: 'Orientamos la elección según la densidad del fardo, el ancho del rollo o las cajas por hora que cierra la bodega.',
  },
}
