import sharp from 'sharp'
import type { ProductForm } from '../../shared/catalogue/products.ts'

/** A valid product form. */
export const aProduct = (): ProductForm => ({
  name: 'Zuncho PET 25 mm azul',
  code: '',
  subtitle: 'Para bobinas',
  description: 'Zuncho de alta resistencia.\n\nPara cargas pesadas.',
  categoryId: 9,
  slug: '',
  published: false,
  pictures: [],
  specifications: [
    { key: 'Ancho', value: '25 mm' },
    { key: 'Resistencia', value: '1.200 kg' },
  ],
  information: ['Resiste la lluvia', 'No se oxida'],
  downloads: [{ name: 'Certificado', link: 'https://precinta.example/certificado.pdf' }],
  videos: ['https://youtu.be/dQw4w9WgXcQ'],
  packs: [{ name: 'Pallet de 24 rollos', quantity: 24 }],
  unit: 'rollo',
})

type Size = { width?: number; height?: number }

export const aPicture = (format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg', { width = 640, height = 480 }: Size = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#2b6cb0' } })
    .toFormat(format)
    .toBuffer()

export const aPdf = () =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
      'trailer<</Root 1 0 R>>\n%%EOF\n',
  )
