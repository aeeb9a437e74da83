import { Box, type BoxProps } from '@mui/material'

export function BottomBar(props: BoxProps) {
  return (
    <Box
      {...props}
      sx={{
        position: 'fixed',
        left: 0,
        right: 0,
        bottom: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: { xs: 1, sm: 2 },
        p: 1.5,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    />
  )
}
