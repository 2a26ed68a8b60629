// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
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
  await forgetEverything()
  expect([...databases]).toEqual(['of-somebody-else'])
})
