/** Hands an answer of the API to the person as a file, under the name it came with. */
export async function saveFile(answer: Response): Promise<void> {
  const [, name = 'datos'] = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '') ?? []
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
