import { type ReactNode, useState } from 'react'
import { type Identifier, ListContextProvider, useListContext } from 'react-admin'

type Props = {
  children: ReactNode
  acrossPages?: boolean
}

/** react-admin would keep the selection on another page, and bulk actions would change rows that are not visible. */
export function OwnSelection({ children, acrossPages = false }: Props) {
  const list = useListContext()
  const shown = JSON.stringify([list.filterValues, list.sort, list.page, list.perPage])
  const [chosen, setChosen] = useState<{ shown: string; ids: Identifier[] }>({ shown, ids: [] })
  if (chosen.shown !== shown) setChosen({ shown, ids: [] })

  const visible = new Set(list.data?.map(({ id }) => id))
  const selectedIds = acrossPages ? chosen.ids : chosen.ids.filter((id) => visible.has(id))
  const choose = (ids: Identifier[]) => setChosen({ shown, ids })
  const toggle = (id: Identifier) =>
    choose(selectedIds.includes(id) ? selectedIds.filter((one) => one !== id) : [...selectedIds, id])
  const selectAll: typeof list.onSelectAll = ({ queryOptions, ...options } = {}) =>
    list.onSelectAll({
      ...options,
      queryOptions: {
        ...queryOptions,
        onSuccess: (found) => choose(found.data?.map(({ id }) => id) ?? []),
      },
    })
  const own = { selectedIds, onSelect: choose, onToggleItem: toggle, onUnselectItems: () => choose([]) }
  return <ListContextProvider value={{ ...list, ...own, onSelectAll: selectAll }}>{children}</ListContextProvider>
}
