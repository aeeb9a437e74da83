/** The specification uses a banner's url both as the picture's source and as the link's target. */
export const seedBanners = [
  { id: 1, name: 'Zunchos y herramientas para cargas que viajan lejos', url: '/media/banners/banner-1.jpg' },
  { id: 2, name: 'Envolvedoras: de 20 a 120 pallets por hora', url: '/media/banners/banner-2.jpg' },
  { id: 3, name: 'Airpads: relleno con 99 % de aire', url: '/media/banners/banner-3.jpg' },
]
