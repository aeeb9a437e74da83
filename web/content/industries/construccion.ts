import type { IndustryCopy } from '../content.ts'

export { default as card } from 'picture:cards/construccion'
export { default as heroPicture } from 'picture:heroes/construccion'

export const position = 5
export const name = 'Construcción'

export const copy: IndustryCopy = {
  meta: {
    title: 'Embalaje de materiales de construcción',
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
        product: { label: 'Zuncho PET 16 mm verde gofrado', id: 108, categoryId: 9 },
      },
      {
        load: 'Cemento y mortero en sacos',
        method: 'Film de 23 µm con refuerzo en la base y tensión distinta por zona',
        product: { label: 'Envolvedora de pilar EP 16 preestiro', id: 146, categoryId: 17 },
      },
      {
        load: 'Adoquines en acopio al sol',
        method: 'PP de 16 mm con protección ultravioleta, tensor manual y sello dentado',
        product: { label: 'Zuncho PP 16 mm negro', id: 104, categoryId: 8 },
      },
      {
        load: 'Cañerías de PVC y molduras',
        method: 'PP de 13 mm en tres puntos, con tensor manual y sellador aparte, que asienta en la curva',
        product: { label: 'Sellador manual SP 13', id: 184, categoryId: 20 },
      },
      {
        load: 'Puertas y paneles aislantes',
        method: 'Film continuo de 250 mm, con prensores que mantienen recto el paquete',
        product: { label: 'Envolvedora de túnel ET 150', id: 150, categoryId: 18 },
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
}
