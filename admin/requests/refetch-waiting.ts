/** The hours somebody waits grow while nothing happens: what shows them is asked for again every minute. */
export const refetchWaiting = { refetchInterval: 60_000 }
