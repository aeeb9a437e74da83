/** The parameter that carries a preview token, in an address that the staff pass on. */
export const previewParam = 'vista-previa'
