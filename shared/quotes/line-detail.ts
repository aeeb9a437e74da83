type Described = { subtitle: string; specifications: { key: string; value: string }[] }

const isSize = /^(ancho|espesor|largo|alto|altura|diámetro|dimensiones|medidas?|tamaño|calibre)\b/i
const maxSizes = 4
export const maxDetailLength = 200

/** The sizes of a product, or its subtitle if it has none. */
export function detailOf({ subtitle, specifications }: Described): string {
  const sizes = specifications
    .filter(({ key }) => isSize.test(key))
    .slice(0, maxSizes)
    .map(({ key, value }) => `${key} ${value}`)
  while (sizes.join(separator).length > maxDetailLength) sizes.pop()
  return sizes.join(separator) || subtitle
}

/** Prices are per sale unit, so a quote counts those and only mentions the format. */
export const detailWith = (format: string | null, product: Described | undefined): string =>
  [format, product && detailOf(product)].filter(Boolean).join(separator).slice(0, maxDetailLength)

const separator = ' · '
