import { company } from '../../company.ts'
import { unbroken } from '../ui/unbroken.ts'
import type { HeroText, Link, PageMeta, Point } from './content.ts'
import type { IndustryPath } from './industry-names.ts'

export type Industry = {
  path: IndustryPath
  meta: PageMeta
  hero: HeroText
  /** what this industry loads, how it is packed, where it goes in Chile and from which ports or routes */
  loads: { title: string; paragraphs: string[] }
  /** what goes wrong in its transport, by physical cause */
  risks: { title: string; points: Point[] }
  /** typical loads, how each is secured and with which product of the catalogue */
  practice: { title: string; rows: { load: string; method: string; product: Link }[] }
  /** which of our products answer it, each with a link into its category */
  answers: { title: string; points: (Point & { link: Link })[] }
  /** ids of the products shown as cards */
  products: [number, number, number, number]
  /** heading and one sentence above the contact form */
  contact: { title: string; text: string }
}

export const industries: Industry[] = unbroken([
  {
    path: '/mineria',
    meta: {
      title: `Embalaje para minería y cátodos de cobre | ${company.name}`,
      description:
        'Zunchos de acero, trincaje y relleno para cátodos, maxisacos, barras de perforación y repuestos mineros: riesgos en ruta y tabla de amarre por carga.',
    },
    hero: {
      category: 'Mercados',
      title: 'Amarre de cátodos, maxisacos y repuestos',
      description:
        'Zuncho de acero, tensado neumático y trincaje textil para lo que baja al puerto y para lo que sube a la faena por cuesta y ripio.',
    },
    loads: {
      title: 'Del patio de cátodos al puerto',
      paragraphs: [
        'Un paquete de cátodos apila unas cincuenta planchas de casi un metro por lado y pesa entre 2 y 2,5 t. Sale de la nave de electroobtención o de la refinería ya pesado y amarrado con zuncho de acero, baja en tren o en rampla a Antofagasta y Mejillones, y espera el embarque en patio abierto.',
        'Por los mismos puertos salen carbonato de litio, óxido de molibdeno y el concentrado que no va a granel, en maxisacos de 1 t o más. En sentido contrario suben barras de perforación, bolas de molienda en tambores, revestimientos de molino, bombas y cajones de repuestos, hacia faenas sobre 3.000 m. El tramo final suele ser de ripio, y entre la noche y el mediodía la temperatura cambia hasta 30 °C.',
      ],
    },
    risks: {
      title: 'Qué falla entre la faena y el barco',
      points: [
        {
          title: 'Cantos que actúan como sierra',
          text: 'El depósito electrolítico deja nódulos y rebabas en el borde del cátodo. Con la vibración del tren o de la calamina, el paquete se mueve décimas de milímetro bajo el amarre y ese borde muerde siempre la misma sección, hasta que el zuncho se corta.',
        },
        {
          title: 'Planchas que se acomodan',
          text: 'Ninguna plancha es del todo plana. En los primeros kilómetros las ondulaciones encajan unas con otras, la pila baja algunos milímetros y un zuncho de acero tensado con poca fuerza queda suelto, porque su recuperación elástica es menor que ese descenso.',
        },
        {
          title: 'Camanchaca sobre el fleje',
          text: 'La niebla costera deposita sal en el patio de embarque. El pavonado resiste bajo techo, pero semanas de acopio frente al mar abren picaduras, restan sección útil y dejan escurrimientos de óxido sobre el cobre, que el comprador observa al recibir.',
        },
        {
          title: 'Altura y ripio en repuestos',
          text: 'Un relleno de aire sellado en Santiago ocupa cerca de 50 % más volumen a 4.000 m y puede reventar. El ripio agrega horas de sacudidas que desplazan las piezas pesadas hacia un costado y rompen el cartón desde adentro.',
        },
      ],
    },
    practice: {
      title: 'Cómo se amarra cada carga minera',
      rows: [
        {
          load: 'Paquete de cátodos, 2 a 2,5 t',
          method: 'Dos zunchos con zinc en cada sentido, esquinero metálico en las aristas y cierre de doble muesca',
          product: {
            label: 'Zuncho de acero 32 mm galvanizado',
            to: '/productos/zuncho-acero-32-galvanizado?producto=180',
          },
        },
        {
          load: 'Barras de perforación en atado',
          method: 'Acero de 19 mm cada metro y medio, tensado contra el sello sobre la curva del atado',
          product: { label: 'Tensor neumático TN 32', to: '/productos/tensor-neumatico-tn-32?producto=130' },
        },
        {
          load: 'Maxisacos y tambores en contenedor',
          method: 'Huincha cruzada entre argollas, calculada con 15.000 N de carga de trabajo por sistema',
          product: { label: 'Zuncho textil 32 mm trincaje', to: '/productos/zuncho-textil-32-trincaje?producto=117' },
        },
        {
          load: 'Bombas y motores en rampla',
          method: 'Cinta recubierta sobre la base, que se retensa en cada detención de la ruta',
          product: { label: 'Zuncho textil 19 mm compuesto', to: '/productos/zuncho-textil-19-compuesto?producto=116' },
        },
        {
          load: 'Cajones de repuestos en patio costero',
          method: 'Fleje con zinc en ambas caras y unión estampada, sin sellos, con la herramienta SA 19',
          product: {
            label: 'Zuncho de acero 16 mm galvanizado',
            to: '/productos/zuncho-acero-16-galvanizado?producto=112',
          },
        },
      ],
    },
    answers: {
      title: 'Productos para mina, fundición y puerto',
      points: [
        {
          title: 'Acero para cantos y peso',
          text: 'El Zuncho de acero 32 mm galvanizado rompe a 22.800 N y se alarga 6 % antes de hacerlo, margen que absorbe el golpe de la grúa, y el zinc lo protege de la camanchaca. Para paquetes menores y barras, el de 19 × 0,80 mm llega a 13.700 N y su capa de cera reduce el roce en cada esquina.',
          link: { label: 'Ver zunchos de acero', to: '/productos?categoryId=10' },
        },
        {
          title: 'Estación neumática de 32 mm',
          text: 'El tensor TN 32 entrega hasta 12.000 N a 6 bar, fijados en el regulador, y el sellador SN 32 corta la doble muesca en 1 s. La unión retiene 80 % de la rotura del zuncho, sin depender de la fuerza del operador al final del turno.',
          link: { label: 'Ver enzunchadoras neumáticas', to: '/productos?categoryId=21' },
        },
        {
          title: 'Trincaje sin metal',
          text: 'La huincha de 32 mm forma sistemas de 30.000 N dentro del contenedor y no produce chispas. En rampla, el zuncho compuesto de 19 mm alcanza 9.000 N en anillo, no toma agua y se vuelve a apretar con el mismo tensor que se usó al cargar.',
          link: { label: 'Ver zunchos textiles', to: '/productos?categoryId=11' },
        },
        {
          title: 'Relleno que ignora la altura',
          text: 'El papel no cambia de volumen al subir. Un paquete de Papel kraft de relleno 380 mm trae 360 m y rinde 1,8 m³ de cordón, que el dispensador DP 38 entrega a 60 m/min y se traba entre válvulas, rodamientos y codos hasta inmovilizarlos.',
          link: { label: 'Ver papel de relleno', to: '/productos?categoryId=14' },
        },
      ],
    },
    products: [180, 131, 117, 112],
    contact: {
      title: 'Un amarre pensado para la ruta real',
      text: 'Con el peso del paquete, el estado de los cantos y los días de acopio en puerto definimos zuncho, herramienta y número de amarres.',
    },
  },
  {
    path: '/forestal',
    meta: {
      title: `Embalaje de madera, tableros y celulosa | ${company.name}`,
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
          product: { label: 'Zuncho PET 19 mm alta tenacidad', to: '/productos/zuncho-pet-19-verde?producto=109' },
        },
        {
          load: 'Molduras y madera cepillada seca',
          method: 'Zuncho PET 16 mm verde gofrado con cartón en los cantos y film en espiral a lo largo',
          product: { label: 'Envolvedora de túnel ET 150', to: '/productos/envolvedora-tunel-et-150?producto=150' },
        },
        {
          load: 'Terciado de 1,22 × 2,44 m',
          method: 'Tres amarres transversales de poliéster gofrado, con guía plástica en cada arista',
          product: { label: 'Zuncho PET 16 mm verde gofrado', to: '/productos/zuncho-pet-16-verde?producto=108' },
        },
        {
          load: 'Unidad de fardos de celulosa',
          method: 'PET de 25 mm soldado con herramienta neumática colgada de un riel',
          product: {
            label: 'Enzunchadora neumática PN 32',
            to: '/productos/enzunchadora-neumatica-pn-32?producto=129',
          },
        },
        {
          load: 'Postes y polines impregnados',
          method: 'Anillo textil con hebilla, reajustable cuando la pila se acomoda',
          product: { label: 'Zuncho textil 19 mm compuesto', to: '/productos/zuncho-textil-19-compuesto?producto=116' },
        },
      ],
    },
    answers: {
      title: 'Equipos para línea, patio y terminal',
      points: [
        {
          title: 'PET que recupera largo',
          text: 'El zuncho de 19 × 1,00 mm rompe a 8.500 N y se tensa hasta 5.000 N; con 13 % de elongación devuelve apriete mientras la tabla se seca. Su pigmento verde oscuro filtra la radiación ultravioleta y el rollo de 1.000 m pesa 24,0 kg.',
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
  },
  {
    path: '/agricola',
    meta: {
      title: `Embalaje agrícola y pallets de fruta | ${company.name}`,
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
          product: { label: 'Zuncho PET 12 mm verde', to: '/productos/zuncho-pet-12-verde?producto=107' },
        },
        {
          load: 'Fruta que entra tibia al túnel',
          method: 'Película perforada con un tercio de sobreposición y la base de la tarima libre',
          product: { label: 'Film stretch ventilado', to: '/productos/film-stretch-ventilado-500?producto=167' },
        },
        {
          load: 'Manzana y ciruela seca en caja',
          method: 'Dos zunchos PP paralelos por caja, cerrados en máquina de arco',
          product: { label: 'Zuncho PP 12 mm azul', to: '/productos/zuncho-pp-12-azul?producto=102' },
        },
        {
          load: 'Bins y jaulas de cosecha',
          method: 'Zuncho llevado por debajo con lanza de cadena, desde un solo lado de la carga',
          product: { label: 'Enzunchadora móvil PM 30', to: '/productos/enzunchadora-movil-pm-30?producto=122' },
        },
        {
          load: 'Fardos de forraje',
          method: 'PP con negro de humo y hebilla que se vuelve a apretar en el camino',
          product: { label: 'Zuncho PP 16 mm negro', to: '/productos/zuncho-pp-16-negro?producto=104' },
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
  },
  {
    path: '/siderurgica',
    meta: {
      title: `Amarre de bobinas, barras y tubos de acero | ${company.name}`,
      description:
        'Flejes de acero y PET, tensores neumáticos y esquineros para bobinas, flejes cortados, barras y tubos: causas de falla y método de amarre por producto.',
    },
    hero: {
      category: 'Mercados',
      title: 'Bobinas, barras y tubos sin juego',
      description:
        'Flejes de hasta 24.100 N, tensado neumático y protección de cantos para laminación, centros de servicio, trefilado y maestranza.',
    },
    loads: {
      title: 'Qué se mueve entre la acería y la maestranza',
      paragraphs: [
        'Las bobinas laminadas entran por San Antonio, Valparaíso y San Vicente con pesos de 5 a 20 t y siguen en rampla a los centros de servicio de Santiago y Concepción. Allí se cortan en flejes, planchas y formatos; cada corte crea un paquete nuevo, con filo propio y otra altura, que hay que volver a amarrar.',
        'Las barras de refuerzo y los perfiles salen en atados de cerca de 2 t y largos de 6 a 12 m; los tubos, en paquetes hexagonales o rectangulares; el alambrón, en rollos. Van a obras, a metalmecánicas y a faenas del norte, con más de 1.300 km por la Ruta 5 hasta Antofagasta. En el camino se izan varias veces con puente grúa, imán o eslinga, y en cada maniobra el amarre recibe un tirón.',
      ],
    },
    risks: {
      title: 'Fuerzas que abren un paquete de acero',
      points: [
        {
          title: 'Espiras con efecto resorte',
          text: 'La lámina bobinada guarda energía elástica. Si la última espira no queda sujeta, el rollo se abre unos milímetros, pierde roce entre capas y una frenada basta para que el centro se corra en telescopio.',
        },
        {
          title: 'Rebaba bajo el zuncho',
          text: 'El corte longitudinal deja una rebaba de centésimas a décimas de milímetro. Apoyado en ella, el zuncho trabaja flectado y con una entalla; la vibración la agranda en cada ciclo y la rotura llega muy por debajo de la carga nominal.',
        },
        {
          title: 'Calor de laminación',
          text: 'Un atado que deja la mesa de enfriamiento sobre 60 °C ablanda el poliéster, que cede bajo tensión y no la recupera al enfriarse. A esa temperatura el fleje metálico mantiene su resistencia y el paquete llega apretado al patio.',
        },
        {
          title: 'Sudor entre láminas',
          text: 'El acero frío que entra a una bodega húmeda condensa agua en la superficie. Entre capas apretadas no hay aire que la seque: aparece óxido blanco en el galvanizado y manchas pardas en la lámina desnuda, invisibles hasta desenrollar.',
        },
      ],
    },
    practice: {
      title: 'Métodos de amarre por producto',
      rows: [
        {
          load: 'Bobina laminada',
          method: 'Fleje de 32 mm por el ojo y alrededor, con pieza galvanizada en ambos cantos',
          product: { label: 'Esquinero metálico 32 mm', to: '/productos/esquinero-metalico-32?producto=176' },
        },
        {
          load: 'Flejes cortados y rollos de alambrón',
          method: 'Amarre radial con tensor de empuje, que no deja base atrapada bajo la cinta',
          product: { label: 'Tensor neumático TN 32', to: '/productos/tensor-neumatico-tn-32?producto=130' },
        },
        {
          load: 'Barras y perfiles en atado',
          method: 'Acero de 19 mm con sello traslapado, enhebrado antes de tensar',
          product: { label: 'Sello para acero 19 mm', to: '/productos/sello-acero-19?producto=171' },
        },
        {
          load: 'Tubos y cañerías en frío',
          method: 'Poliéster de 25 mm soldado, con protector plástico donde el paquete forma arista',
          product: { label: 'Zuncho PET 25 mm extra pesado', to: '/productos/zuncho-pet-25-negro?producto=110' },
        },
        {
          load: 'Perfiles livianos y galvanizados',
          method: 'Film en espiral de 125 mm, que mantiene el atado y evita el roce entre piezas',
          product: { label: 'Envolvedora de túnel ET 60', to: '/productos/envolvedora-tunel-et-60?producto=149' },
        },
      ],
    },
    answers: {
      title: 'Flejes, herramientas y protección',
      points: [
        {
          title: 'Fleje para cada esfuerzo',
          text: 'La gama va desde 12,7 × 0,50 mm, con 3.800 N de rotura para alambre y varilla, hasta 31,75 × 0,80 mm y 24.100 N para bobinas. Este último viene oscilado en tres hileras, con 250 m continuos y 49,8 kg por rollo.',
          link: { label: 'Ver zunchos de acero', to: '/productos?categoryId=10' },
        },
        {
          title: 'PET donde el acero sobra',
          text: 'En paquetes fríos y sin rebaba, el poliéster de 25 × 1,27 mm iguala los 13.700 N de un fleje de 19 × 0,80 mm con 43 g por metro en vez de 119 g. No se oxida sobre el producto y sus puntas cortadas no tienen filo de metal.',
          link: { label: 'Ver zunchos PET', to: '/productos?categoryId=9' },
        },
        {
          title: 'Aire en vez de brazo',
          text: 'Con la PN 32 el zuncho PET de 25 a 32 mm se tensa hasta 7.000 N y se suelda; con el TN 32, el fleje de 19 a 32 mm llega a 12.000 N sobre superficies curvas desde 300 mm de diámetro. Los dos alcanzan esa fuerza a 6 bar y cuelgan sobre la mesa de amarre.',
          link: { label: 'Ver enzunchadoras neumáticas', to: '/productos?categoryId=21' },
        },
        {
          title: 'Bobina contenida, corte seguro',
          text: 'El carro CA 32 sujeta rollos de hasta 60 kg entre discos de 700 mm y los frena con cinta de fricción. En recepción, la cizalla CZ 32 abre fleje de hasta 32 × 1,0 mm y sus topes de goma sostienen las dos puntas durante el corte.',
          link: { label: 'Ver herramientas de apoyo', to: '/productos?categoryId=6' },
        },
      ],
    },
    products: [113, 130, 176, 158],
    contact: {
      title: 'Un puesto de amarre bien resuelto',
      text: 'A partir del peso, la temperatura de salida y el estado de los cantos recomendamos fleje, sello y herramienta para cada puesto.',
    },
  },
  {
    path: '/construccion',
    meta: {
      title: `Embalaje de materiales de construcción | ${company.name}`,
      description:
        'Zunchos, film y herramientas para ladrillos, sacos de cemento, adoquines, cañerías y aislación: cómo se dañan en el camino y cómo se asegura cada pallet.',
    },
    hero: {
      category: 'Mercados',
      title: 'Materiales que llegan enteros a la obra',
      description:
        'PET gofrado, film de 23 µm y herramientas sin cable para ladrilleras, cementeras, distribuidoras y patios de acopio a la intemperie.',
    },
    loads: {
      title: 'Materiales pesados para obras dispersas',
      paragraphs: [
        'Un camión de materiales mezcla extremos. Los ladrillos de Batuco y del valle central viajan en pallets de 1 a 1,5 t, con canto vivo y polvo abrasivo; el cemento y los morteros, en sacos de 25 kg apilados hasta 2 t; los adoquines y bloques, en cubos sin cartón ni caja que repartan la presión.',
        'Al lado van cargas que casi no pesan: rollos de lana de vidrio, planchas de poliestireno, cañerías de PVC de 6 m, puertas. Todo sale por la Ruta 5 y se descarga con grúa horquilla o pluma sobre terreno sin pavimentar. Hacia Chiloé, Aysén y Magallanes se suman barcaza, viento y lluvia, y en cualquier destino el pallet puede pasar meses a la intemperie antes de abrirse.',
      ],
    },
    risks: {
      title: 'Qué daña los materiales antes de usarlos',
      points: [
        {
          title: 'Arcilla que lima la cinta',
          text: 'La arista del ladrillo cocido es dura y suelta un polvo que funciona como lija. Con el traqueteo, cada vuelta roza unos milímetros sobre el mismo punto; un zuncho sin protección pierde espesor ahí y se corta con el pallet todavía sobre el camión.',
        },
        {
          title: 'Sacos que expulsan aire',
          text: 'El cemento recién ensacado lleva aire entre los granos. Durante la primera hora de viaje sale por las válvulas, la pila baja y se ensancha; un amarre rígido queda flojo y una envoltura sin memoria deja de contener las camadas superiores.',
        },
        {
          title: 'Agua desde abajo',
          text: 'La lluvia se cubre con facilidad, el suelo mojado no. La humedad sube por la tarima, atraviesa el papel kraft y hace fraguar las primeras camadas de cemento o yeso; en ladrillos y fachaletas arrastra sales que después florecen.',
        },
        {
          title: 'Aislación aplastada',
          text: 'Lana y poliestireno deben su valor al aire que contienen. Un zuncho apretado los comprime en franjas que no siempre recuperan espesor, y sin contención el viento de la carretera levanta planchas completas de la carga.',
        },
      ],
    },
    practice: {
      title: 'Cada material con su amarre',
      rows: [
        {
          load: 'Ladrillos y bloques, 1 a 1,5 t',
          method: 'Dos vueltas de PET de 16 mm por sentido, sobre esquinero plástico',
          product: { label: 'Zuncho PET 16 mm verde gofrado', to: '/productos/zuncho-pet-16-verde?producto=108' },
        },
        {
          load: 'Cemento y mortero en sacos',
          method: 'Film de 23 µm con refuerzo en la base y tensión distinta por zona',
          product: {
            label: 'Envolvedora de pilar EP 16 preestiro',
            to: '/productos/envolvedora-pilar-ep-16?producto=146',
          },
        },
        {
          load: 'Adoquines en acopio al sol',
          method: 'PP de 16 mm con protección ultravioleta, tensor manual y sello dentado',
          product: { label: 'Zuncho PP 16 mm negro', to: '/productos/zuncho-pp-16-negro?producto=104' },
        },
        {
          load: 'Cañerías de PVC y molduras',
          method: 'PP de 13 mm en tres puntos, cerrado con herramienta combinada',
          product: {
            label: 'Enzunchadora manual combinada MC 13',
            to: '/productos/enzunchadora-manual-mc-13?producto=125',
          },
        },
        {
          load: 'Puertas y paneles aislantes',
          method: 'Film continuo de 250 mm, con prensores que mantienen recto el paquete',
          product: { label: 'Envolvedora de túnel ET 150', to: '/productos/envolvedora-tunel-et-150?producto=150' },
        },
      ],
    },
    answers: {
      title: 'Equipamiento para planta, patio y ferretería',
      points: [
        {
          title: 'Zuncho gofrado de 16 mm',
          text: 'Rompe a 5.200 N, admite 3.000 N de tensión y recupera largo cuando la pila se asienta. El mismo rollo de 1.500 m pasa de la herramienta de mano a la línea automática, con lo que la bodega maneja un solo código.',
          link: { label: 'Ver zunchos PET', to: '/productos?categoryId=9' },
        },
        {
          title: 'Batería para recorrer el patio',
          text: 'La PB 16 aplica de 400 a 2.500 N y suelda hasta 350 amarres de 16 mm por carga, sin compresor ni sellos. Pesa 4,1 kg, memoriza dos tensiones y pasa del ladrillo al saco sin una nueva regulación.',
          link: { label: 'Ver enzunchadoras eléctricas', to: '/productos?categoryId=19' },
        },
        {
          title: 'Tensor y sellador de mano',
          text: 'Donde no hay energía, el TP 16 llega a 2.000 N con palanca y el SP 16 cierra el sello dentado con 65 % de la resistencia del PET. Pesan 1,9 y 2,1 kg, y caben juntos en la bandeja del carro portazuncho.',
          link: { label: 'Ver enzunchadoras manuales', to: '/productos?categoryId=20' },
        },
        {
          title: 'Película para patio abierto',
          text: 'El film negro de 23 µm resiste la radiación ultravioleta y oculta la mercadería; el transparente de igual espesor, en bobina de 1.500 m, soporta esquinas marcadas y se estira hasta 250 % en máquina. Con ambos, las primeras vueltas toman también la tarima.',
          link: { label: 'Ver film stretch', to: '/productos?categoryId=15' },
        },
      ],
    },
    products: [108, 119, 175, 164],
    contact: {
      title: 'Un pallet que aguante la intemperie',
      text: 'El peso, la altura y el tiempo de acopio de cada material permiten cotizar zuncho, film y herramienta en conjunto.',
    },
  },
  {
    path: '/ceramica',
    meta: {
      title: `Embalaje de cerámica, porcelanato y sanitarios | ${company.name}`,
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
          product: {
            label: 'Enzunchadora neumática PN 16',
            to: '/productos/enzunchadora-neumatica-pn-16?producto=128',
          },
        },
        {
          load: 'Baldosas en formatos menores',
          method: 'Dos o tres zunchos horizontales por pallet, sobre columnas de esquineros',
          product: {
            label: 'Línea de enzunchado horizontal LH 40',
            to: '/productos/linea-enzunchado-horizontal-lh-40?producto=152',
          },
        },
        {
          load: 'Lavamanos y estanques en caja',
          method: 'Dos zunchos de PP por bulto de 15 a 40 kg, con la tapa ya cerrada',
          product: { label: 'Zuncho PP 12 mm azul', to: '/productos/zuncho-pp-12-azul?producto=102' },
        },
        {
          load: 'Vajilla y piezas de muestra',
          method: 'Manto de celdas de 40 mm en dos vueltas y relleno del vacío restante',
          product: { label: 'Film airpad burbuja 400 mm', to: '/productos/film-airpad-burbuja-400?producto=136' },
        },
        {
          load: 'Pallet mixto de reposición',
          method: 'Envoltura en el mismo andén, con la carga detenida y el film según su contorno',
          product: { label: 'Robot envolvedor RE 22', to: '/productos/robot-envolvedor-re-22?producto=144' },
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
          text: 'Un rollo de Film airpad burbuja 400 mm guarda 300 m en 16,5 cm de diámetro y, ya inflado en el AP 30, rinde unos 85 m² con 16 mm de altura. Se indica hasta 12 kg por pieza; sobre ese peso se agrega una base rígida.',
          link: { label: 'Ver film para airpads', to: '/productos?categoryId=13' },
        },
      ],
    },
    products: [128, 136, 152, 107],
    contact: {
      title: 'Una consulta por formato',
      text: 'Indicamos tensión, protección de cantos y número de zunchos según el tamaño de la pieza, el peso del pallet y su destino.',
    },
  },
  {
    path: '/envases',
    meta: {
      title: `Embalaje de envases vacíos en pallet | ${company.name}`,
      description:
        'Envolvedoras con prensa, enzunchado horizontal y film delgado para latas, botellas PET, frascos y tapas: riesgos del envase vacío y método por formato.',
    },
    hero: {
      category: 'Mercados',
      title: 'Envases vacíos que viajan derechos',
      description:
        'Torres de más de 2 m que pesan poco y se abollan con facilidad: prensa, zuncho de baja tensión y film de 17 µm para llevarlas a la llenadora.',
    },
    loads: {
      title: 'Poco peso, mucha altura y camadas sueltas',
      paragraphs: [
        'Latas de aluminio, tarros de hojalata, botellas de PET sopladas y frascos de vidrio salen vacíos, en camadas separadas por láminas y cerradas arriba con un marco. Un pallet de unas 8.000 latas supera los 2 m y bordea los 150 kg, con tarima, láminas y marco incluidos.',
        'El circuito es corto y diario: de las plantas de la zona central a embotelladoras, cerveceras, conserveras del Maule y lecheras de Los Lagos. Las láminas, los marcos y las tarimas vuelven para otro viaje, así que el cierre no debe dañarlos. Tapas, preformas y bandejas viajan aparte, en cajas. En la llenadora el despaletizador espera camadas rectas: una fila corrida detiene la línea completa.',
      ],
    },
    risks: {
      title: 'Por qué se desarma una torre de envases',
      points: [
        {
          title: 'Altura sin masa',
          text: 'Con el centro de gravedad sobre 1 m y pocos kilos por camada, el roce entre lámina y envase apenas frena el deslizamiento. En una curva o una rotonda, cada nivel se corre un poco respecto del inferior y la torre toma inclinación.',
        },
        {
          title: 'Paredes de una décima',
          text: 'La pared de una lata de aluminio mide cerca de 0,1 mm. Vacía y sin presión interior no tiene respaldo: un zuncho con tensión de producto lleno abolla los bordes de la camada superior y esas latas fallan en la cerradora.',
        },
        {
          title: 'Camadas que se abren',
          text: 'Los envases redondos se tocan en una sola línea y ruedan entre sí. Cualquier compresión vertical los empuja hacia afuera, de modo que apretar más desde arriba agrava el problema si nada ciñe el contorno.',
        },
        {
          title: 'Polvo y agua adentro',
          text: 'El envase recibe un enjuague breve antes del llenado. Polvo de bodega, insectos o gotas de condensación que entran por un pallet destapado llegan hasta la boca, y la planta de alimentos o bebidas rechaza el lote.',
        },
      ],
    },
    practice: {
      title: 'Formatos vacíos y su forma de sujeción',
      rows: [
        {
          load: 'Latas con marco superior',
          method: 'Dos zunchos verticales de 12 mm sobre el marco, desde 400 N',
          product: {
            label: 'Enzunchadora automática de pallets LP 60',
            to: '/productos/enzunchadora-pallets-lp-60?producto=151',
          },
        },
        {
          load: 'Botellas de PET sopladas',
          method: 'Plato de prensa sobre la última camada y film con tensión baja',
          product: {
            label: 'Envolvedora de pilar EP 22 con prensa',
            to: '/productos/envolvedora-pilar-ep-22-prensa?producto=148',
          },
        },
        {
          load: 'Frascos y tarros de hojalata',
          method: 'Poliéster de 9 mm a distintas alturas, sobre perfiles de cartón de pie en cada arista',
          product: { label: 'Zuncho PET 9 mm negro', to: '/productos/zuncho-pet-9-negro?producto=106' },
        },
        {
          load: 'Tapas y preformas en caja',
          method: 'Uno a tres zunchos de PP por caja, sin operador junto a la máquina',
          product: {
            label: 'Enzunchadora de arco en línea PA 85L',
            to: '/productos/enzunchadora-arco-en-linea-pa-85l?producto=155',
          },
        },
        {
          load: 'Línea de más de 60 pallets por hora',
          method: 'Anillo que envuelve en unos 16 s sin mover la carga',
          product: {
            label: 'Envolvedora automática de anillo ER 120',
            to: '/productos/envolvedora-automatica-anillo-er-120?producto=143',
          },
        },
      ],
    },
    answers: {
      title: 'Máquinas que sujetan sin aplastar',
      points: [
        {
          title: 'Prensa de 100 a 600 N',
          text: 'La EP 22 apoya un plato de 600 mm que se detiene al tocar y acompaña el giro de cargas de hasta 2.400 mm. El carro preestira hasta 360 %, con lo que cada metro de film cubre 4,6 m y la tensión final puede quedar baja.',
          link: { label: 'Ver envolvedoras de pilar', to: '/productos?categoryId=17' },
        },
        {
          title: 'Zunchos horizontales por receta',
          text: 'La LH 40 ciñe tres alturas en 40 pallets por hora y baja la tensión hasta 200 N para no deformar paredes delgadas. Si el pallet viene incompleto, un sensor salta las alturas vacías y el ciclo sigue sin intervención.',
          link: { label: 'Ver sistemas para pallets', to: '/productos?categoryId=22' },
        },
        {
          title: 'Carga quieta a alta cadencia',
          text: 'La EB 60 gira el brazo a 24 r/min y la ER 120 mueve el anillo hasta 60 r/min; en ambas el pallet permanece detenido. Aceptan 2.400 mm de altura y, en la EB 60, una cubierta superior opcional protege del polvo.',
          link: { label: 'Ver envolvedoras automáticas', to: '/productos?categoryId=16' },
        },
        {
          title: 'Menos gramos por pallet',
          text: 'Estirado a 300 %, el film de 17 µm gasta unos 105 g en doce vueltas, frente a 160 g del de 23 µm a 250 %. Una bobina de 2.000 m entrega así 8.000 m aplicados, con menos cambios por turno.',
          link: { label: 'Ver film stretch', to: '/productos?categoryId=15' },
        },
      ],
    },
    products: [148, 152, 106, 166],
    contact: {
      title: 'Qué envase, qué altura, qué distancia',
      text: 'Altura de la torre, diámetro del envase y pallets por hora definen si conviene prensa, brazo, anillo o zuncho horizontal.',
    },
  },
  {
    path: '/fibras-textiles',
    meta: {
      title: `Embalaje de fardos, telas y prendas | ${company.name}`,
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
          product: { label: 'Prensa enzunchadora LE 90', to: '/productos/prensa-enzunchadora-le-90?producto=153' },
        },
        {
          load: 'Ropa usada y recortes, 45 kg',
          method: 'PET de 12 mm en dos vueltas, que se relaja menos que el polipropileno',
          product: { label: 'Zuncho PET 12 mm verde', to: '/productos/zuncho-pet-12-verde?producto=107' },
        },
        {
          load: 'Rollos de tela y geotextil',
          method: 'Huincha tejida en varios puntos del largo, cerrada con hebilla de alambre',
          product: { label: 'Zuncho textil 16 mm hilado', to: '/productos/zuncho-textil-16-hilado?producto=115' },
        },
        {
          load: 'Prendas nuevas en caja',
          method: 'PP de 9 mm en mesa semiautomática, con ciclo de 1,8 s',
          product: {
            label: 'Enzunchadora semiautomática PS 12',
            to: '/productos/enzunchadora-semiautomatica-ps-12?producto=121',
          },
        },
        {
          load: 'Redes y cabos para cultivo',
          method: 'Cinta compuesta que no absorbe agua, reajustable en barcaza o camión',
          product: { label: 'Zuncho textil 19 mm compuesto', to: '/productos/zuncho-textil-19-compuesto?producto=116' },
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
          text: 'El zuncho hilado de 16 mm soporta 4.500 N en línea y 6.700 N en anillo con hebilla de alambre de 3,5 mm. Se suelta y se aprieta otra vez con la misma pieza, y el rollo de 850 m pesa 8,1 kg.',
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
  },
  {
    path: '/papel',
    meta: {
      title: `Embalaje de papel, cartulina y tissue | ${company.name}`,
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
          product: { label: 'Enzunchadora a batería PB 16', to: '/productos/enzunchadora-bateria-pb-16?producto=119' },
        },
        {
          load: 'Cartulina en pliegos',
          method: 'Perfil de cartón bajo cada zuncho y tapa rígida sobre la última hoja',
          product: { label: 'Esquinero de cartón 50 × 50 mm', to: '/productos/esquinero-carton-50?producto=174' },
        },
        {
          load: 'Resmas en caja o paquete',
          method: 'Dos zunchos verticales en línea, con aplicador opcional de esquineros',
          product: {
            label: 'Enzunchadora automática de pallets LP 60',
            to: '/productos/enzunchadora-pallets-lp-60?producto=151',
          },
        },
        {
          load: 'Tissue en pallet alto',
          method: 'Film de 17 µm a 300 %, con vueltas de refuerzo en la unión con la tarima',
          product: {
            label: 'Envolvedora automática de anillo ER 120',
            to: '/productos/envolvedora-automatica-anillo-er-120?producto=143',
          },
        },
        {
          load: 'Fardos de celulosa',
          method: 'Poliéster de 25 mm, que se retira entero antes del pulper',
          product: { label: 'Zuncho PET 25 mm extra pesado', to: '/productos/zuncho-pet-25-negro?producto=110' },
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
  },
  {
    path: '/vidrio',
    meta: {
      title: `Embalaje de vidrio plano, ventanas y botellas | ${company.name}`,
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
          product: { label: 'Zuncho textil 16 mm hilado', to: '/productos/zuncho-textil-16-hilado?producto=115' },
        },
        {
          load: 'Cajones en contenedor',
          method: 'Trincaje en pares simétricos al piso, con resguardo en las esquinas',
          product: { label: 'Zuncho textil 32 mm trincaje', to: '/productos/zuncho-textil-32-trincaje?producto=117' },
        },
        {
          load: 'Botellas vacías en pallet',
          method: 'Zuncho de 12 mm a tres alturas, apoyado en columnas de cartón',
          product: {
            label: 'Línea de enzunchado horizontal LH 40',
            to: '/productos/linea-enzunchado-horizontal-lh-40?producto=152',
          },
        },
        {
          load: 'Ventanas y termopaneles',
          method: 'Película aplicada alrededor del caballete, sin trasladar la carga',
          product: { label: 'Robot envolvedor RE 22', to: '/productos/robot-envolvedor-re-22?producto=144' },
        },
        {
          load: 'Espejos chicos y botellas sueltas',
          method: 'Dos capas cruzadas de papel troquelado y caja ajustada a la pieza',
          product: { label: 'Papel nido de abeja 500 mm', to: '/productos/papel-nido-abeja-500?producto=139' },
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
  },
])
