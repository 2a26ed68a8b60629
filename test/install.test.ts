import { join } from 'node:path'
import { expect, it } from 'vitest'
import { installArguments } from '../scripts/environment.mjs'

const outside = (version: string) => ({ version, execPath: '/usr/bin/node' })
const OWN = {
  version: 'v24.3.0',
  execPath: join(import.meta.dirname, '../node_modules/node/bin/node'),
}

it('installs what running needs and nothing else, and Node only where it is too old', () => {
  expect(installArguments(false, outside('v24.3.0'))).toEqual(
    expect.arrayContaining(['--omit=dev', '--ignore-scripts']),
  )
  expect(installArguments(false, outside('v20.19.0'))).not.toContain('--ignore-scripts')
  expect(installArguments(true, outside('v24.3.0'))).not.toContain('--omit=dev')
})

it('fetches Node anew where the one that runs is that of an earlier install', () => {
  expect(installArguments(true, OWN)).not.toContain('--ignore-scripts')
})
