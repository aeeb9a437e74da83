import { Box } from '@mui/material'
import { readPictureAddress, widthsOf } from '../../contract/picture.ts'

type Props = { src: string | null | undefined; alt?: string; width?: number }

/** A small picture, from the smallest file there is of it. */
export function Thumbnail({ src, alt = '', width = 72 }: Props) {
  const picture = readPictureAddress(src ?? '')
  const size = { width, aspectRatio: '4 / 3', flex: 'none', borderRadius: 1, bgcolor: picture?.color ?? 'divider' }
  if (!picture) return <Box sx={size} />
  const file = `${picture.path}-${widthsOf(picture)[0]}.avif`
  return <Box component="img" src={file} alt={alt} loading="lazy" sx={{ ...size, objectFit: 'cover' }} />
}
