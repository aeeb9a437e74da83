export const resourceOf = {
  product: 'productos',
  category: 'categorias',
  banner: 'banners',
  synonym: 'sinonimos',
  setting: 'settings',
  price: 'precios',
  fitRule: 'reglas',
  fitException: 'excepciones',
  attribute: 'atributos',
} as const
