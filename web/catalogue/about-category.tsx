import { fold } from '../../shared/text.ts'
import { unbroken } from '../ui/unbroken.ts'

/** By the name of the category; one that staff have added or renamed has none. */
const texts = {
  Zunchos: 'Polipropileno, poliéster, acero y textil: cada carga tiene el zuncho que resiste su peso y su viaje.',
  'Zunchos PP': 'Polipropileno liviano para cerrar cajas, paquetes y bultos, a mano o en enzunchadora.',
  'Zunchos PET':
    'Poliéster que acompaña a la carga cuando se asienta y conserva la tensión: madera, ladrillos, latas y fardos.',
  'Zunchos de acero':
    'Acero pavonado o galvanizado para cargas pesadas, calientes o de cantos vivos, donde el plástico cede.',
  'Zunchos textiles':
    'Poliéster tejido o recubierto que se cierra con hebilla y se vuelve a tensar, también dentro del contenedor.',
  'Máquinas y herramientas':
    'Enzunchadoras, tensores y selladores para plástico y acero, a batería, manuales o con aire.',
  'Enzunchadoras eléctricas':
    'A batería o de mesa: tensan, sueldan y cortan el zuncho plástico sin sellos ni aire comprimido.',
  'Enzunchadoras manuales':
    'Tensores, selladores y equipos combinados para pocos cierres al día o donde no hay electricidad.',
  'Enzunchadoras neumáticas':
    'Con el aire de la planta tensan y cierran zuncho PET o de acero, cierre tras cierre, todo el turno.',
  Airpad: 'Cojines de aire y papel que llenan los vacíos de la caja, con los equipos que los producen junto a la mesa.',
  'Equipos para airpads':
    'Inflan y sellan el film en el puesto de embalaje; la tolva acumula los cojines y despeja la mesa.',
  'Film para airpads': 'Almohadas y burbujas que llegan en rollo y se inflan al usarlas, para rellenar o envolver.',
  'Papel de relleno': 'Papel kraft y nido de abeja para rellenar, separar y envolver, con su dispensador.',
  'Máquinas envolvedoras':
    'Envuelven con film stretch: de pilar para pallets, automáticas para la línea y de túnel para piezas largas.',
  'Envolvedoras automáticas':
    'De tornamesa, brazo o anillo dentro de la línea, y un robot que rodea la carga en el lugar donde está.',
  'Envolvedoras de pilar':
    'Tornamesa y mástil para pallets: el operador engancha el film y la máquina repite la misma envoltura.',
  'Envolvedoras de túnel':
    'La carga pasa por un anillo que la envuelve en espiral: perfiles, tubos, puertas y paquetes de madera.',
  'Sistemas de embalaje':
    'Máquinas de línea que enzunchan pallets, paquetes y cajas, o las cierran con cinta, al ritmo de la planta.',
  'Sistemas para pallets':
    'Enzunchado vertical y horizontal del pallet, y una prensa para los paquetes que se deben comprimir.',
  'Sistemas para cajas': 'Enzunchadoras de arco y una selladora con cinta, junto a la mesa o dentro de la línea.',
  'Herramientas de apoyo': 'Carros, cortadores, equilibradores y portarrollos para trabajar con zuncho, film y cinta.',
  'Accesorios de embalaje': 'Film stretch, sellos, hebillas, esquineros y cintas: lo que se repone mes a mes.',
  'Film stretch': 'Para envolver a mano, con máquina o en túnel, y ventilado para la carga que debe respirar.',
  Sellos: 'Unen zuncho de polipropileno, poliéster o acero; sello, sellador y zuncho llevan el mismo ancho.',
  Hebillas: 'Cierran zuncho plástico o textil sin sellador; las de alambre sujetan solas y permiten volver a tensar.',
  Esquineros:
    'Cartón, plástico o metal entre el zuncho y el canto: reparten la presión para que la carga no se marque.',
  'Cintas adhesivas': 'Cierran cajas a mano o en máquina; con filamento también amarran bultos.',
}

const textOf = new Map(Object.entries(texts).map(([name, text]) => [fold(name), unbroken(text)]))

/** Only lists of a category load these texts. */
export default function AboutCategory({ category }: { category: string }) {
  const text = textOf.get(fold(category))
  return text ? <p className="measure mb-4 lg:mb-6">{text}</p> : null
}
