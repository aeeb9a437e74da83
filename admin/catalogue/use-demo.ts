import { useQuery } from '@tanstack/react-query'
import type { Demo, DemoSize } from '../../shared/catalogue/demo.ts'
import { callForJson } from '../shell/call-api.ts'

export const useDemo = () =>
  useQuery({ queryKey: ['demo'], queryFn: ({ signal }) => callForJson<Demo>('/demo', { signal }) }).data

export const sizeText = ({ products, banners }: DemoSize) =>
  [counted(products, 'producto'), counted(banners, 'banner')].filter(Boolean).join(' y ')

const counted = (number: number, one: string) => number > 0 && `${number} ${number === 1 ? one : `${one}s`}`
