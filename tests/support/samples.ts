/** Valid bodies of visitors' requests. */
export const aContact = () => ({
  name: 'Ana Rojas',
  email: 'ana.rojas@aserradero.example',
  phone: '+56 9 1234 5678',
  company: 'Aserradero Río Claro',
  message: 'Necesitamos zunchos PET para paquetes de madera.',
  contactType: 'CONTACT',
})

export const aServiceRequest = () => ({
  ...aContact(),
  equipment: 'Enzunchadora a batería PB 16',
  message: 'La herramienta no suelda.',
  contactType: 'SERVICE',
})

export const aQuotation = () => ({
  name: 'Pedro Soto',
  email: 'psoto@ceramicas.example',
  phone: '',
  company: 'Cerámicas del Maule',
  message: '',
  invoiceDetails: [
    { productId: 108, quantity: 24, name: 'Zuncho PET 16 mm verde gofrado' },
    { productId: 119, quantity: 2, name: 'Enzunchadora a batería PB 16' },
  ],
})
