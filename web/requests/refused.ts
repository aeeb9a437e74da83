/** What goes back into a form that was posted without scripts: everything that was typed, and what is wrong with it. */
export type Refused = { values: Record<string, string>; errors: Record<string, string>; failed?: boolean }
