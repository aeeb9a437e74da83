import { unbroken } from '../ui/unbroken.ts'
import type { Figure, HeroText, Link, PageMeta, Point, TableText, TextBlock } from './content.ts'

type Filler = TextBlock & { points: [Point, Point, Point]; link: Link }

type Airpads = {
  meta: PageMeta
  hero: HeroText
  intro: TextBlock
  figures: Figure[]
  plastic: Filler
  paper: Filler
  table: TableText
  machines: Point & { link: Link }
  calculator: Point
  request: Point
}

export const airpads = unbroken({
  meta: {
    title: 'Airpads y papel de relleno para cajas',
    description:
      'Almohadas de aire, manto de burbuja y papel kraft para rellenar cajas, con los equipos que los producen y una comparación entre plástico y papel.',
  },
  hero: {
    category: 'Soluciones',
    title: 'Relleno que se produce junto a la caja',
    description:
      'Film plano y papel plegado que toman volumen al momento de embalar: la bodega guarda rollos y paquetes en vez de metros cúbicos de relleno.',
  },
  intro: {
    title: 'El vacío de la caja también se embala',
    paragraphs: [
      'Un producto que se mueve dentro de su caja puede llegar golpeado aunque el cartón no muestre daño. El relleno ocupa el espacio libre, fija la posición y reparte el impacto; su peso y el lugar que ocupa almacenado son costo.',
      'Un airpad inflado contiene 99 % de aire, y ese aire se toma del puesto de trabajo a medida que salen los despachos. Donde se prefiere que la caja y su interior sean de un solo material, el papel cumple la tarea con más gramos y mayor traba.',
    ],
  },
  figures: [
    { value: '99 %', label: 'de aire en el volumen de una almohada inflada' },
    { value: '30 a 35 %', label: 'de ahorro en los costos de relleno con airpads' },
    { value: '800', label: 'especialistas en material de relleno en el grupo internacional' },
  ],
  plastic: {
    title: 'Airpads de plástico',
    paragraphs: [
      'Un rollo de film tubular de 500 m y 3,8 kg rinde 5.000 almohadas de 200 × 100 mm, que llenan 2,8 m³. La tira sale perforada y se corta a mano en el largo que pide cada caja.',
      'Para envolver, y no solo llenar huecos, existe el manto de burbuja de 400 mm: sus celdas se ciñen al vidrio, la loza o la electrónica. Si una se pincha, las demás filas siguen amortiguando.',
    ],
    points: [
      {
        title: 'Almohada de 200 mm',
        text: 'HDPE de 20 µm por pared, con unos 8 g de plástico por metro de tira.',
      },
      {
        title: 'Almohada con reciclado',
        text: 'Mínimo 50 % de polietileno recuperado, pared de 22 µm y tono verde claro para reconocerla en el acopio.',
      },
      {
        title: 'Manto de burbuja',
        text: 'Celdas de 40 mm de diámetro y 16 mm de altura; cada rollo de 300 m entrega unos 85 m² inflados.',
      },
    ],
    link: { label: 'Ver film para airpads', to: '/productos?categoryId=13' },
  },
  paper: {
    title: 'Papel de relleno',
    paragraphs: [
      'El kraft de 70 g/m² llega plegado en zigzag, 360 m por paquete. El dispensador lo arruga en un cordón de unos 5 L por metro, con la rigidez necesaria para acuñar piezas metálicas que aplastarían una almohada.',
      'El papel nido de abeja se abre en celdas hexagonales y abraza botellas, cerámica y repuestos pintados, casi siempre sin cinta. En destino, ambos papeles van al mismo contenedor que la caja.',
    ],
    points: [
      {
        title: 'Kraft plegado de 380 mm',
        text: 'Cada paquete de 9,6 kg da 1,8 m³ de relleno, con dispensador o arrugado a mano.',
      },
      {
        title: 'Nido de abeja de 500 mm',
        text: 'El rollo de 250 m se expande a cerca de 400 m, y dos capas cruzadas forman 8 mm de colchón.',
      },
      {
        title: 'Dispensador DP 38',
        text: 'Entrega 60 m por minuto, guarda cuatro largos en memoria y gira 180° para servir a dos puestos.',
      },
    ],
    link: { label: 'Ver papel de relleno', to: '/productos?categoryId=14' },
  },
  table: {
    caption: 'Airpads de plástico y papel de relleno, comparados',
    head: ['', 'Airpads de plástico', 'Papel de relleno'],
    rows: [
      ['Función', 'La almohada llena vacíos; la burbuja envuelve', 'El kraft acuña; el nido de abeja envuelve'],
      ['Peso de 10 L de relleno', 'Unos 14 g', 'Unos 53 g'],
      ['Piezas con filo o puntas', 'No convienen: perforan el film', 'Adecuado en codos, válvulas y herramientas'],
      ['Humedad', 'No la absorbe', 'Pierde firmeza sobre 80 % de humedad relativa'],
      ['Envíos sobre 2.500 m de altitud', 'La almohada se infla cerca del 60 %', 'Sin cambios'],
      ['Después del uso', 'Se reutiliza o se recicla como polietileno', 'Se recicla con la caja de cartón'],
    ],
  },
  machines: {
    title: 'Equipos para inflar en el puesto',
    text: 'El AP 10 cabe en la mesa, produce tira a 10 m por minuto y atiende de 50 a 300 cajas diarias. El AP 30 llega a 30 m por minuto, alimenta tres o cuatro puestos y hace también burbuja. La tolva TA 500 mantiene 0,5 m³ de almohadas en reserva sobre la mesa.',
    link: { label: 'Ver equipos para airpads', to: '/productos?categoryId=12' },
  },
  calculator: {
    title: 'Calcular los airpads por caja',
    text: 'Con las medidas interiores, el volumen que ocupa el producto y las cajas al día se obtienen almohadas, metros de tira y rollos al mes.',
  },
  request: {
    title: 'Calcular el relleno por caja',
    text: 'Las medidas interiores, el peso del producto y los despachos por día bastan para estimar rollos, equipo y costo por caja.',
  },
} satisfies Airpads)
