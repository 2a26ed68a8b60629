import { newPerson, test } from './fixtures.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

/** On a server of its own, where a test can let days pass. */
export const overDays = test.extend<{ ada: { id: number } }, { house: OwnServer }>({
  house: [
    async ({ browserName: _ }, use) => {
      const house = await startOwnServer()
      await use(house)
      await house.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.url),
  ada: async ({ page }, use) => {
    const reply = await page.request.post('/api/auth/register', { data: newPerson() })
    await use(await reply.json())
  },
})
