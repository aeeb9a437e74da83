/** @module-tag thorough */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { missingNeeds } from '../../drill/needs.ts'
import { inProject } from '../../shared/project-path.ts'

test.runIf(missingNeeds().length === 0)(
  'the primary of three PostgreSQL nodes is killed under load: nothing acknowledged is lost, and every page is answered',
  async () => {
    const drill = spawn(process.execPath, [inProject('drill/run.ts'), 'kill-primary'], { stdio: 'pipe' })
    onTestFinished(() => {
      drill.kill()
    })
    const [output, errors, [code]] = await Promise.all([text(drill.stdout), text(drill.stderr), once(drill, 'close')])
    expect({ code, report: output + errors }).toMatchObject({ code: 0 })
  },
  400_000,
)
