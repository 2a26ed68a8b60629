// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { KEYS } from '../browser-storage.ts'
import { forgetEverything } from './forget.ts'

afterEach(() => vi.unstubAllGlobals())

it('leaves no queue behind that a page looked into meanwhile', async () => {
  const databases = new Set(['innermap-answers', 'innermap-queue', 'of-somebody-else'])
  vi.stubGlobal('indexedDB', {
    deleteDatabase: (name: string) => {
      const request = { onsuccess: () => undefined }
      setTimeout(() => {
        databases.delete(name)
        request.onsuccess()
      })
      return request
    },
  })
  vi.stubGlobal('caches', {
    keys: async () => ['innermap-files-1'],
    delete: async () => databases.add('innermap-queue'),
  })
  localStorage.setItem(KEYS.draft, '{"owner":1,"description":"My words"}')
  await forgetEverything()
  expect(localStorage.getItem(KEYS.draft)).toBeNull()
  expect([...databases]).toEqual(['of-somebody-else'])
})
