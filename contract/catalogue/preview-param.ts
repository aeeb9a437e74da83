/** The query parameter that carries a preview token in the links that staff share. */
export const previewParam = 'vista-previa'
