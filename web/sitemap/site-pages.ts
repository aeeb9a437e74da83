import airpads from 'picture:heroes/airpads'
import contacto from 'picture:heroes/contacto'
import mercados from 'picture:heroes/mercados'
import nosotros from 'picture:heroes/nosotros'
import politicaCalidad from 'picture:heroes/politica-calidad'
import servicioTecnico from 'picture:heroes/servicio-tecnico'
import soluciones from 'picture:heroes/soluciones'
import zunchos from 'picture:heroes/zunchos'
import envolvedora from 'picture:loops/envolvedora'
import film from 'picture:loops/film'
import inicio from 'picture:loops/inicio'
import type { Picture } from '../../contract/picture.ts'
import { industryHeroes } from '../content/industry-heroes.ts'

/** The pages a search engine should know, products aside. */
export const sitePages: { path: string; picture?: Picture }[] = [
  { path: '/', picture: inicio },
  { path: '/productos' },
  { path: '/soluciones', picture: soluciones },
  { path: '/zunchos-herramientas', picture: zunchos },
  { path: '/envolvedora', picture: envolvedora },
  { path: '/film-embalaje', picture: film },
  { path: '/airpads', picture: airpads },
  { path: '/mercados', picture: mercados },
  ...Object.entries(industryHeroes).map(([path, { picture }]) => ({ path, picture })),
  { path: '/nosotros', picture: nosotros },
  { path: '/politica-calidad', picture: politicaCalidad },
  { path: '/codigo-etica' },
  { path: '/servicio-tecnico', picture: servicioTecnico },
  { path: '/contacto', picture: contacto },
  { path: '/privacidad' },
]
