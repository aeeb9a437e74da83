import type { IndustryCopy } from '../content.ts'

export { default as card } from 'picture:cards/envases'
export { default as heroPicture } from 'picture:heroes/envases'

export const position = 7
export const name = 'Envases'

export const copy: IndustryCopy = {
  meta: {
    title: 'Embalaje de envases vacíos en pallet',
    description:
      'Envolvedoras con prensa, enzunchado horizontal y film delgado para latas, botellas PET, frascos y tapas: riesgos del envase vacío y método por formato.',
  },
  hero: {
    category: 'Mercados',
    title: 'Envases vacíos que viajan derechos',
    description:
      'Torres de más de 2 m que pesan poco y se abollan con facilidad: prensa, zuncho de baja tensión y film de 17 µm hasta la llenadora.',
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
        product: { label: 'Enzunchadora automática de pallets LP 60', id: 151, categoryId: 22 },
      },
      {
        load: 'Botellas de PET sopladas',
        method: 'Plato de prensa sobre la última camada y film con tensión baja',
        product: { label: 'Envolvedora de pilar EP 22 con prensa', id: 148, categoryId: 17 },
      },
      {
        load: 'Frascos y tarros de hojalata',
        method: 'Poliéster de 9 mm a distintas alturas, sobre perfiles de cartón de pie en cada arista',
        product: { label: 'Zuncho PET 9 mm negro', id: 106, categoryId: 9 },
      },
      {
        load: 'Tapas y preformas en caja',
        method: 'Uno a tres zunchos de PP por caja, sin operador junto a la máquina',
        product: { label: 'Enzunchadora de arco en línea PA 85L', id: 155, categoryId: 23 },
      },
      {
        load: 'Línea de más de 60 pallets por hora',
        method: 'Anillo que envuelve en unos 16 s sin mover la carga',
        product: { label: 'Envolvedora automática de anillo ER 120', id: 143, categoryId: 16 },
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
}
