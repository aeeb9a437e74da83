import type { IndustryCopy } from '../content.ts'

export { default as card } from 'picture:cards/mineria'
export { default as heroPicture } from 'picture:heroes/mineria'

export const position = 1
export const name = 'Minería'

export const copy: IndustryCopy = {
  meta: {
    title: 'Embalaje para minería y cátodos de cobre',
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
        product: { label: 'Zuncho de acero 32 mm galvanizado', id: 180, categoryId: 10 },
      },
      {
        load: 'Barras de perforación en atado',
        method: 'Acero de 19 mm cada metro y medio, tensado contra el sello sobre la curva del atado',
        product: { label: 'Tensor neumático TN 32', id: 130, categoryId: 21 },
      },
      {
        load: 'Maxisacos y tambores en contenedor',
        method: 'Huincha cruzada entre argollas, calculada con 15.000 N de carga de trabajo por sistema',
        product: { label: 'Zuncho textil 32 mm trincaje', id: 117, categoryId: 11 },
      },
      {
        load: 'Bombas y motores en rampla',
        method: 'Cinta recubierta sobre la base, que se retensa en cada detención de la ruta',
        product: { label: 'Zuncho textil 19 mm compuesto', id: 116, categoryId: 11 },
      },
      {
        load: 'Cajones de repuestos en patio costero',
        method: 'Fleje con zinc en ambas caras y unión estampada, sin sellos, con la herramienta SA 19',
        product: { label: 'Zuncho de acero 16 mm galvanizado', id: 112, categoryId: 10 },
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
        text: 'En bobinas y atados redondos, el tensor TN 32 entrega hasta 12.000 N a 6 bar, fijados en el regulador; sobre la cara plana de un paquete de cátodos se tensa con el TA 32. El sellador SN 32 corta la doble muesca en 1 s. La unión retiene 80 % de la rotura del zuncho, sin depender de la fuerza del operador al final del turno.',
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
}
