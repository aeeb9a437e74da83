const day = 24 * 60 * 60 * 1000

const daysKept = 30

export const endOfTrash = (now: Date) => new Date(now.getTime() - daysKept * day)

export const isInTrash = ({ deletedAt }: { deletedAt: Date | null }, now: Date) =>
  deletedAt !== null && deletedAt > endOfTrash(now)
