import type { IndustryCopy } from '../content.ts'

export { default as card } from 'picture:cards/agricola'
export { default as heroPicture } from 'picture:heroes/agricola'

export const position = 3
export const name = 'Agrícola'

export const copy: IndustryCopy = {
  meta: {
    title: 'Embalaje agrícola y pallets de fruta',
    description:
      'Film ventilado, esquineros y zunchos para pallets de cereza, uva y manzana: qué ocurre en la cadena de frío y cómo se asegura cada carga del packing.',
  },
  hero: {
    category: 'Mercados',
    title: 'Pallets de fruta firmes y ventilados',
    description:
      'Esquineros, zuncho sin sellos metálicos y film perforado para pallets que pasan por prefrío, cámara y semanas de contenedor refrigerado.',
  },
  loads: {
    title: 'Fruta en frío, rumbo a San Antonio y Valparaíso',
    paragraphs: [
      'La temporada comprime el trabajo: cereza desde noviembre, uva y carozos en verano, manzana y kiwi hasta entrado el otoño. Las cajas, de 5 a 20 kg, se arman en pallets de 1,0 × 1,2 m y más de 2 m de altura, pasan por el túnel de prefrío y esperan en cámara cerca de 0 °C.',
      'Desde Atacama hasta el Maule los camiones bajan a San Antonio y Valparaíso; la primera cereza vuela desde Santiago y el resto navega más de tres semanas hasta Asia. El campo mueve además otras cargas: nueces y ciruelas secas en caja, sacos de papa y cebolla, bins de cosecha, fardos de forraje. Cada una respira, se seca o se asienta a su modo, y el embalaje debe permitirlo sin perder la vertical.',
    ],
  },
  risks: {
    title: 'Lo que el frío y el viaje le hacen al pallet',
    points: [
      {
        title: 'Aire frío que no circula',
        text: 'La fruta respira y genera calor. Un film cerrado, o cajas corridas que tapan las ventilaciones, obligan al aire del túnel a rodear la carga; las caras quedan frías y el centro sale de prefrío varios grados más arriba.',
      },
      {
        title: 'Rocío al abrir la cámara',
        text: 'Cuando un pallet a 0 °C espera en un andén a 20 °C, el vapor del ambiente condensa sobre el cartón. Con humedad cercana a la saturación, la caja pierde alrededor de la mitad de su resistencia a la compresión y las bases se hunden.',
      },
      {
        title: 'Esquinas que ceden primero',
        text: 'El peso baja por los vértices de las cajas. Si el zuncho aprieta sin refuerzo, hunde justo esa zona, la columna se inclina y el movimiento del barco repite el empuje miles de veces hasta que el pallet se apoya en el vecino.',
      },
      {
        title: 'Sellos atacados por azufre',
        text: 'Los generadores que protegen la uva liberan anhídrido sulfuroso. Con la humedad de la cámara se forma un ácido débil que mancha y corroe el metal expuesto; un sello engarzado pierde agarre y deja marcas sobre la caja.',
      },
    ],
  },
  practice: {
    title: 'Qué amarre pide cada cosecha',
    rows: [
      {
        load: 'Cereza y uva en contenedor',
        method: 'Esquineros en las cuatro aristas y zuncho horizontal a varias alturas, soldado por fricción',
        product: { label: 'Zuncho PET 12 mm verde', id: 107, categoryId: 9 },
      },
      {
        load: 'Fruta que entra tibia al túnel',
        method: 'Película perforada con un tercio de sobreposición y la base de la tarima libre',
        product: { label: 'Film stretch ventilado', id: 167, categoryId: 15 },
      },
      {
        load: 'Manzana y ciruela seca en caja',
        method: 'Dos zunchos PP paralelos por caja, cerrados en máquina de arco',
        product: { label: 'Zuncho PP 12 mm azul', id: 102, categoryId: 8 },
      },
      {
        load: 'Bins y jaulas de cosecha',
        method: 'Zuncho llevado por debajo con lanza de cadena, desde un solo lado de la carga',
        product: { label: 'Enzunchadora móvil PM 30', id: 122, categoryId: 19 },
      },
      {
        load: 'Fardos de forraje',
        method: 'PP con negro de humo y hebilla que se vuelve a apretar en el camino',
        product: { label: 'Zuncho PP 16 mm negro', id: 104, categoryId: 8 },
      },
    ],
  },
  answers: {
    title: 'Qué se usa en el packing',
    points: [
      {
        title: 'Película con 30 % abierto',
        text: 'El film ventilado de 500 mm deja libre 30 % de su superficie y trabaja entre −5 y 50 °C. Se aplica en envolvedora de freno mecánico, con un estiramiento de hasta 120 %, y cada bobina de 1.000 m pesa 7,4 kg netos.',
        link: { label: 'Ver film stretch', to: '/productos?categoryId=15' },
      },
      {
        title: 'Columnas de cartón laminado',
        text: 'Cuatro perfiles de 50 × 50 mm y 4 mm de espesor llevan la fuerza del zuncho a toda la arista. Vienen en largos de 1,2 m, que se suman en pallets altos, y al no ser madera maciza quedan fuera del tratamiento NIMF 15.',
        link: { label: 'Ver esquineros', to: '/productos?categoryId=26' },
      },
      {
        title: 'Tensión desde 150 N',
        text: 'La PB 13 pesa 3,4 kg con batería y se regula entre 150 y 1.200 N, de modo que la caja queda firme sin que el cartón se hunda. Alcanza hasta 400 amarres por carga y trabaja en cámara desde 0 °C, con la batería de recambio afuera.',
        link: { label: 'Ver enzunchadoras eléctricas', to: '/productos?categoryId=19' },
      },
      {
        title: 'Peso y envoltura juntos',
        text: 'En la EP 18 el pallet se pesa y se envuelve sobre la misma tornamesa de 1.800 mm, con rampa para transpaleta. La balanza llega a 2.000 kg con resolución de 1 kg, y el preestiro se desconecta para usar película perforada.',
        link: { label: 'Ver envolvedoras de pilar', to: '/productos?categoryId=17' },
      },
    ],
  },
  products: [167, 174, 118, 147],
  contact: {
    title: 'Antes de que parta la temporada',
    text: 'Revisamos altura de pallet, tipo de caja y cadencia de la línea mientras el packing todavía está detenido.',
  },
}
