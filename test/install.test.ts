import { expect, it } from 'vitest'
import { installArguments } from '../scripts/environment.mjs'

it('installs what running needs and nothing else, and Node only where it is too old', () => {
  expect(installArguments(false, 'v24.3.0')).toEqual(
    expect.arrayContaining(['--omit=dev', '--ignore-scripts']),
  )
  expect(installArguments(false, 'v20.19.0')).not.toContain('--ignore-scripts')
  expect(installArguments(true, 'v24.3.0')).not.toContain('--omit=dev')
})
