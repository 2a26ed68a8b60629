import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { digestOf, installArguments } from '../scripts/environment.mjs'

const outside = (version: string) => ({ version, execPath: '/usr/bin/node' })
const OWN = {
  version: 'v24.3.0',
  execPath: join(import.meta.dirname, '../node_modules/node/bin/node'),
}

it('installs what running needs and nothing else, and Node only where it is too old', () => {
  expect(installArguments(false, false, outside('v24.3.0'))).toEqual(
    expect.arrayContaining(['--omit=dev', '--ignore-scripts']),
  )
  expect(installArguments(false, false, outside('v20.19.0'))).not.toContain('--ignore-scripts')
  expect(installArguments(true, false, outside('v24.3.0'))).not.toContain('--omit=dev')
})

it('takes nobody’s tools away when the lockfile has changed', () => {
  expect(installArguments(false, true, outside('v24.3.0'))).not.toContain('--omit=dev')
})

it('fetches Node anew where the one that runs is that of an earlier install', () => {
  expect(installArguments(true, true, OWN)).not.toContain('--ignore-scripts')
})

type Locked = { packages: Record<string, { dev?: boolean; optional?: boolean }> }

it('needs no tool for running, and no library for the icons', () => {
  const lockfile = join(import.meta.dirname, '../package-lock.json')
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as Locked
  const needed = Object.entries(packages)
    .filter(([, { dev, optional }]) => !dev && !optional)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect(needed).toEqual(expect.arrayContaining(['hono', 'vite']))
  const tools =
    /^(lucide|lighthouse|typescript|vitest|jsdom|knip|recheck|playwright|@(biomejs|playwright|sentry|testing-library)\/)/
  expect(needed.filter((name) => tools.test(name))).toEqual([])
})

it('installs nothing anew for another version of the product with the same packages', () => {
  const lockfile = (version: string, zod: string) =>
    JSON.stringify({
      name: 'innermap',
      version,
      packages: { '': { name: 'innermap', version }, 'node_modules/zod': { version: zod } },
    })
  expect(digestOf(lockfile('0.2.0', '4.0.0'))).toBe(digestOf(lockfile('0.1.0', '4.0.0')))
  expect(digestOf(lockfile('0.1.0', '4.0.1'))).not.toBe(digestOf(lockfile('0.1.0', '4.0.0')))
})
