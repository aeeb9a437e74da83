import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'

const macPlaces = ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
  ['', homedir()].map((home) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
)
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  ...macPlaces,
]

/** The same engine without a user interface: opens pages much faster, but has no PDF viewer. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

export const isChromiumAtHand = () => Boolean(process.env.CHROMIUM) || places.some(existsSync) || canInstall()

/** Full Chromium: from `CHROMIUM`, else an installed one, else installed with apt-get as root. */
export function findChromium(): string {
  const { CHROMIUM: given } = process.env
  if (given && !existsSync(given)) throw new Error(`CHROMIUM: there is no ${given}.`)
  const found = given || places.find(existsSync)
  if (found) return found
  if (!canInstall()) {
    throw new Error(
      'Chromium is not installed: on Debian apt-get install chromium, elsewhere set CHROMIUM to its path.',
    )
  }
  execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit' })
  const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation']
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { stdio: 'inherit' })
  return '/usr/bin/chromium'
}

/** The headless shell where it is installed, else full Chromium. */
export const findHeadless = () => (!process.env.CHROMIUM && existsSync(headlessShell) ? headlessShell : findChromium())
