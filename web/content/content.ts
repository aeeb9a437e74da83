/** The shapes that the copy of several pages shares. */

export type PageMeta = { title: string; description: string }

export type HeroText = { category: string; title: string; description: string }

export type TextBlock = { title: string; paragraphs: string[] }

export type Point = { title: string; text: string }

export type Link = { label: string; to: string }

export type Figure = { value: string; label: string }

/** A table to compare by: `head` names the columns, each row begins with what is compared. */
export type Comparison = { caption: string; head: string[]; rows: string[][] }
