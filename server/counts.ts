/** How many things each client has open at once. */
export function createCounts() {
  const counts = new Map<string, number>()
  return {
    count: (client: string): number => counts.get(client) ?? 0,
    add(client: string): number {
      const count = (counts.get(client) ?? 0) + 1
      counts.set(client, count)
      return count
    },
    remove(client: string): void {
      const left = (counts.get(client) ?? 1) - 1
      if (left > 0) counts.set(client, left)
      else counts.delete(client)
    },
  }
}
