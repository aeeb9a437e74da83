import { Box } from '@mui/material'
import { pictureFile, readPictureAddress, widthsOf } from '../../shared/catalogue/picture.ts'

type Props = { src: string | null | undefined; alt?: string; width?: number; ratio?: string }

export function Thumbnail({ src, alt = '', width = 72, ratio = '4 / 3' }: Props) {
  const picture = readPictureAddress(src ?? '')
  const size = {
    width,
    maxWidth: '100%',
    aspectRatio: ratio,
    flex: 'none',
    borderRadius: 1,
    bgcolor: picture?.color ?? 'divider',
  }
  if (!picture) return <Box sx={size} />
  const file = pictureFile(picture, `-${widthsOf(picture).find((step) => step >= width * 1.5)}.avif`)
  return <Box component="img" src={file} alt={alt} loading="lazy" sx={{ ...size, objectFit: 'cover' }} />
}
