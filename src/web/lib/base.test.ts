// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { withBase, withoutBase } from './base.ts'
import { filesName } from './offline/names.ts'

afterEach(() => {
  delete document.documentElement.dataset.base
})

it('changes nothing at the root of a host', () => {
  for (const path of ['/', '/help', '/inner', '/api/auth/user?x=/']) {
    expect(withBase(path)).toBe(path)
    expect(withoutBase(path)).toBe(path)
  }
  expect(filesName()).toBe('innermap-files-')
})

it('adds the path on the way out, and takes off this path alone on the way in', () => {
  document.documentElement.dataset.base = '/inner'
  for (const path of ['/', '/help', '/inner/help']) expect(withoutBase(withBase(path))).toBe(path)
  expect(withoutBase('/inner')).toBe('/')
  expect(withoutBase('/innermost')).toBe('/innermost')
  expect('innermap-files/inner-2:-a'.startsWith(filesName())).toBe(false)
})
