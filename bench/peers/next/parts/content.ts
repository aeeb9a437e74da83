import content from '../generated/content.json'

export const { company, mainMenu, footerColumns, footer, industries, industryNames, productos, products, categories } =
  content
export const { contactBox, privacyNotice, heroes } = content

export type Industry = (typeof industries)[number]
export type ListedProduct = (typeof products)[number]
export type MenuItem = (typeof mainMenu)[number]
export type PictureInfo = { path: string; width: number; height: number; color: string; phone?: number; alt: string }
