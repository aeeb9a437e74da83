import Add from '@mui/icons-material/Add'
import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { SaveButton, useSimpleFormIterator } from 'react-admin'
import { useFormContext } from 'react-hook-form'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} component="h2" variant="h3" sx={{ mb: 1 }}>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  )
}

/** Always in reach: the form is long. */
export function SaveBar() {
  const { clearErrors } = useFormContext()
  return (
    <Box
      sx={{
        position: 'fixed',
        left: 0,
        right: 0,
        bottom: 0,
        zIndex: 'appBar',
        display: 'flex',
        justifyContent: 'flex-end',
        p: 1.5,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <SaveButton alwaysEnable onClick={() => clearErrors()} />
    </Box>
  )
}

export function AddButton({ label }: { label: string }) {
  const { add } = useSimpleFormIterator()
  return (
    <Button startIcon={<Add />} onClick={() => add()}>
      {label}
    </Button>
  )
}
