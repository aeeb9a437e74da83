import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

export type HashCost = { memory: number; passes: number; parallelism: number }

/** OWASP recommends 19 MiB and two passes. */
export const recommendedCost: HashCost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

/** The PHC format includes the cost, so the cost can be raised without invalidating existing passwords. */
export async function hashPassword(password: string, cost: HashCost): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { ...cost, tagLength, nonce, message: password.normalize('NFKC') })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
}

const notation = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = notation.exec(hash) ?? []
  if (!nonce || !tag) return false
  const expected = Buffer.from(tag, 'base64')
  const actual = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
    nonce: Buffer.from(nonce, 'base64'),
    message: password.normalize('NFKC'),
  })
  return timingSafeEqual(actual, expected)
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
