export const erasedName = 'Datos eliminados'
