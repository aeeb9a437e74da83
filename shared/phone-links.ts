export const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '')

/** A number without country code is called as it is written. */
export const phoneLink = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

export const whatsappLink = (phone: string) => `https://wa.me/${digitsOf(phone)}`
