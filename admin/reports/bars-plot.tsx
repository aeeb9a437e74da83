import { Box } from '@mui/material'
import { colours } from '../../shared/colours.ts'

type Bar = { key: string | number; label: string; value: number; unit: string }

export function BarsPlot({ bars, label }: { bars: Bar[]; label: string }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const described = bars.map(({ label, value, unit }) => `${label}: ${value} ${unit}`).join('; ')
  return (
    <Box role="img" aria-label={`${label}. ${described}.`}>
      {bars.map(({ key, label, value, unit }) => (
        <Box key={key} sx={{ mb: 1.25 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: '0.875rem' }}>
            <span>{label}</span>
            <Box component="b" className="figures" sx={{ whiteSpace: 'nowrap' }}>
              {value.toLocaleString('es-CL')} {unit}
            </Box>
          </Box>
          <Box
            component="svg"
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            sx={{ display: 'block', width: 1, height: 8 }}
          >
            <rect width="100" height="4" fill={colours['steel-100']} />
            <rect width={(value / most) * 100} height="4" fill={colours.red} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
