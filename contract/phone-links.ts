export const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '')

export const phoneLink = (phone: string) => `tel:+${digitsOf(phone)}`

export const whatsappLink = (phone: string) => `https://wa.me/${digitsOf(phone)}`
