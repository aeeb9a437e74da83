/** The backend answered, but not with what was asked for. */
export class ApiError extends Error {
  readonly status: number
  readonly fields: Record<string, string>

  constructor(status: number, message: string, fields: Record<string, string> = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.fields = fields
  }
}

/** By its name: the server and the built site each have a class of their own. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError'
