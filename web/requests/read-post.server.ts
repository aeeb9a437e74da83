export async function readPost(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => {
    throw new Response(null, { status: 415 })
  })
  const entries = [...form]
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
