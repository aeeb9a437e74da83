export const defaultCompany = {
  name: 'Precinta',
  legalName: 'Precinta Chile SpA',
  group: 'Grupo Precinta',
  phone: { label: '+56 2 2555 0100', href: 'tel:+56225550100' },
  servicePhone: { label: '+56 2 2555 0140', href: 'tel:+56225550140' },
  email: 'contacto@precinta.example',
  whatsapp: { label: '+56 9 5555 0100', href: 'https://wa.me/56955550100' },
  address: { street: 'Av. Lo Echevers 1320', district: 'Quilicura', city: 'Santiago', country: 'Chile' },
  timeZone: 'America/Santiago',
  social: {
    instagram: 'https://www.instagram.com/precinta.example',
    linkedin: 'https://www.linkedin.com/company/precinta-example',
  },
} as const
