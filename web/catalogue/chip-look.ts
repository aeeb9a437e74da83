export const chipLook =
  'needs-scripts min-h-11 rounded border border-steel-200 bg-white px-3 text-base leading-6 hover:border-red hover:text-red'
