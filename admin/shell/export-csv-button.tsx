import Download from '@mui/icons-material/Download'
import { Button } from '@mui/material'
import { useListContext } from 'react-admin'
import { callApi } from './call-api.ts'
import { apiPath, listParams } from './data-provider.ts'
import { saveFile } from './save-file.ts'
import { useAction } from './use-action.ts'

/** Exports what matches the filter of the list. */
export function ExportCsvButton() {
  const { resource, filterValues } = useListContext()
  const { run, isRunning } = useAction()
  const exportCsv = () =>
    run(async () => saveFile(await callApi(`${apiPath(resource)}/export?${listParams({ filter: filterValues })}`)))
  return (
    <Button size="small" startIcon={<Download />} disabled={isRunning} onClick={exportCsv}>
      Exportar CSV
    </Button>
  )
}
