/** Waiting times grow without any change of data, so they are fetched again every minute. */
export const refetchWaiting = { refetchInterval: 60_000 }
