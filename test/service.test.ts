import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const UNIT = 'deploy/innermap.service'
const analyse = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' })
const hasSystemd = analyse('--version').status === 0

it('starts what a built server has', () => {
  const file = /^ExecStart=\/usr\/bin\/env node (\S+)$/m.exec(readFileSync(UNIT, 'utf8'))?.[1]
  expect(existsSync(file ?? '')).toBe(true)
  expect(readFileSync('scripts/release/server-parts.mjs', 'utf8')).toContain(
    file!.replace('scripts/', ''),
  )
})

it.skipIf(!hasSystemd)('is a unit systemd finds nothing to say about, and little to reach', () => {
  const { status, stderr } = analyse('verify', UNIT)
  expect([status, stderr]).toEqual([0, ''])
  // In tenths: 10 is a service that may do anything.
  expect(analyse('security', '--offline=true', '--threshold=20', UNIT).status).toBe(0)
})

it.each(['compose.yaml', 'compose.postgres.yaml'])('hands every setting of .env on: %s', (file) => {
  const text = readFileSync(file, 'utf8')
  const server = text.slice(text.indexOf('  innermap:'), text.indexOf('    volumes:'))
  expect(server).toMatch(/env_file:\n {6}- path: \.env\n {8}required: false\n/)
  const own = [...server.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ])
  // What .env may name and a container must not take from it.
  expect(Object.fromEntries(own)).toMatchObject({
    HOST: '0.0.0.0',
    PORT: '5000',
    DATA_DIR: '/data',
  })
  for (const [name, value] of own.slice(3))
    if (name !== 'DATABASE_URL') expect(value).toContain(`\${${name}:`)
})
