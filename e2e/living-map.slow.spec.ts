import type { Page } from '@playwright/test'
import { DAY } from '#domain/values/duration.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  SIZES,
  test,
  useTheme,
} from './fixtures.ts'
import { pictureOf } from './look-at.ts'

const item = (
  id: number,
  category: string,
  name: string,
  attachmentPower: number,
  ago: number,
) => ({
  id,
  category,
  name,
  attachmentPower,
  angle: null,
  xOffset: null,
  yOffset: null,
  createdAt: new Date(Date.now() - ago * DAY).toISOString(),
})
const change = (
  kind: string,
  { id, name, category, attachmentPower }: ReturnType<typeof item>,
  ago: number,
  power = attachmentPower,
) => ({
  kind,
  itemId: id,
  name,
  category,
  attachmentPower: power,
  otherItemId: null,
  relationshipType: null,
  createdAt: new Date(Date.now() - ago * DAY).toISOString(),
})

const ITEMS = [
  item(1, 'people', 'Tom', 0.9, 240),
  item(2, 'people', 'Lea', 1, 240),
  item(3, 'people', 'Mother', 0.7, 240),
  item(4, 'people', 'Daniel', 0.4, 240),
  item(5, 'ideas', 'Running', 0.5, 240),
  item(6, 'ideas', 'Fairness', 0.7, 240),
  item(7, 'ideas', 'Being reliable', 0.8, 240),
  item(8, 'ideas', 'The garden', 0.4, 150),
  item(9, 'accomplishments', 'My bakery', 0.9, 240),
  item(10, 'accomplishments', 'Bread prize', 0.6, 240),
  item(11, 'lifeStory', 'Growing up poor', 0.6, 240),
  item(12, 'lifeStory', 'College years', 0.3, 240),
]
const of = (name: string) => ITEMS.find((it) => it.name === name)!
const LOG = [
  ...ITEMS.map((it) =>
    change(
      'came',
      it,
      it.name === 'The garden' ? 150 : 240,
      ({ 'My bakery': 0.5, 'College years': 0.7, Daniel: 0.6 } as Record<string, number>)[
        it.name
      ] ?? it.attachmentPower,
    ),
  ),
  change('changed', of('Daniel'), 120),
  change('changed', of('My bakery'), 90),
  change('changed', of('College years'), 60),
].sort((one, other) => one.createdAt.localeCompare(other.createdAt))

/** Eight months of a map, and a day with Tom that made somebody sad. */
async function live(page: Page, userId: number): Promise<number> {
  const file = {
    format: 'innermap-export',
    version: 1,
    exportedAt: new Date().toISOString(),
    data: {
      items: ITEMS,
      mapChanges: LOG,
      examples: [-1, -2, -3, -4, -5, -6, -7, -8, -9].map((itemId) => ({
        itemId,
        isHidden: true,
        angle: null,
      })),
    },
  }
  const brought = await page.request.post(`/api/users/${userId}/import`, { data: file })
  expect(brought.status()).toBe(200)
  const map: { id: number; name: string }[] = await (
    await page.request.get(`/api/users/${userId}/self-map`)
  ).json()
  const tell = async (title: string, description: string, name: string) => {
    const selfMapItemIds = [map.find((it) => it.name === name)!.id]
    const data = { title, description, selfMapItemIds }
    const told = await page.request.post(`/api/users/${userId}/situations`, { data })
    const { id } = await told.json()
    await page.request.post(`/api/situations/${id}/analyze`)
    return id as number
  }
  await tell(
    'Numbers again',
    'The bank wants new numbers and I am worried about the shop.',
    'My bakery',
  )
  const id = await tell(
    'Forgot my birthday',
    'Tom forgot my birthday and I was sad all evening.',
    'Tom',
  )
  const [analysis] = await (await page.request.get(`/api/situations/${id}/analyses`)).json()
  const said = { feelings: [{ category: 'sadness' }] }
  await page.request.put(`/api/analyses/${analysis.id}/reading`, { data: { said } })
  return id
}

test('months of a map by keyboard, and the same as a list', async ({ page, person }) => {
  await useTheme(page, 'light')
  await live(page, person.id)
  await page.goto('/premium-analytics#time')
  const said = page.getByRole('heading', { level: 2, name: /^My bakery moved into your core\./ })
  await expect(said).toHaveText(
    'My bakery moved into your core. College years and Daniel moved further out, and the garden is new.',
  )
  await expectAccessible(page)
  await pictureOf(page, 'living-map')
  const slider = page.getByRole('slider', { name: 'Month' })
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(page.getByRole('heading', { name: 'This is the first month.' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(said).toBeVisible()
  await page.getByRole('button', { name: 'As a list' }).press('Enter')
  await expect(page.getByRole('row', { name: /^My bakery/ })).toContainText('closer')
  await page.setViewportSize(SIZES.phone)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await pictureOf(page, 'living-list')
})

test('an anchor, from below a reading and back, by keyboard', async ({ page, person }) => {
  await useTheme(page, 'light')
  const id = await live(page, person.id)
  await page.goto(`/situation-history?situation=${id}`)
  const card = page.getByRole('region', { name: 'An exercise' })
  await expect(card).toContainText('What is still there')
  await pictureOf(page, 'exercise-card')
  await card.getByRole('link', { name: 'Begin' }).press('Enter')
  // The page before it has a scale, too.
  await expect(page.getByText('What is still there · three minutes')).toBeVisible()
  await page.getByRole('radio', { name: '7', exact: true }).check()
  await pictureOf(page, 'exercise-before')
  await page.getByRole('button', { name: 'Go on' }).press('Enter')
  const heading = page.getByRole('heading', {
    name: 'This day didn’t affect everything on your map.',
  })
  await expect(heading).toBeFocused()
  await expect(page.getByText(/^Lea and My bakery are where they were\./)).toBeVisible()
  await page.getByLabel('Why it matters to you').fill('She laughs with her whole face.')
  await expectAccessible(page)
  await pictureOf(page, 'exercise-anchor')
  await page.setViewportSize(SIZES.phone)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Go on' }).press('Enter')
  await page.getByRole('radio', { name: '5', exact: true }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'It went from 7 to 5.' })).toBeFocused()
  await pictureOf(page, 'exercise-end')
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(card).toContainText('She laughs with her whole face.')
  await pictureOf(page, 'exercise-kept')
})
