import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [index('routes/inicio.tsx'), route('*', 'routes/desconocida.tsx')] satisfies RouteConfig
