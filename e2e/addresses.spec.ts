import { MOVED } from '#domain/content/pages.ts'
import { expect, test } from './fixtures.ts'

/** What stands at the end of every old address. */
const THINGS: Record<string, string> = {
  '/check-in': 'What do you feel right now?',
  '/before-it-happens': 'What’s coming up?',
  '/exercise': 'Situation History',
  '/forecasts': 'Nothing coming up yet.',
  '/letter': 'There’s no letter yet.',
  '/what-helps-me': 'What helps me',
  '/take-along': 'Import a journal',
  '/safety': 'When words sound like danger',
}

test('every old address still leads to its thing', async ({ page, person }) => {
  expect(Object.keys(THINGS).toSorted()).toEqual(Object.keys(MOVED).toSorted())
  for (const [old, thing] of Object.entries({
    ...THINGS,
    '/self-map?tab=time': 'Your map over time',
  })) {
    await test.step(old, async () => {
      await page.goto(old)
      await expect(page.getByRole('main').getByText(thing).first()).toBeVisible()
      expect(new URL(page.url()).pathname).not.toBe(old)
    })
  }
  expect(person.id).toBeGreaterThan(0)
})
