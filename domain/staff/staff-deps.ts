/** Who acts. */
export type Staff = { id: string; name: string; email: string }
