/** A number without country code is Chilean. */
export function whatsappAddress(phone: string | null, text: string): string | undefined {
  const number = internationalNumber(phone ?? '')
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}

function internationalNumber(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '')
  if (/^56\d{9}$/.test(digits)) return digits
  if (/^0?9\d{8}$/.test(digits)) return `56${digits.slice(-9)}`
  return phone.trim().startsWith('+') && digits.length >= 8 && digits.length <= 15 ? digits : undefined
}
