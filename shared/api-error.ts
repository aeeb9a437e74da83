export class ApiError extends Error {
  readonly status: number
  readonly fields: Record<string, string>
  /** In seconds; 0 if the backend did not say. */
  readonly retryAfter: number

  constructor(status: number, message: string, fields: Record<string, string> = {}, retryAfter = 0) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

/** Compares by name, because the server and the built site each bundle their own copy of the class. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError'
