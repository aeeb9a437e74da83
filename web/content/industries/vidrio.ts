import type { IndustryCopy } from '../content.ts'

export { default as card } from 'picture:cards/vidrio'
export { default as heroPicture } from 'picture:heroes/vidrio'

export const position = 10
export const name = 'Vidrio'

export const copy: IndustryCopy = {
  meta: {
    title: 'Embalaje de vidrio plano, ventanas y botellas',
    description:
      'Zunchos textiles, enzunchado horizontal y acolchado para vidrio plano en caballetes, ventanas y botellas: roturas típicas y sujeción según el formato.',
  },
  hero: {
    category: 'Mercados',
    title: 'Vidrio plano y botellas bien sujetos',
    description:
      'Huinchas sin cantos duros, zunchos horizontales para botellas y acolchado para piezas sueltas, con la tensión que el vidrio tolera.',
  },
  loads: {
    title: 'Planchas en caballete y botellas en pallet',
    paragraphs: [
      'El vidrio plano entra por San Antonio y Valparaíso en cajones y caballetes de 2 a 4 t, con las hojas de canto y levemente inclinadas. Cortado, templado o armado en termopanel, vuelve a un caballete, ahora con medidas distintas en cada hoja, y recorre la ciudad o la Ruta 5 hasta la obra. Las ventanas terminadas suman marcos de aluminio o PVC que se rayan.',
      'Las botellas siguen otro camino: salen del horno de recocido, se paletizan en camadas con láminas y parten de la Región Metropolitana y O’Higgins a las viñas del valle central. Un pallet lleva más de mil unidades de 750 ml y supera los 500 kg. Ya llenas y en cajas, las mismas botellas bajan a San Antonio.',
    ],
  },
  risks: {
    title: 'Dónde empieza la rotura',
    points: [
      {
        title: 'Contacto duro en el canto',
        text: 'El vidrio resiste bien la compresión, pero una microfisura en el borde crece con poca tracción. Un perno del caballete sin goma, un fleje metálico o una piedra atrapada bastan; la hoja se parte horas después, sin golpe aparente.',
      },
      {
        title: 'Polvo entre las hojas',
        text: 'Dos hojas en contacto se mueven con la vibración. Si entre ellas hay sílice o esquirlas del corte, cada kilómetro dibuja rayas que el espejado deja a la vista; por eso se intercala papel, corcho o polvo separador.',
      },
      {
        title: 'Agua retenida por capilaridad',
        text: 'La condensación que queda entre dos hojas disuelve sodio de la superficie y se vuelve alcalina. En días o semanas ataca el vidrio y deja una irisación blanquecina que ya no sale con lavado.',
      },
      {
        title: 'Botellas que empujan',
        text: 'Una camada de cilindros presiona hacia los cuatro lados. Sin cintura, las botellas de borde se inclinan, chocan por los hombros y se marcan; esos rayones bajan la resistencia del envase cuando recibe el corcho o la presión del espumante.',
      },
    ],
  },
  practice: {
    title: 'Sujeción según el formato de vidrio',
    rows: [
      {
        load: 'Hojas en caballete',
        method: 'Huincha con hebilla sobre protectores de canto, sin pasar de 2.500 N',
        product: { label: 'Zuncho textil 16 mm hilado', id: 115, categoryId: 11 },
      },
      {
        load: 'Cajones en contenedor',
        method: 'Trincaje en pares simétricos al piso, con resguardo en las esquinas',
        product: { label: 'Zuncho textil 32 mm trincaje', id: 117, categoryId: 11 },
      },
      {
        load: 'Botellas vacías en pallet',
        method: 'Zuncho de 12 mm a tres alturas, apoyado en columnas de cartón',
        product: { label: 'Línea de enzunchado horizontal LH 40', id: 152, categoryId: 22 },
      },
      {
        load: 'Ventanas y termopaneles',
        method: 'Película aplicada alrededor del caballete, sin trasladar la carga',
        product: { label: 'Robot envolvedor RE 22', id: 144, categoryId: 16 },
      },
      {
        load: 'Espejos chicos y botellas sueltas',
        method: 'Dos capas cruzadas de papel troquelado y caja ajustada a la pieza',
        product: { label: 'Papel nido de abeja 500 mm', id: 139, categoryId: 14 },
      },
    ],
  },
  answers: {
    title: 'Amarre suave, cintura firme y acolchado',
    points: [
      {
        title: 'Huinchas para caballete y cajón',
        text: 'El tejido de poliéster de 16 mm forma anillos de 6.700 N y se reajusta cuando las hojas se acomodan en el caballete. Para cajones en contenedor, el sistema de 32 mm llega a 30.000 N, con la mitad como carga de trabajo.',
        link: { label: 'Ver zunchos textiles', to: '/productos?categoryId=11' },
      },
      {
        title: 'Cintura para botellas',
        text: 'La LH 40 acepta pallets de hasta 1.300 × 1.300 × 2.200 mm y tensa el zuncho de 12 mm hasta 1.800 N. Cuatro esquineros, retenidos por brazos neumáticos, separan la cinta del vidrio mientras se aprieta.',
        link: { label: 'Ver sistemas para pallets', to: '/productos?categoryId=22' },
      },
      {
        title: 'Papel que se abre en celdas',
        text: 'Los 250 m del rollo pasan a 400 m cuando se tira del papel, y las celdas se enganchan sin cinta. Para una botella de 750 ml bastan unos 0,8 m, en dos capas que suman 8 mm, y todo se recicla con el cartón.',
        link: { label: 'Ver papel de relleno', to: '/productos?categoryId=14' },
      },
      {
        title: 'Envoltura alrededor del caballete',
        text: 'El robot RE 22 sigue el contorno con una rueda palpadora, envuelve hasta 2.200 mm de altura y no tiene límite de peso. Requiere un pasillo de 900 mm y piso con menos de 2 % de pendiente; la batería rinde hasta 120 pallets.',
        link: { label: 'Ver envolvedoras automáticas', to: '/productos?categoryId=16' },
      },
    ],
  },
  products: [115, 139, 144, 173],
  contact: {
    title: 'Fragilidad, peso y recorrido',
    text: 'Con medidas, peso y tipo de caballete o pallet elaboramos una propuesta de sujeción para cada formato.',
  },
}
