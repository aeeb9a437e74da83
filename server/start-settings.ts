import type { Connection } from '../db/connect.ts'
import { createLiveSettings, settingsChannel } from '../domain/settings/live-settings.ts'

export async function startSettings({ db, subscribe }: Connection, onError: (error: unknown) => void) {
  const settings = await createLiveSettings(db, onError)
  return { settings, stop: subscribe(settingsChannel, settings.reload) }
}
