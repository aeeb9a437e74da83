export function ProductCode({ code }: { code: string | null | undefined }) {
  return code ? <p className="mt-1 font-normal text-sm text-steel-600 leading-6">Cód. {code}</p> : null
}
