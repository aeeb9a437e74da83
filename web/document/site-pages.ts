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
import type { Picture } from '../../contract/catalogue/picture.ts'
import { industryHeroes } from '../content/industry-pictures.ts'

/**
 * The pages a search engine should know, products aside. What a page fetches ahead of others comes from here too, so the
 * pictures are taken under a name of their own: else each page would fetch its picture's data as one more file.
 */
export const sitePages: { path: string; picture?: Picture }[] = [
  { path: '/', picture: inicio },
  { path: '/productos' },
  { path: '/soluciones', picture: soluciones },
  { path: '/zunchos-herramientas', picture: zunchos },
  { path: '/envolvedora', picture: envolvedora },
  { path: '/film-embalaje', picture: film },
  { path: '/airpads', picture: airpads },
  { path: '/mercados', picture: mercados },
  ...industryHeroes,
  { path: '/nosotros', picture: nosotros },
  { path: '/politica-calidad', picture: politicaCalidad },
  { path: '/codigo-etica' },
  { path: '/servicio-tecnico', picture: servicioTecnico },
  { path: '/contacto', picture: contacto },
  { path: '/privacidad' },
]
