import { unbroken } from '../ui/unbroken.ts'
import type { HeroText, Link, PageMeta, Point } from './content.ts'

type Market = {
  name: string
  title: string
  text: string
  points: [string, string, string]
  link: Link
}

type Mercados = {
  meta: PageMeta
  hero: HeroText
  intro: Point
  sections: [Market, Market, Market, Market]
  others: Point
  request: Point
}

export const mercados = unbroken({
  meta: {
    title: 'Mercados: embalaje para diez industrias',
    description:
      'Minería, forestal, agrícola y siderúrgica: qué exige cada mercado a un amarre o una envoltura en Chile, con acceso a las diez industrias que atendemos.',
  },
  hero: {
    category: 'Mercados',
    title: 'Del cátodo de cobre a la caja de cerezas',
    description:
      'El peso, la ruta y el clima cambian de un mercado a otro, y con ellos el zuncho, el film y la máquina. Así se embala en cuatro de ellos.',
  },
  intro: {
    title: 'Un país largo pone a prueba el embalaje',
    text: 'Entre la faena cordillerana y el puerto hay caminos de tierra, sol intenso, camanchaca y lluvia. Cuatro mercados muestran las exigencias que se repiten en los demás: metal denso, madera que se contrae, fruta que respira y acero con filo.',
  },
  sections: [
    {
      name: 'Minería',
      title: 'Mucho peso en poco volumen',
      text: 'La minería mueve dos flujos opuestos: metal refinado que baja al puerto y repuestos, reactivos e insumos que suben a la faena. Ambos recorren cientos de kilómetros con vibración, polvo y cambios de altitud. En la bajada, el amarre enfrenta cantos que cortan el plástico; en la subida, el embalaje debe entregar entera una pieza que no tiene reemplazo a mano.',
      points: [
        'Zuncho de acero de 19 y 32 mm',
        'Tensores y selladores para cargas planas y redondas',
        'Papel de relleno para repuestos',
      ],
      link: { label: 'Explorar minería', to: '/mineria' },
    },
    {
      name: 'Forestal',
      title: 'Carga que cambia de medida',
      text: 'Madera aserrada, tableros y celulosa comparten un problema: pierden humedad o se acomodan después del amarre, y la cinta queda suelta. Por eso este mercado mira la recuperación elástica tanto como la rotura. A ello se suman el patio mojado del sur, el acopio al sol y compradores que rechazan una tabla manchada de óxido.',
      points: [
        'Zuncho PET de 16 a 25 mm',
        'Prensa enzunchadora para paquetes y fardos',
        'Envolvedora de túnel para madera cepillada',
      ],
      link: { label: 'Explorar industria forestal', to: '/forestal' },
    },
    {
      name: 'Agrícola',
      title: 'Una temporada que no espera',
      text: 'El año agrícola se decide en pocos meses, y en ellos el packing trabaja por turnos contra la madurez de la fruta. El pallet pasa del calor del huerto al frío forzado y luego al contenedor refrigerado. Esquinero, zuncho y film tienen que dejar circular el aire y sostener un cartón que se debilita con la humedad, sin frenar la línea.',
      points: [
        'Film ventilado y esquineros de cartón',
        'Zuncho PET de 12 mm y PP para máquina',
        'Herramientas a batería y enzunchadora móvil',
      ],
      link: { label: 'Explorar industria agrícola', to: '/agricola' },
    },
    {
      name: 'Siderúrgica',
      title: 'Filo, toneladas y temperatura',
      text: 'Barras, alambrón, tubos, planchas y bobinas reúnen cantos vivos, bultos de varias toneladas y producto que puede salir caliente de la línea. Aquí la unión debe ser igual turno tras turno, porque un atado que se abre bajo el puente grúa es un accidente. El acero resuelve el calor y el filo; en producto frío y con cantos protegidos compite el PET ancho.',
      points: [
        'Zuncho de acero de alta y extra resistencia',
        'Tensor y sellador neumáticos de 32 mm',
        'Zuncho PET de 25 mm para tubos y perfiles fríos',
      ],
      link: { label: 'Explorar industria siderúrgica', to: '/siderurgica' },
    },
  ],
  others: {
    title: 'Seis industrias más',
    text: 'Construcción, cerámica, envases, fibras y textiles, papel y vidrio tienen página propia. La distribución, que recibe y despacha las cargas de todas ellas, usa los mismos zunchos, films y rellenos en bodega.',
  },
  request: {
    title: 'Contar cómo se despacha hoy',
    text: 'Una carga que no figura en estas páginas se puede revisar igual: qué se envía, por qué ruta y en qué estado llega.',
  },
} satisfies Mercados)
