import { newPerson, test } from './fixtures.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

/** On a server of its own, where a test can let days pass. */
export const overDays = test.extend<{ ada: { id: number } }, { instance: OwnServer }>({
  instance: [
    async ({ browserName: _ }, use) => {
      const instance = await startOwnServer()
      await use(instance)
      await instance.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ instance }, use) => use(instance.url),
  ada: async ({ page }, use) => {
    const reply = await page.request.post('/api/auth/register', { data: newPerson() })
    await use(await reply.json())
  },
})
