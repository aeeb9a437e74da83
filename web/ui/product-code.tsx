export function ProductCode({ code }: { code: string | null | undefined }) {
  return code ? <p className="product-code">Cód. {code}</p> : null
}
