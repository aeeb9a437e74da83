const day = 24 * 60 * 60_000

/** Runs a chore now and every day from now on; one that fails is told of and tried again the next day. */
export function runDaily(
  chore: () => Promise<unknown>,
  onError: (error: unknown) => void,
): { stop: () => Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  const run = () => {
    running = running.then(chore).catch(onError)
  }
  run()
  const timer = setInterval(run, day).unref()
  const stop = async () => {
    clearInterval(timer)
    await running
  }
  return { stop }
}
