import { useNavigate } from 'react-router'
import type { ListChoice } from '../../shared/catalogue/addresses.ts'
import { type ListAddress, listAddress } from './list-address.ts'

/** A typed search is in the history state instead of the address. */
export type ListPlace = { address: ListAddress; isSearch: boolean }

export const placeWith = ({ address, isSearch }: ListPlace, choice: Partial<ListChoice>) => ({
  to: listAddress({ ...address, ...choice, page: 1, ...(isSearch && { name: '' }) }),
  state: isSearch ? { name: address.name } : undefined,
})

export function useListChoice(place: ListPlace) {
  const navigate = useNavigate()
  return (choice: Partial<ListChoice>) => {
    const { to, state } = placeWith(place, choice)
    navigate(to, { state, preventScrollReset: true })
  }
}
