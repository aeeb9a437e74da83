export async function unlessGone<T>(access: Promise<T>): Promise<T | undefined> {
  try {
    return await access
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
