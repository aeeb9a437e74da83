/** Waiting times grow without any change of data. */
export const refetchWaiting = { refetchInterval: 60_000 }
