import { SearchInput, SelectArrayInput, SelectInput } from 'react-admin'
import { currencyNames } from '../../shared/quotes/money.ts'
import { outcomeNames, quoteStatusNames } from '../../shared/quotes/names.ts'
import { choicesOf } from '../requests/names.ts'
import { useColleagues } from '../requests/use-colleagues.ts'

function SellerInput(props: { source: string; label: string }) {
  return <SelectInput {...props} choices={useColleagues()} />
}

export const quoteFilters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Folio, empresa o persona" />,
  <SelectInput
    key="outcome"
    source="outcome"
    label="Resultado"
    alwaysOn
    choices={[{ id: 'open', name: 'Abiertas' }, ...choicesOf(outcomeNames)]}
    emptyText="Todas"
  />,
  <SelectArrayInput key="status" source="status" label="Estado" choices={choicesOf(quoteStatusNames)} />,
  <SellerInput key="seller" source="seller" label="Responsable" />,
  <SelectInput key="currency" source="currency" label="Moneda" choices={choicesOf(currencyNames)} />,
]
