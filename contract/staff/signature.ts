import type { Company } from '../settings/company.ts'
import type { Profile } from './staff.ts'

export function signatureOf(
  { name, position, phone, signature }: Profile,
  company: Pick<Company, 'name' | 'phones'>,
): string {
  if (signature) return signature
  return [name, position, `${company.name} · ${phone || company.phones.sales}`].filter(Boolean).join('\n')
}
