import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const industries = readdirSync(new URL('./content/industries', import.meta.url)).map((file) => basename(file, '.ts'))

/** The router ignores the casing of paths. */
export default [
  layout('data/with-queries.tsx', [
    index('routes/inicio.tsx'),
    route('productos', 'routes/productos.tsx'),
    route('productos/:slug', 'routes/producto.tsx'),
    route('cotizacion', 'routes/cotizacion.tsx'),
  ]),
  route('comparar', 'routes/comparar.tsx'),
  route('cotizacion/productos', 'routes/cotizacion-productos.ts'),
  route('confirmacion', 'routes/confirmacion.tsx'),
  route('seguimiento/:token', 'routes/seguimiento.tsx'),
  route('soluciones', 'routes/soluciones.tsx'),
  route('zunchos-herramientas', 'routes/zunchos-herramientas.tsx'),
  route('envolvedora', 'routes/envolvedora.tsx'),
  route('envolvedoras', 'routes/envolvedora.tsx', { id: 'envolvedoras' }),
  route('film-embalaje', 'routes/film-embalaje.tsx'),
  route('airpads', 'routes/airpads.tsx'),
  route('calculadoras', 'routes/calculadoras.tsx'),
  route('calculadoras/film', 'routes/calculadora-film.tsx'),
  route('calculadoras/zuncho', 'routes/calculadora-zuncho.tsx'),
  route('calculadoras/airpads', 'routes/calculadora-airpads.tsx'),
  route('mercados', 'routes/mercados.tsx'),
  ...industries.map((name) => route(name, 'routes/industria.tsx', { id: name })),
  route('nosotros', 'routes/nosotros.tsx'),
  route('politica-calidad', 'routes/politica-calidad.tsx'),
  route('codigo-etica', 'routes/codigo-etica.tsx'),
  route('servicio-tecnico', 'routes/servicio-tecnico.tsx'),
  route('contacto', 'routes/contacto.tsx'),
  route('privacidad', 'routes/privacidad.tsx'),
  route('login', 'routes/login.tsx'),
  route('robots.txt', 'routes/robots.ts'),
  route('.well-known/security.txt', 'routes/security-text.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('sitemap-paginas.xml', 'routes/sitemap-paginas.ts'),
  route('sitemap-productos.xml', 'routes/sitemap-productos.ts'),
  route('*', 'routes/desconocida.tsx'),
] satisfies RouteConfig
