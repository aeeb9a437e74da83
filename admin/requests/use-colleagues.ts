import { useGetList } from 'react-admin'
import type { StaffMember } from '../../shared/staff/staff.ts'

export function useColleagues(): { id: string; name: string }[] {
  const { data = [] } = useGetList<StaffMember>('equipo', { sort: { field: 'name', order: 'ASC' } })
  return data.filter(({ disabledAt }) => !disabledAt).map(({ id, name }) => ({ id, name }))
}
