/** The specification's route table, plus the calculators and the privacy page that the law requires. */
export const industryPaths = [
  '/mineria',
  '/forestal',
  '/agricola',
  '/siderurgica',
  '/construccion',
  '/ceramica',
  '/envases',
  '/fibras-textiles',
  '/papel',
  '/vidrio',
]

export const paths = [
  '/',
  '/productos',
  '/productos/zuncho-pet-16-verde?producto=108',
  '/cotizacion',
  '/confirmacion',
  '/soluciones',
  '/zunchos-herramientas',
  '/envolvedora',
  '/film-embalaje',
  '/airpads',
  '/calculadoras',
  '/calculadoras/film',
  '/calculadoras/zuncho',
  '/calculadoras/airpads',
  '/mercados',
  ...industryPaths,
  '/nosotros',
  '/politica-calidad',
  '/codigo-etica',
  '/servicio-tecnico',
  '/contacto',
  '/login',
  '/privacidad',
]

/** Alternative spellings and the page each redirects to. */
export const spellings = {
  '/envolvedoras': '/envolvedora',
  '/Airpads': '/airpads',
  '/Contacto': '/contacto',
  '/MINERIA': '/mineria',
  '/Productos': '/productos',
}

export const unlisted = ['/cotizacion', '/confirmacion', '/login']
