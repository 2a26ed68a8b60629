import { expect, it } from 'vitest'
import { waitForDatabase } from './wait-for-database.ts'

const failing = (code: string) => Object.assign(new Error('x'), { code, address: '::1', port: 1 })

it('waits for a database that is not up yet, and says so', async () => {
  const said: string[] = []
  const answers = ['ECONNREFUSED', 'ENOTFOUND', '57P03', '57P03']
  const open = async () => {
    const code = answers.shift()
    if (code) throw failing(code)
    return 'open'
  }
  expect(await waitForDatabase(open, (line) => said.push(line), 1)).toBe('open')
  expect(said).toEqual(['There is no database at ::1:1. See DATABASE_URL. Waiting for it.'])
})

it('does not wait for what only an operator can mend', async () => {
  for (const code of ['28P01', '3D000', '42501', 'EADDRINUSE', 'ENOENT'])
    await expect(
      waitForDatabase(
        () => Promise.reject(failing(code)),
        () => {},
        1,
      ),
    ).rejects.toThrow()
})
