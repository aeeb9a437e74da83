import * as z from 'zod/mini'

const count = z.int().check(z.gte(0))

/** What is removed with the demo; the counts that the person saw are sent back. */
export const DemoSize = z.object({ products: count, banners: count })

export const Demo = z.extend(DemoSize, {
  /** These stay, because pages, filters and calculators use them. */
  categories: count,
  /** Nobody has decided yet whether to begin with an empty catalogue. */
  isUndecided: z.boolean(),
})

export type DemoSize = z.infer<typeof DemoSize>
export type Demo = z.infer<typeof Demo>
