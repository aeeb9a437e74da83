import { libraryPicture } from './library-picture.ts'

/** The specification uses a banner's url both as the picture's source and as the link's target. */
export const seedBanners = [
  { id: 1, name: 'Zunchos y herramientas para cargas que viajan lejos', url: libraryPicture('banners/banner-1') },
  { id: 2, name: 'Envolvedoras: de 20 a 120 pallets por hora', url: libraryPicture('banners/banner-2') },
  { id: 3, name: 'Airpads: relleno con 99 % de aire', url: libraryPicture('banners/banner-3') },
]
