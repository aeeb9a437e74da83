import { createContext, use } from 'react'
import type { Company } from '../../shared/settings/company.ts'
import { withCompany } from '../content/with-company.ts'

/** The root provides what staff have set, also to pages that reject a request. */
export const CompanyContext = createContext<Company | undefined>(undefined)

export function useCompany(): Company {
  const company = use(CompanyContext)
  if (!company) throw new Error('The page has no company.')
  return company
}

export const useCopy = <T>(content: T): T => withCompany(content, useCompany())
