export const previewParam = 'vista-previa'
