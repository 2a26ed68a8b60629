import type { Locator, Page } from '@playwright/test'
import { IN_SIGHT, type Who } from '#test/spec-rows.ts'
import { expect, newPerson, SIZES, test } from './fixtures.ts'
import { REVIEW } from './situations.ts'

/**
 * All a person can read on the page as it stands, without spaces: nothing in a closed fold, nothing transparent, nothing
 * that is only for assistive technology.
 */
const readable = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const seen: string[] = []
    while (walker.nextNode()) {
      const at = walker.currentNode.parentElement!
      const isSeen = at.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const range = document.createRange()
      range.selectNode(walker.currentNode)
      const { width, height } = range.getBoundingClientRect()
      if (isSeen && !at.closest('.sr-only') && width > 1 && height > 1)
        seen.push(walker.currentNode.textContent ?? '')
    }
    return seen.join('')
  })
const bare = (text: string) => text.replaceAll('’', "'").replace(/\s/g, '')

async function become(page: Page, who: Who): Promise<void> {
  if (who === 'visitor') return
  const reply = await page.request.post('/api/auth/register', { data: newPerson() })
  const { id } = await reply.json()
  if (who === 'newcomer') return
  for (const title of ['The first one', 'The next one', 'The last one']) {
    const told = { title, description: REVIEW.description, selfMapItemIds: ['-5'] }
    const kept = await page.request.post(`/api/users/${id}/situations`, { data: told })
    const situation = await kept.json()
    await page.request.post(`/api/situations/${situation.id}/analyze`, { data: {} })
  }
}

for (const who of ['visitor', 'newcomer', 'writer'] as const)
  test(`everything that was ordered is in sight of a ${who}`, async ({ page }) => {
    await become(page, who)
    const rows = Map.groupBy(
      IN_SIGHT.filter((row) => row.who.includes(who)),
      ({ path }) => path,
    )
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport)
      for (const [path, wanted] of rows)
        await test.step(`${path}, ${size}`, async () => {
          await page.goto(path)
          const texts = wanted.flatMap((row) => [
            ...row.texts,
            ...((size === 'desktop' ? row.onDesk : row.onPhone) ?? []),
          ])
          const missing = async () => {
            const shown = bare(await readable(page))
            return texts.filter((text) => !shown.includes(bare(text)))
          }
          if (size === 'desktop')
            for (const name of wanted.flatMap((row) => row.named ?? []))
              await expect(page.getByLabel(name, { exact: true }).first()).toBeVisible()
          for (const name of wanted.flatMap((row) => row.inHeader ?? [])) {
            const [link, button] = (['link', 'button'] as const).map((role) =>
              page.getByRole('banner').getByRole(role, { name, exact: true }),
            ) as [Locator, Locator]
            const control = link.or(button)
            await expect(control).toBeInViewport({ ratio: 1 })
            const { width, height } = (await control.boundingBox())!
            expect(Math.min(width, height)).toBeGreaterThanOrEqual(36)
          }
          await expect.poll(missing, { timeout: 15_000, message: `${path}, ${size}` }).toEqual([])
        })
    }
  })

test('both lists beside the page are cards', async ({ page, person }) => {
  expect(person.id).toBeGreaterThan(0)
  await page.goto('/dashboard')
  const frames = await page.evaluate(() =>
    ['Navigation', 'Account'].map((name) => {
      const { borderTopWidth, borderTopStyle, backgroundColor, fontSize } = getComputedStyle(
        document.querySelector(`nav[aria-label="${name}"]`)!,
      )
      return { borderTopWidth, borderTopStyle, backgroundColor, fontSize }
    }),
  )
  expect(frames[0]).toMatchObject({ borderTopWidth: '1px', borderTopStyle: 'solid' })
  expect(frames[1]).toEqual(frames[0])
})
