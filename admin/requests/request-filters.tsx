import { DateInput, SelectArrayInput, SelectInput } from 'react-admin'
import { kindNames, statusNames } from '../../shared/requests/names.ts'
import { choicesOf, mailStateNames } from './names.ts'
import { useColleagues } from './use-colleagues.ts'

function OwnerInput(props: { source: string; label: string }) {
  const colleagues = useColleagues()
  return <SelectInput {...props} choices={[...colleagues, { id: 'none', name: 'Nadie' }]} />
}

const lateness = [
  { id: 'amber', name: '4 horas hábiles o más' },
  { id: 'red', name: '8 horas hábiles o más' },
]

export const requestFilters = [
  <SelectArrayInput key="status" source="status" label="Estado" choices={choicesOf(statusNames)} />,
  <SelectArrayInput key="kind" source="kind" label="Tipo" choices={choicesOf(kindNames)} />,
  <OwnerInput key="owner" source="owner" label="Responsable" />,
  <SelectInput key="late" source="late" label="Espera" choices={lateness} />,
  <SelectInput key="mail" source="mail" label="Correos" choices={choicesOf(mailStateNames)} />,
  <DateInput key="from" source="from" label="Desde" />,
  <DateInput key="until" source="until" label="Hasta" />,
]
