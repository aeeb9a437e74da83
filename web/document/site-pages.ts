import airpads from 'picture:heroes/airpads?ahead'
import contacto from 'picture:heroes/contacto?ahead'
import mercados from 'picture:heroes/mercados?ahead'
import nosotros from 'picture:heroes/nosotros?ahead'
import politicaCalidad from 'picture:heroes/politica-calidad?ahead'
import servicioTecnico from 'picture:heroes/servicio-tecnico?ahead'
import soluciones from 'picture:heroes/soluciones?ahead'
import zunchos from 'picture:heroes/zunchos?ahead'
import envolvedora from 'picture:loops/envolvedora?ahead'
import film from 'picture:loops/film?ahead'
import inicio from 'picture:loops/inicio?ahead'
import type { SizedPicture } from '../../shared/catalogue/picture.ts'
import { industryHeroes } from '../content/industries.ts'

/** Without `?ahead` the bundler would move the data of each page's picture into a separate chunk. */
export const sitePages: { path: string; picture?: SizedPicture }[] = [
  { path: '/', picture: inicio },
  { path: '/productos' },
  { path: '/soluciones', picture: soluciones },
  { path: '/zunchos-herramientas', picture: zunchos },
  { path: '/envolvedora', picture: envolvedora },
  { path: '/film-embalaje', picture: film },
  { path: '/airpads', picture: airpads },
  { path: '/calculadoras' },
  { path: '/calculadoras/film' },
  { path: '/calculadoras/zuncho' },
  { path: '/calculadoras/airpads' },
  { path: '/mercados', picture: mercados },
  ...industryHeroes,
  { path: '/nosotros', picture: nosotros },
  { path: '/politica-calidad', picture: politicaCalidad },
  { path: '/codigo-etica' },
  { path: '/servicio-tecnico', picture: servicioTecnico },
  { path: '/contacto', picture: contacto },
  { path: '/privacidad' },
]
