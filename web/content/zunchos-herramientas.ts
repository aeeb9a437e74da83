import { unbroken } from '../ui/unbroken.ts'
import type { HeroText, Link, PageMeta, Point, TableText, TextBlock } from './content.ts'

export type MachineCard<Link extends string> = { solution: string; name: string; text: string; link: Link }

type ToolCard = MachineCard<`/productos?categoryId=${19 | 20 | 21}`>

type StrapType = { name: 'Zuncho PP' | 'Zuncho PET' | 'Zuncho de acero'; text: string; link: Link }

type ZunchosHerramientas = {
  meta: PageMeta
  hero: HeroText
  guarantees: Point & { points: Point[] }
  tools: Point & { cards: [ToolCard, ToolCard, ToolCard] }
  straps: Point & { types: [StrapType, StrapType, StrapType]; table: TableText }
  petVersusSteel: TextBlock & { figure: { value: string; unit: string; text: string }; points: Point[]; limits: string }
  lines: Point & { options: Point[]; links: [Link, Link] }
  help: Point & { button: string }
  calculator: Point
  request: Point
}

export const zunchosHerramientas = unbroken({
  meta: {
    title: 'Zunchos PP, PET, acero y enzunchadoras',
    description:
      'Zunchos PP, PET y de acero con herramientas eléctricas, manuales y neumáticas: carga de rotura, comparación de materiales y líneas automáticas.',
  },
  hero: {
    category: 'Soluciones',
    title: 'Zunchos y herramientas que calzan entre sí',
    description:
      'Cintas desde 1.250 hasta 24.100 N de rotura, con la enzunchadora, el sello y el esquinero que corresponden a cada medida.',
  },
  guarantees: {
    title: 'Lo que aseguramos en cada entrega',
    text: 'La resistencia de un amarre depende de la cinta, de la unión y de la mano que tensa. Estos seis compromisos abarcan los tres.',
    points: [
      {
        title: 'Trazabilidad de la bobina',
        text: 'Cada rollo se entrega con etiqueta de material, medida y lote. Ante un reclamo se revisa la partida completa y no solo la muestra.',
      },
      {
        title: 'Carga de rotura ensayada',
        text: 'El valor de la ficha técnica proviene de ensayos de tracción, con el ancho y el espesor medidos en la misma probeta.',
      },
      {
        title: 'Resistencia de la unión declarada',
        text: 'Se informa junto con la del zuncho: desde 55 % de la rotura con sello metálico en PP hasta 80 % con soldadura o doble muesca.',
      },
      {
        title: 'Compatibilidad del conjunto',
        text: 'Antes de cotizar se revisan ancho, espesor y núcleo, para que la cinta entre en la guía, el sello cierre y el rollo quepa en el carro.',
      },
      {
        title: 'Repuestos por pieza',
        text: 'Ruedas de tensado, placas de soldadura, cuchillas y matrices se piden por separado, sin reemplazar la herramienta.',
      },
      {
        title: 'Capacitación del operador',
        text: 'Con cada herramienta se enseña en el puesto de trabajo a enhebrar, fijar la tensión, revisar la unión y cortar el zuncho con seguridad.',
      },
    ],
  },
  tools: {
    title: 'Una herramienta para cada puesto',
    text: 'La elección depende de los amarres por turno, de la tensión que pide la carga y de lo que hay en el lugar: un enchufe, una red de aire o solo la fuerza del brazo.',
    cards: [
      {
        solution: 'Herramientas a batería y equipos eléctricos',
        name: 'Enzunchadoras eléctricas',
        text: 'Tensan, sueldan y cortan zuncho plástico sin sellos. Las de batería llegan a 4.500 N y 25 mm; la de mesa cierra cajas y la móvil pasa el zuncho bajo el pallet.',
        link: '/productos?categoryId=19',
      },
      {
        solution: 'Tensores, selladores y combinadas',
        name: 'Enzunchadoras manuales',
        text: 'Para puntos sin energía o pocas decenas de amarres por turno: PP y PET de 13 a 16 mm con hasta 2.000 N, y acero de 13 a 19 mm con hasta 8.000 N.',
        link: '/productos?categoryId=20',
      },
      {
        solution: 'Herramientas de aire comprimido',
        name: 'Enzunchadoras neumáticas',
        text: 'Para puestos fijos que trabajan todo el turno con aire a 6 bar. Sueldan PET de hasta 32 mm con un máximo de 7.000 N y tensan acero con hasta 12.000 N.',
        link: '/productos?categoryId=21',
      },
    ],
  },
  straps: {
    title: 'PP, PET o acero',
    text: 'Los tres materiales se diferencian en cuánto se alargan, cuánta tensión conservan y qué ocurre con ellos en un canto vivo o con calor.',
    types: [
      {
        name: 'Zuncho PP',
        text: 'El polipropileno es liviano, flexible y fácil de soldar. Se alarga de 20 a 25 % antes de romper, así que absorbe golpes, pero también cede: en pocos días puede quedar con cerca de la mitad de la tensión aplicada. Sirve en cajas, impresos, atados y bultos que no se asientan, con roturas de 1.250 a 2.800 N.',
        link: { label: 'Ver zunchos PP', to: '/productos?categoryId=8' },
      },
      {
        name: 'Zuncho PET',
        text: 'El poliéster rompe entre 2.000 y 17.400 N y se alarga de 12 a 14 %. Si la carga baja de altura o se contrae, la cinta recupera parte de su largo y sigue apretando. De ahí su uso en pallets pesados, ladrillo, madera y celulosa. Se suelda por fricción, no se oxida y su corte no deja filo.',
        link: { label: 'Ver zunchos PET', to: '/productos?categoryId=9' },
      },
      {
        name: 'Zuncho de acero',
        text: 'El acero, llamado también fleje, llega a 24.100 N de rotura en 32 mm y se alarga apenas de 3 a 8 %. Tolera cantos vivos y producto caliente, dos condiciones que cortan o ablandan un plástico. A cambio pesa más, exige guantes y protección facial al cortarlo, y queda flojo cuando la carga pierde volumen.',
        link: { label: 'Ver zunchos de acero', to: '/productos?categoryId=10' },
      },
    ],
    table: {
      caption: 'Zunchos PP, PET y de acero del catálogo, comparados',
      head: ['', 'PP', 'PET', 'Acero'],
      rows: [
        ['Carga de rotura', '1.250 a 2.800 N', '2.000 a 17.400 N', '3.800 a 24.100 N'],
        ['Tensión máxima recomendada', '600 a 1.200 N', '1.200 a 10.000 N', '2.200 a 14.000 N'],
        ['Elongación a la rotura', '20 a 25 %', '12 a 14 %', '3 a 8 %'],
        [
          'Tensión que conserva',
          'Cerca de la mitad tras unos días',
          'Buena parte tras varias semanas',
          'Alta en cargas rígidas; se pierde si se asientan',
        ],
        ['Anchos', '9 a 16 mm', '9 a 32 mm', '13 a 32 mm'],
        [
          'Unión',
          'Soldadura, sello metálico o hebilla',
          'Soldadura por fricción o sello dentado',
          'Sello con muescas o unión sin sello',
        ],
        [
          'Cantos y calor',
          'Con esquinero; hasta 50 °C',
          'Con esquinero; hasta 60 °C',
          'Resiste ambos; esquinero metálico en 32 mm',
        ],
        [
          'Reciclaje',
          'Con polipropileno, sin sellos',
          'Con poliéster, sin sellos',
          'Como chatarra, junto con el sello',
        ],
        [
          'Carga típica',
          'Cajas, impresos y atados livianos',
          'Pallets, ladrillo, madera y celulosa',
          'Cátodos, bobinas, barras y planchas',
        ],
      ],
    },
  },
  petVersusSteel: {
    title: 'PET en lugar de acero',
    paragraphs: [
      'Un zuncho PET de 25 × 1,27 mm rompe a 13.700 N, lo mismo que un fleje de alta resistencia de 19 × 0,80 mm. Con esa equivalencia, fardos de celulosa, atados de tubos y paquetes de perfiles pueden dejar el acero sin perder carga de rotura.',
      'La diferencia aparece después de tensar. El acero sujeta mientras la carga no cambie de tamaño; el poliéster cede con el golpe y vuelve a cerrar cuando la madera se seca, el fardo se acomoda o el camión frena.',
    ],
    figure: {
      value: '5',
      unit: 'veces más liviano',
      text: 'A igual sección, un metro de zuncho PET pesa menos de la quinta parte de lo que pesa uno de acero: la densidad del primero es de unos 1,36 g/cm³ y la del segundo, de 7,85 g/cm³.',
    },
    points: [
      {
        title: 'Menos peso por amarre',
        text: 'Para los mismos 13.700 N, cada metro de PET pesa 43 g y cada metro de acero, 119 g; el rollo se mueve con más facilidad entre un puesto y otro.',
      },
      {
        title: 'Corte con menos riesgo',
        text: 'Al abrir el bulto, la cinta libera menos energía y sus puntas no tienen filo, con menor exposición de manos y cara.',
      },
      {
        title: 'Sin manchas de óxido',
        text: 'La madera cepillada, el papel y la cerámica quedan limpios después del acopio en patio o de semanas en la bodega de un barco.',
      },
      {
        title: 'Sin sellos que reponer',
        text: 'La soldadura por fricción retiene de 75 a 80 % de la rotura y saca del inventario las cajas de sellos y el sellador.',
      },
    ],
    limits:
      'El acero sigue siendo lo indicado en superficies sobre 60 °C, en cantos vivos que no se pueden proteger, en cargas que no admiten alargamiento y cuando se requiere una rotura mayor que 17.400 N por cinta.',
  },
  lines: {
    title: 'Líneas automáticas de enzunchado',
    text: 'Del arco que cierra 13 cajas por minuto a la línea que amarra 60 pallets por hora, cada proyecto se compone de módulos según el flujo, el formato y el espacio disponible.',
    options: [
      {
        title: 'Prensa',
        text: 'Comprime la carga con 10 a 90 kN antes de tensar, cierra los espacios entre tablas y reduce la altura del fardo.',
      },
      {
        title: 'Aplicador de esquineros',
        text: 'Presenta los perfiles de cartón en las aristas y los sostiene hasta que la cinta toma tensión.',
      },
      {
        title: 'Mesa giratoria',
        text: 'Gira el pallet 90° para cruzar zunchos en los dos sentidos con un solo cabezal.',
      },
      {
        title: 'Transportadores',
        text: 'De rodillos o de cadenas, a la altura de la línea existente y con zonas de espera antes y después del arco.',
      },
      {
        title: 'Número de zunchos',
        text: 'De uno a seis por pallet, con posición y tensión guardadas para cada formato.',
      },
      {
        title: 'Sentido del amarre',
        text: 'El arco vertical une la carga a su base; el marco horizontal ciñe las camadas entre 200 y 2.100 mm sobre el piso.',
      },
      {
        title: 'Devanador doble',
        text: 'La segunda bobina espera lista y entra en servicio cuando se agota la primera.',
      },
      {
        title: 'Control centralizado',
        text: 'Un solo tablero reúne recetas, señales del paletizador y la envolvedora, alarmas y conteo de ciclos.',
      },
    ],
    links: [
      { label: 'Ver sistemas para pallets', to: '/productos?categoryId=22' },
      { label: 'Ver sistemas para cajas', to: '/productos?categoryId=23' },
    ],
  },
  help: {
    title: 'Cuando el zuncho no basta',
    text: 'Hay cargas que piden además envoltura o relleno. La página de inicio reúne las demás soluciones, las industrias que atendemos y los canales de contacto.',
    button: 'Ayuda en la página de inicio',
  },
  calculator: {
    title: 'Calcular el zuncho por carga',
    text: 'Con las medidas, el peso y las cargas al mes se obtienen metros, rollos y sellos, y la rotura mínima de cada zuncho. Material, unión y factor de seguridad se ajustan en la calculadora.',
  },
  request: {
    title: 'Definir zuncho, unión y herramienta',
    text: 'A partir del peso, los cantos y los amarres por turno proponemos la sección de la cinta, la forma de cerrarla y el equipo que la tensa.',
  },
} satisfies ZunchosHerramientas)
