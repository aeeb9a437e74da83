import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import { Button, Menu, MenuItem } from '@mui/material'
import { useId, useState } from 'react'
import { useListContext } from 'react-admin'
import { statusNames } from '../../contract/admin/request-names.ts'
import type { RequestsChange } from '../../contract/admin/requests.ts'
import { act } from '../data-provider.ts'
import { useAct } from '../use-act.ts'
import { choicesOf } from './names.ts'
import { useColleagues } from './use-colleagues.ts'

/** For the chosen rows. Taking something out of spam sends its mails. */
export function BulkActs() {
  const { selectedIds, onUnselectItems } = useListContext()
  const { run } = useAct()
  const colleagues = useColleagues()
  const change = async (to: Omit<RequestsChange, 'ids'>) => {
    const count = selectedIds.length
    const said = count === 1 ? '1 solicitud cambiada.' : `${count} solicitudes cambiadas.`
    if (await run(() => act('solicitudes', 'change', { ids: selectedIds, ...to }), said)) onUnselectItems()
  }
  return (
    <>
      <Choice label="Cambiar estado" choices={choicesOf(statusNames)} onChoose={(status) => change({ status })} />
      <Choice
        label="Asignar a"
        choices={[...colleagues, { id: '', name: 'Nadie' }]}
        onChoose={(id) => change({ ownerId: id || null })}
      />
    </>
  )
}

type ChoiceProps<Id> = { label: string; choices: { id: Id; name: string }[]; onChoose: (id: Id) => void }

function Choice<Id extends string>({ label, choices, onChoose }: ChoiceProps<Id>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  return (
    <>
      <Button
        id={id}
        size="small"
        color="secondary"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ArrowDropDown />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice.id}
            onClick={() => {
              setAnchor(null)
              onChoose(choice.id)
            }}
          >
            {choice.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
