const number = new Intl.NumberFormat('es-CL')

export const countText = (count: number | undefined) => {
  if (count === undefined) return 'productos'
  return count === 1 ? '1 producto' : `${number.format(count)} productos`
}
