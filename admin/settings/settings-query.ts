import { useQuery } from '@tanstack/react-query'
import type { SettingsSection, StoredSection } from '../../shared/settings/settings.ts'
import { callForJson } from '../shell/call-api.ts'

export function settingsQuery<Name extends SettingsSection>(section: Name) {
  const path = `/settings/${section}`
  return {
    queryKey: [path],
    queryFn: ({ signal }: { signal: AbortSignal }) => callForJson<StoredSection<Name>>(path, { signal }),
  }
}

/** The name is empty until it has arrived. */
export const useCompanyName = () => useQuery(settingsQuery('company')).data?.name ?? ''
