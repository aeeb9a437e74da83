export const comparar = {
  meta: {
    title: 'Comparar productos',
    description:
      'Hasta cuatro productos lado a lado, con sus medidas en las mismas unidades y las diferencias marcadas.',
  },
  title: 'Comparar productos',
  text: 'Las medidas están en las mismas unidades, y las filas destacadas son las que cambian. La dirección de esta página guarda la comparación: basta copiarla para compartirla.',
  rows: { all: 'Todas las filas', different: 'Solo diferencias' },
  same: 'Las medidas publicadas de estos productos son iguales.',
  more: (count: number) => `Hacia el lado están los ${count} productos.`,
  empty:
    'Para comparar hasta cuatro productos lado a lado, elige «Comparar» en las tarjetas del catálogo, en un producto o en la cotización.',
}
