import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { validator } from 'hono-openapi'
import type * as z from 'zod/mini'
import { type ErrorResponder, errorResponse, orErrorResponse } from './errors.ts'

export const limitBody = (maxSize: number, respondWithError: ErrorResponder = errorResponse) =>
  bodyLimit({ maxSize, onError: (c) => respondWithError(c, 'body_too_large') })

const requireJson = createMiddleware(async (c, next) => {
  const mediaType = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') return errorResponse(c, 'unsupported_media_type')
  await next()
})

export const jsonBody = <Schema extends z.ZodMiniType>(schema: Schema, maxSize: number) =>
  [limitBody(maxSize), requireJson, validator('json', schema, orErrorResponse('invalid_fields'))] as const

export const queryOf = <Schema extends z.ZodMiniType>(schema: Schema) =>
  validator('query', schema, orErrorResponse('bad_request'))

export const rowParam = <Name extends string>(name: Name) => `:${name}{[0-9]{1,9}}` as const

export const idPath = `/${rowParam('id')}` as const

export const idOf = (c: Context) => Number(c.req.param('id'))
