import type { Page } from '@playwright/test'

const NAMES: Record<string, string[]> = {
  People: ['Grandma Rosa', 'My sister Anna', 'Best friend Leo', 'Neighbours', 'Mentor Dr. Patel'],
  'Ideas/Likes': ['Honesty', 'Jazz', 'Work-Life Balance', 'Climate & nature', 'Learning languages'],
  'Life Story': [
    'Moving abroad',
    'Wedding day',
    'The year I was ill',
    'Burnout in 2019',
    'Our first flat',
  ],
  Accomplishments: [
    'First marathon',
    'Quit smoking',
    'Piano grade 8',
    'Volunteering award',
    'Zen garden',
  ],
}

/** Twenty items: category as its label, name, power in tenths. */
export const ITEMS = Object.entries(NAMES)
  .flatMap(([category, names], row) =>
    names.map((name, column) => ({ category, name, tenths: 9.5 - column * 1.7 - row * 0.3 })),
  )
  .map((item) => ({ ...item, tenths: Math.round(item.tenths * 10) / 10 }))

export const LINKS = [
  ['Grandma Rosa', 'supports', 'Honesty'],
  ['Jazz', 'influences', 'Piano grade 8'],
  ['Quit smoking', 'supports', 'First marathon'],
  ['Work-Life Balance', 'conflicts with', 'Burnout in 2019'],
  ['Best friend Leo', 'supports', 'Moving abroad'],
  ['Our first flat', 'influences', 'Neighbours'],
  ['The year I was ill', 'conflicts with', 'Volunteering award'],
  ['Mentor Dr. Patel', 'supports', 'Learning languages'],
] as const

export const pill = (page: Page, name: string) => page.locator('[data-pill]', { hasText: name })

export const pillCount = (page: Page) => page.locator('[data-pill]').count()

export async function openMap(page: Page): Promise<void> {
  await page.goto('/self-map')
  await page.locator('[data-pill]').first().waitFor()
}

/** A relationship in the list of the Relationships tab. */
export const sentence = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Relationships' }).getByRole('listitem').filter({ hasText: text })

const CATEGORIES = ['people', 'ideas', 'lifeStory', 'accomplishments', 'Hobbies', 'Places I love']

/** Leaves the nine examples, or hides them and adds so many own items, every second one related. */
export async function seedMap(page: Page, userId: number, count: number): Promise<void> {
  if (count === 9) return
  for (let id = -9; id < 0; id++) await page.request.delete(`/api/self-map/${id}`)
  const ids: number[] = []
  for (let index = 0; index < count; index++) {
    const reply = await page.request.post(`/api/users/${userId}/self-map`, {
      data: {
        category: CATEGORIES[index % CATEGORIES.length],
        name: `${ITEMS[index % ITEMS.length]?.name} ${index}`,
        attachmentPower: ((index * 37) % 100) / 100,
      },
    })
    ids.push((await reply.json()).id)
  }
  for (let index = 0; index + 1 < ids.length; index += 2)
    await page.request.post(`/api/users/${userId}/self-map-relationships`, {
      data: { sourceItemId: ids[index], targetItemId: ids[(index * 7 + 1) % ids.length] },
    })
}
