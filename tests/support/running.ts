/** The signal of a process that does not stop. */
export const running = new AbortController().signal
