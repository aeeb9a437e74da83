import { libraryPicture } from './library-picture.ts'

/** The specification uses a banner's url both as the picture's source and as the link's target. */
export const seedBanners = [
  {
    id: 1,
    name: 'Zunchos y herramientas para cargas que viajan lejos',
    url: libraryPicture('banners/banner-1'),
    text: 'Zuncho PP, PET, textil y de acero, con la herramienta y el sello de su medida.',
    buttonLabel: 'Ver zunchos y herramientas',
    buttonLink: '/zunchos-herramientas',
  },
  {
    id: 2,
    name: 'Envolvedoras: de 20 a 120 pallets por hora',
    url: libraryPicture('banners/banner-2'),
    text: 'De pilar, de brazo, de anillo y de túnel, con el film que cada una necesita.',
    buttonLabel: 'Ver envolvedoras',
    buttonLink: '/envolvedora',
  },
  {
    id: 3,
    name: 'Airpads: relleno con 99 % de aire',
    url: libraryPicture('banners/banner-3'),
    text: 'Almohadas que se inflan en el puesto de embalaje, a medida que hacen falta.',
    buttonLabel: 'Ver airpads',
    buttonLink: '/airpads',
  },
]
