import type { Context } from 'hono'

export const rowParam = <Name extends string>(name: Name) => `:${name}{[0-9]{1,9}}` as const

export const idPath = `/${rowParam('id')}` as const

export const idOf = (c: Context) => Number(c.req.param('id'))
