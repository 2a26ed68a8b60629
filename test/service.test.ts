import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const UNIT = 'deploy/innermap.service'
const analyse = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' })
const hasSystemd = analyse('--version').status === 0

it('starts what a built server has', () => {
  const file = /^ExecStart=\/usr\/bin\/env node (\S+)$/m.exec(readFileSync(UNIT, 'utf8'))?.[1]
  expect(existsSync(file ?? '')).toBe(true)
  expect(readFileSync('scripts/server-parts.mjs', 'utf8')).toContain(file!.replace('scripts/', ''))
})

it.skipIf(!hasSystemd)('is a unit systemd finds nothing to say about, and little to reach', () => {
  const { status, stderr } = analyse('verify', UNIT)
  expect([status, stderr]).toEqual([0, ''])
  // In tenths: 10 is a service that may do anything.
  expect(analyse('security', '--offline=true', '--threshold=20', UNIT).status).toBe(0)
})
