import { unitNames } from './units.ts'

const grammar =
  'a al algo alguna alguno ante bajo cada como con cual cuales cuando de del desde donde e el ella en entre es esa ese eso esta este esto estan ha han hasta hay la las le les lo los mas me mi mis muy no nos o os otra otro para pero por pos que se si sin sobre son su sus tan te ti toda todas todo todos tu tus u un una unas uno unos y ya yo the of for and or'
const intent =
  'precio precios valor valores vale valen cuesta cuestan sale salen costo costos cuanto cuantos cotizar cotiza cotizo cotizacion cotizaciones presupuesto comprar compra compro compramos venta ventas vender venden vende vendo oferta ofertas promocion descuento barato barata baratos economico economica stock disponible disponibles disponibilidad despacho despachan envio envios entrega mayor mayorista minorista proveedor proveedores distribuidor distribuidores fabricante fabrica tienda online web chile santiago region regiones hola buenas buenos dias tardes favor porfa gracias necesito necesitamos necesita busco buscamos buscando quiero queremos quisiera quisieramos requiero requerimos solicito tienen tienes tiene hacen haces urgente consulta info informacion marca marcas modelo sirve sirven servir usar usa uso usos puede pueden puedo bien mejor mejores cualquier tipo tipos estimados ustedes conviene recomiendan'

// A unit tells nothing without its number.
const ignored = new Set([...`${grammar} ${intent}`.split(' '), ...unitNames])

export const isIgnored = (word: string) => ignored.has(word)

const general = new Set(
  'maquina maquinas maquinita maquinaria equipo equipos herramienta herramientas producto productos articulo articulos material materiales insumo insumos sistema sistemas solucion industria industrias empresa planta rubro machine tool tools'.split(
    ' ',
  ),
)

export const isGeneral = (word: string) => general.has(word)
