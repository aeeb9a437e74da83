import { unbroken } from '../ui/unbroken.ts'
import type { Figure, HeroText, Link, PageMeta, Point, TextBlock } from './content.ts'

type Benefit = { id: number; title: string; description: string }

type Nosotros = {
  meta: PageMeta
  hero: HeroText & { button: Link }
  story: TextBlock
  mission: TextBlock
  vision: TextBlock
  /** The text and the file are the demo's; the company names its own video among its settings. */
  video: Point & { file: string; caption: string }
  benefits: Point & { items: Benefit[] }
  figures: Point & { items: Figure[] }
  request: Point
}

export const nosotros = unbroken({
  meta: {
    title: 'Nosotros: embalaje industrial desde 1947',
    description:
      'Historia, misión, visión y cifras de la unidad chilena, fundada en 2006, de un grupo internacional de embalaje industrial que trabaja desde 1947.',
  },
  hero: {
    category: 'Nosotros',
    title: 'Sujetar bien la carga es nuestro oficio',
    description:
      'Vendemos y atendemos en Chile los materiales y las máquinas que unen, amarran y protegen la mercadería, con un grupo internacional detrás.',
    button: { label: 'Ver Productos', to: '/productos' },
  },
  story: {
    title: 'De 1947 a {comuna}',
    paragraphs: [
      'El grupo nació en 1947, cuando amarrar una carga industrial significaba, casi siempre, fleje de acero y fuerza de brazo. Desde entonces ha trabajado con cada cambio del oficio: el polipropileno, el poliéster, la película estirable, la herramienta a batería y la línea que enzuncha y envuelve sin operador.',
      'La unidad chilena se fundó en 2006. {empresa} opera en {comuna}, {ciudad}, y atiende a las industrias que despachan peso y volumen: minería, forestal, agrícola, siderurgia, construcción, cerámica, envases, fibras y textiles, papel, vidrio y distribución.',
      'Somos parte de una organización mayor, con cerca de veinte filiales y cincuenta socios especialistas. Esa red tiene un uso práctico: una carga difícil para una planta de Santiago o de Coronel quizás ya se resolvió en otro país, y esa experiencia se puede consultar.',
    ],
  },
  mission: {
    title: 'Misión',
    paragraphs: [
      'Que cada carga llegue en el estado en que salió, con el material justo y sin riesgo para quien la embala, la mueve o la abre.',
      'Por eso partimos por la carga y no por el catálogo: primero el peso, las aristas y el trayecto; después el zuncho, el film o la máquina.',
    ],
  },
  vision: {
    title: 'Visión',
    paragraphs: [
      'Ser la empresa que una planta en Chile consulta antes de definir cómo embala, porque sus recomendaciones se sostienen en mediciones.',
      'Queremos que se use menos material por tonelada despachada: película más delgada y mejor estirada, poliéster donde el acero ya no hace falta, relleno que es casi todo aire.',
    ],
  },
  video: {
    title: 'La empresa modelo, en video',
    text: 'Cajas que pasan bajo el arco de una enzunchadora en línea y salen con su zuncho: material, equipo y ajuste alrededor de una misma carga.',
    file: '/media/loops/inicio.mp4',
    caption: 'La reproducción comienza al presionar el botón; antes de eso el video no se descarga.',
  },
  benefits: {
    title: 'Qué aportamos a una operación de despacho',
    text: 'Seis aspectos que conviene comparar al elegir un proveedor de embalaje, y lo que hacemos en cada uno.',
    items: [
      {
        id: 1,
        title: 'Recomendación a partir de la carga',
        description:
          'Pedimos peso, dimensiones, tipo de arista, altura de apilado, temperatura y trayecto. Con eso definimos sección de zuncho, número de amarres, esquineros o programa de envoltura, y entregamos la propuesta con los valores que la justifican.',
      },
      {
        id: 2,
        title: 'Material, herramienta y sello que calzan',
        description:
          'Una unión resiste lo que resiste su peor componente. Como suministramos el zuncho, la herramienta que lo tensa y el sello o la soldadura que lo cierra, revisamos los tres juntos: ancho, espesor, tensión máxima y eficiencia de unión.',
      },
      {
        id: 3,
        title: 'Menos material en cada pallet',
        description:
          'Con un preestiro de 250 %, cada metro de film que entrega la bobina llega a la carga convertido en tres metros y medio. Cuando la carga lo permite, proponemos película de 17 µm, estiramiento de hasta 360 % o PET en reemplazo del acero, y comparamos los gramos por pallet antes y después.',
      },
      {
        id: 4,
        title: 'Servicio técnico en Chile',
        description:
          'Una enzunchadora detenida atasca el andén completo. Hacemos instalación, mantención y reparación, con repuestos identificados por equipo, y enseñamos a los operadores a limpiar, ajustar y reconocer una soldadura defectuosa antes de que falle en ruta.',
      },
      {
        id: 5,
        title: 'Seguridad para quien opera',
        description:
          'Un zuncho tensado a 3.000 N se suelta de golpe al cortarlo. Consideramos el corte tanto como el amarre: cortadores de hoja protegida, equipos que pasan el zuncho bajo el pallet sin obligar a agacharse y esquineros que evitan que una arista lo dañe.',
      },
      {
        id: 6,
        title: 'Una red para los casos poco comunes',
        description:
          'Las ocho plantas de producción, los socios especialistas y los 800 especialistas en relleno del grupo permiten consultar lo que no se resuelve con un producto de catálogo: bobinas a más de 60 °C, piezas de geometría irregular o líneas con espacio limitado.',
      },
    ],
  },
  figures: {
    title: 'El grupo en cifras',
    text: 'La escala internacional de la que forma parte la operación chilena.',
    items: [
      { value: '1947', label: 'año de fundación del grupo' },
      { value: '2006', label: 'año de fundación de la unidad chilena' },
      { value: '+1.200', label: 'colaboradores' },
      { value: '+40', label: 'oficinas comerciales y de servicio' },
      { value: '8', label: 'plantas productivas' },
      { value: '+30', label: 'distribuidores, presentes en más de 50 países' },
      { value: 'Unas 20', label: 'filiales' },
      { value: '50', label: 'socios especialistas' },
      { value: '800', label: 'especialistas en material de relleno' },
    ],
  },
  request: {
    title: 'El despacho completo, revisado en planta',
    text: 'Observamos cómo se arma, se amarra y se envuelve cada carga, y señalamos dónde se pierde material o tiempo.',
  },
} satisfies Nosotros)
