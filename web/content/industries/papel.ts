import type { IndustryCopy } from '../content.ts'

export { default as card } from 'picture:cards/papel'
export { default as heroPicture } from 'picture:heroes/papel'

export const position = 9
export const name = 'Papel'

export const copy: IndustryCopy = {
  meta: {
    title: 'Embalaje de papel, cartulina y tissue',
    description:
      'Enzunchado, esquineros y envoltura para bobinas, cartulina en pliegos, resmas, tissue y celulosa: daños por golpe y humedad, y la forma de evitarlos.',
  },
  hero: {
    category: 'Mercados',
    title: 'Papel seco, plano y en su medida',
    description:
      'Cintas anchas que reparten la presión, film de alto estiramiento y esquineros para bobinas y pliegos, desde la máquina papelera hasta la imprenta.',
  },
  loads: {
    title: 'De la máquina papelera a la convertidora',
    paragraphs: [
      'La fibra llega en fardos de celulosa y sale convertida en productos muy distintos. La cartulina del Maule y Los Ríos se despacha en bobinas de 1 a 2,5 t o en pliegos sobre pallet; el papel para corrugar, en bobinas que alimentan plantas de cajas en Santiago, el Biobío y las zonas frutícolas.',
      'El tissue ocupa el otro extremo: pallets de más de 2 m que no llegan a 300 kg y llenan un camión por volumen. Las resmas, en cambio, suman cerca de 1 t en la mitad de esa altura. La exportación sale por San Antonio, San Vicente y Lirquén, en contenedores que cruzan zonas tropicales húmedas. De vuelta circula el cartón recuperado, enfardado en supermercados y centros de acopio, como materia prima de la próxima bobina.',
    ],
  },
  risks: {
    title: 'Daños que se descubren en la impresora',
    points: [
      {
        title: 'Canto golpeado',
        text: 'Una mella de 10 mm en el borde de una bobina afecta a todas las vueltas hasta esa profundidad. La convertidora debe pelar cientos de metros o arriesgar cortes de hoja en plena marcha, y ambas cosas cuestan más que un esquinero.',
      },
      {
        title: 'Bordes ondulados',
        text: 'El papel equilibra su humedad con el aire. Un pallet de pliegos que pasa de una bodega seca a un puerto húmedo se hincha por los cantos mientras el centro sigue igual; la hoja queda ondulada y entra torcida a la prensa.',
      },
      {
        title: 'Bobina fuera de redondez',
        text: 'El exceso de fuerza de la grúa de mordazas, o de un zuncho angosto, deja la bobina ovalada. Al girar a alta velocidad la tensión de la hoja sube y baja en cada vuelta, y la máquina debe reducir el ritmo.',
      },
      {
        title: 'Tissue que se inclina',
        text: 'Los paquetes de tissue son blandos y resbalan unos sobre otros. La columna se comprime por su propio peso, el film pierde contacto y la parte alta oscila; cuando toca la pared del camión, el envase se rasga y queda fuera de venta.',
      },
    ],
  },
  practice: {
    title: 'Producto papelero y forma de asegurarlo',
    rows: [
      {
        load: 'Bobinas de pie sobre pallet',
        method: 'PET de 16 mm vertical sobre cartón protector, soldado en la cara superior',
        product: { label: 'Enzunchadora a batería PB 16', id: 119, categoryId: 19 },
      },
      {
        load: 'Cartulina en pliegos',
        method: 'Perfil de cartón bajo cada zuncho y tapa rígida sobre la última hoja',
        product: { label: 'Esquinero de cartón 50 × 50 mm', id: 174, categoryId: 26 },
      },
      {
        load: 'Resmas en caja o paquete',
        method: 'Dos zunchos verticales en línea, con aplicador opcional de esquineros',
        product: { label: 'Enzunchadora automática de pallets LP 60', id: 151, categoryId: 22 },
      },
      {
        load: 'Tissue en pallet alto',
        method: 'Film de 17 µm a 300 %, con vueltas de refuerzo en la unión con la tarima',
        product: { label: 'Envolvedora automática de anillo ER 120', id: 143, categoryId: 16 },
      },
      {
        load: 'Fardos de celulosa',
        method: 'Poliéster de 25 mm, que se retira entero antes del pulper',
        product: { label: 'Zuncho PET 25 mm extra pesado', id: 110, categoryId: 9 },
      },
    ],
  },
  answers: {
    title: 'Equipos para fardos, bobinas y tissue',
    points: [
      {
        title: 'Cinta ancha para fardos',
        text: 'El PET de 25 × 1,27 mm admite 8.000 N, rompe a 13.700 N y no raya ni oxida la hoja exterior. En puesto fijo la PN 32 lo tensa hasta 7.000 N; en patio, la PB 25 llega a 4.500 N sin manguera.',
        link: { label: 'Ver zunchos PET', to: '/productos?categoryId=9' },
      },
      {
        title: 'Anillo para tissue y resmas',
        text: 'La ER 120 envuelve hasta 120 pallets por hora y suelda la punta del film para que no queden colas. Con 17 µm a 300 % de preestiro, cada bobina de 2.000 m cubre unos 150 pallets de doce vueltas antes del cambio.',
        link: { label: 'Ver envolvedoras automáticas', to: '/productos?categoryId=16' },
      },
      {
        title: 'Aristas con respaldo',
        text: 'El esquinero de 50 × 50 mm y 4 mm de espesor, con 8 ± 2 % de humedad, se recicla junto al papel que protege. Cortado al ancho del pliego y puesto bajo la cinta, evita que la tensión marque las primeras hojas.',
        link: { label: 'Ver esquineros', to: '/productos?categoryId=26' },
      },
      {
        title: 'Enzunchado a pie de línea',
        text: 'La LP 60 lleva la lanza bajo el pallet, tensa entre 400 y 3.000 N y termina cada zuncho en 14 s. Memoriza tensión y posición por tipo de carga, de modo que resmas y pliegos comparten máquina sin nuevos ajustes.',
        link: { label: 'Ver sistemas para pallets', to: '/productos?categoryId=22' },
      },
    ],
  },
  products: [143, 110, 174, 119],
  contact: {
    title: 'Cada formato con su protección',
    text: 'Diámetro de bobina, formato de pliego y altura de pallet son el punto de partida para proponer zuncho, esquinero y envoltura.',
  },
}
