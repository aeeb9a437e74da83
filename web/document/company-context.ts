import { createContext, use } from 'react'
import type { Company } from '../../shared/settings/company.ts'

/** Copy names the company, its address and its mail by these words in braces. */
const wordsOf = ({ name, legalName, email, address }: Company): Record<string, string> => ({
  empresa: name,
  razonSocial: legalName,
  correo: email,
  calle: address.street,
  comuna: address.district,
  ciudad: address.city,
  pais: address.country,
})

export function withCompany<T>(content: T, company: Company): T
export function withCompany(content: unknown, company: Company): unknown {
  return fill(content, wordsOf(company))
}

function fill(content: unknown, words: Record<string, string>): unknown {
  if (typeof content === 'string') return content.replace(/\{(\w+)\}/g, (whole, word: string) => words[word] ?? whole)
  if (Array.isArray(content)) return content.map((entry) => fill(entry, words))
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, fill(value, words)]))
}

/** The root provides what staff have set, also to pages that reject a request. */
export const CompanyContext = createContext<Company | undefined>(undefined)

export function useCompany(): Company {
  const company = use(CompanyContext)
  if (!company) throw new Error('The page has no company.')
  return company
}

export const useCopy = <T>(content: T): T => withCompany(content, useCompany())
