export const actionLook =
  'inline-flex min-h-11 items-center gap-2 rounded border border-steel-200 bg-white px-4 font-semibold text-base hover:border-red hover:text-red'
