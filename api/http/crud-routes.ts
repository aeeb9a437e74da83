import { Hono } from 'hono'
import type * as z from 'zod/mini'
import type { Staff } from '../../domain/actor.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { RowOrder } from '../../shared/list.ts'
import { describeStaffRoute, documented, invalidFields, rowErrors } from './openapi.ts'
import { idOf, idPath, jsonBody } from './request-guards.ts'
import type { StaffEnv } from './require-staff.ts'
import { foundResponse, outcomeResponse } from './responses.ts'

type Acts<Deps, Form, Change, Order, Shown> = {
  create: (deps: Deps, actor: Staff, form: Form) => Promise<Outcome<Shown>>
  update: (
    deps: Deps,
    actor: Staff,
    id: number,
    form: Omit<Change, 'updatedAt'>,
    seen: string,
  ) => Promise<Outcome<Shown>>
  order: (deps: Deps, actor: Staff, order: Order) => Promise<Outcome<undefined>>
  delete: (deps: Deps, actor: Staff, id: number) => Promise<Outcome<undefined>>
  restore: (deps: Deps, actor: Staff, id: number) => Promise<Outcome<Shown>>
}

type Text = { summary: string; description?: string }

type Description<Deps, Form, Change, Order, Shown> = {
  maxSize: number
  record: z.ZodMiniType<Shown>
  /** What the API's documentation calls one record. */
  one: string
  create: Text & { form: z.ZodMiniType<Form> }
  read?: Text & { get: (deps: Deps, id: number) => Promise<Shown | undefined> }
  update: Text & { change: z.ZodMiniType<Change> }
  order?: Text & { done: string; order: z.ZodMiniType<Order> }
  delete: Text & { done: string }
  restore?: Text
}

/** The routes of one kind of rows that staff edit. Its list is its own. */
export function crudRoutes<
  Deps,
  Form,
  Change extends { updatedAt: string },
  Shown extends object,
  Order extends RowOrder = RowOrder,
>(
  deps: Deps,
  acts: Acts<Deps, Form, Change, Order, Shown>,
  { maxSize, record, one, create, read, update, order, restore, ...of }: Description<Deps, Form, Change, Order, Shown>,
) {
  const routes = new Hono<StaffEnv>()
  const describe = ({ summary, description }: Text, responses: Parameters<typeof describeStaffRoute>[1]) =>
    describeStaffRoute(summary, responses, description)
  const found = { 200: documented(one, record), ...rowErrors }
  const nothing = (description: string) => ({ 204: { description }, ...rowErrors })

  routes.post(
    '/',
    describe(create, { 201: documented(one, record), ...invalidFields }),
    ...jsonBody(create.form, maxSize),
    async (c) => outcomeResponse(c, await acts.create(deps, c.get('staff'), c.req.valid('json')), 201),
  )
  if (order)
    routes.post(
      '/order',
      describe(order, { ...nothing(order.done), ...invalidFields }),
      ...jsonBody(order.order, maxSize),
      async (c) => outcomeResponse(c, await acts.order(deps, c.get('staff'), c.req.valid('json'))),
    )
  if (read) routes.get(idPath, describe(read, found), async (c) => foundResponse(c, await read.get(deps, idOf(c))))
  routes.put(
    idPath,
    describe(update, { ...found, ...invalidFields }),
    ...jsonBody(update.change, maxSize),
    async (c) => {
      const { updatedAt, ...form } = c.req.valid('json')
      return outcomeResponse(c, await acts.update(deps, c.get('staff'), idOf(c), form, updatedAt))
    },
  )
  routes.delete(idPath, describe(of.delete, nothing(of.delete.done)), async (c) =>
    outcomeResponse(c, await acts.delete(deps, c.get('staff'), idOf(c))),
  )
  if (restore)
    routes.post(`${idPath}/restore`, describe(restore, found), async (c) =>
      outcomeResponse(c, await acts.restore(deps, c.get('staff'), idOf(c))),
    )
  return routes
}
