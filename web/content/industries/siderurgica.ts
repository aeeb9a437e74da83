import type { IndustryCopy } from '../content.ts'

export { default as card } from 'picture:cards/siderurgica'
export { default as heroPicture } from 'picture:heroes/siderurgica'

export const position = 4
export const name = 'Siderúrgica'

export const copy: IndustryCopy = {
  meta: {
    title: 'Amarre de bobinas, barras y tubos de acero',
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
        method: 'Fleje de 32 mm por el ojo y alrededor, con una pieza galvanizada en cada canto',
        product: { label: 'Esquinero metálico 32 mm', id: 176, categoryId: 26 },
      },
      {
        load: 'Flejes cortados y rollos de alambrón',
        method: 'Amarre radial con tensor de empuje, que no deja base atrapada bajo la cinta',
        product: { label: 'Tensor neumático TN 32', id: 130, categoryId: 21 },
      },
      {
        load: 'Barras y perfiles en atado',
        method: 'Acero de 19 mm con sello traslapado, enhebrado antes de tensar',
        product: { label: 'Sello para acero 19 mm', id: 171, categoryId: 24 },
      },
      {
        load: 'Tubos y cañerías en frío',
        method: 'Poliéster de 25 mm soldado, con protector plástico donde el paquete forma arista',
        product: { label: 'Zuncho PET 25 mm extra pesado', id: 110, categoryId: 9 },
      },
      {
        load: 'Perfiles livianos y galvanizados',
        method: 'Film en espiral de 125 mm, que mantiene el atado y evita el roce entre piezas',
        product: { label: 'Envolvedora de túnel ET 60', id: 149, categoryId: 18 },
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
        text: 'Con la PN 32 el zuncho PET de 25 a 32 mm se tensa hasta 7.000 N y se suelda; con el TN 32, el fleje de 32 mm llega a 12.000 N, y el de 19 mm a 8.000 N, sobre superficies curvas desde 300 mm de diámetro. Los dos dan su fuerza máxima a 6 bar y cuelgan sobre la mesa de amarre.',
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
}
