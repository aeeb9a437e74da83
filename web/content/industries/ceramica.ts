import type { IndustryCopy } from '../content.ts'

export { default as card } from 'picture:cards/ceramica'
export { default as heroPicture } from 'picture:heroes/ceramica'

export const position = 6
export const name = 'Cerámica'

export const copy: IndustryCopy = {
  meta: {
    title: 'Embalaje de cerámica, porcelanato y sanitarios',
    description:
      'Enzunchado, envoltura y acolchado para porcelanato, baldosas, sanitarios y vajilla: por qué se trizan en el viaje y qué producto conviene a cada formato.',
  },
  hero: {
    category: 'Mercados',
    title: 'Embalaje para porcelanato, baldosas y sanitarios',
    description:
      'Cargas densas, rígidas y quebradizas que se aseguran con tensión medida, cantos protegidos y acolchado donde el cartón no alcanza.',
  },
  loads: {
    title: 'Palmetas, sanitarios y cajas que no perdonan',
    paragraphs: [
      'Una caja de porcelanato de 60 × 60 cm pesa cerca de 30 kg y va siempre de canto. Cuarenta cajas forman un pallet de 1,2 t que no sube de 80 cm: mucha masa, poca altura y un cartón que solo agrupa e identifica, porque la resistencia la pone la propia pieza.',
      'Gran parte entra por San Antonio y Valparaíso, en contenedores que alcanzan su peso máximo con una sola altura de pallets; otra parte sale de hornos de la zona central. En el centro de distribución el pallet se abre y se rearma mezclado con inodoros, lavamanos y vajilla en cajas de 10 a 40 kg, rumbo a tiendas entre Arica y Punta Arenas. Ese segundo armado, hecho con apuro, concentra el riesgo.',
    ],
  },
  risks: {
    title: 'Cómo se quiebra una carga dura',
    points: [
      {
        title: 'Vibración canto contra canto',
        text: 'Las piezas viajan apretadas unas contra otras, sin capa blanda entre ellas. La suspensión y el chasis del camión excitan el paquete entre 3 y 20 Hz, los bordes se martillan y saltan esquirlas de esmalte, sobre todo en los extremos de cada fila.',
      },
      {
        title: 'Filas que se vuelcan',
        text: 'La caja de canto tiene base angosta. Al frenar, la fila exterior gira sobre su borde inferior y arrastra a las vecinas; si el amarre corre en un solo sentido, el otro lado del pallet queda libre para abrirse.',
      },
      {
        title: 'Presión sin repartir',
        text: 'Un zuncho tensado directo sobre la arista concentra su fuerza en 16 mm de una pieza que casi no se deforma. La baldosa extrema la recibe en flexión y aparece trizada al abrir, aunque la caja no muestre golpes.',
      },
      {
        title: 'Piezas huecas y salientes',
        text: 'La loza sanitaria es rígida y hueca, con desagües y bordes que sobresalen. En una caída corta toda la energía entra por ese punto; si la caja tiene vacío alrededor, la pieza toma velocidad antes de tocar la pared.',
      },
    ],
  },
  practice: {
    title: 'Formato, método y producto',
    rows: [
      {
        load: 'Porcelanato 60 × 60 cm, 1,2 t',
        method: 'PET de 16 mm cruzado en ambos sentidos, con cartón laminado en las aristas',
        product: { label: 'Enzunchadora neumática PN 16', id: 128, categoryId: 21 },
      },
      {
        load: 'Baldosas en formatos menores',
        method: 'Dos o tres zunchos horizontales por pallet, sobre columnas de esquineros',
        product: { label: 'Línea de enzunchado horizontal LH 40', id: 152, categoryId: 22 },
      },
      {
        load: 'Lavamanos y estanques en caja',
        method: 'Dos zunchos de PP por bulto de 15 a 40 kg, con la tapa ya cerrada',
        product: { label: 'Zuncho PP 12 mm azul', id: 102, categoryId: 8 },
      },
      {
        load: 'Vajilla y piezas de muestra',
        method: 'Manto de celdas de 40 mm en dos vueltas y relleno del vacío restante',
        product: { label: 'Film airpad burbuja 400 mm', id: 136, categoryId: 13 },
      },
      {
        load: 'Pallet mixto de reposición',
        method: 'Envoltura en el mismo andén, con la carga detenida y el film según su contorno',
        product: { label: 'Robot envolvedor RE 22', id: 144, categoryId: 16 },
      },
    ],
  },
  answers: {
    title: 'Tensión medida y cantos protegidos',
    points: [
      {
        title: 'Aire a la salida del horno',
        text: 'La PN 16 tensa entre 600 y 3.000 N a 6 bar y suelda por fricción, con la perilla resguardada de cambios accidentales. Como no usa batería, tolera el calor de la zona de hornos y repite el mismo valor durante todo el turno.',
        link: { label: 'Ver enzunchadoras neumáticas', to: '/productos?categoryId=21' },
      },
      {
        title: 'PET de 12 y 16 mm',
        text: 'Hasta unos 1.000 kg por pallet basta la cinta de 12,5 × 0,60 mm, con 3.300 N de rotura; sobre ese peso corresponde la de 15,5 × 0,80 mm, con 5.200 N. Ninguna de las dos deja óxido sobre el cartón impreso.',
        link: { label: 'Ver zunchos PET', to: '/productos?categoryId=9' },
      },
      {
        title: 'Línea para pallets completos',
        text: 'La LP 60 aplica dos zunchos verticales y despacha 60 pallets por hora, de hasta 1.500 kg cada uno. La LH 40 agrega de uno a seis zunchos horizontales desde 200 mm sobre el piso; en serie, una fija la base y la otra ciñe las camadas.',
        link: { label: 'Ver sistemas para pallets', to: '/productos?categoryId=22' },
      },
      {
        title: 'Acolchado que llega plano',
        text: 'Un rollo de Film airpad burbuja 400 mm guarda 300 m en 165 mm de diámetro y, ya inflado en el AP 30, rinde unos 85 m² con 16 mm de altura. Se indica hasta 12 kg por pieza; sobre ese peso se agrega una base rígida.',
        link: { label: 'Ver film para airpads', to: '/productos?categoryId=13' },
      },
    ],
  },
  products: [128, 136, 152, 107],
  contact: {
    title: 'Una consulta por formato',
    text: 'Indicamos tensión, protección de cantos y número de zunchos según el tamaño de la pieza, el peso del pallet y su destino.',
  },
}
