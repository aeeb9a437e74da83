import { createContext, use } from 'react'
import type { Company } from '../../shared/settings/company.ts'

export const CompanyContext = createContext<Company | undefined>(undefined)

export function useCompany(): Company {
  const company = use(CompanyContext)
  if (!company) throw new Error('The mail has no company.')
  return company
}
