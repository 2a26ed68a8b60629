import { expect, type Page } from '@playwright/test'

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

/** Without the offer of a first map above it, so that all of it is on the first screen. */
export async function openMap(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('innermap.choices', 'first-map-later'))
  await page.goto('/self-map')
  await page.locator('[data-pill]').first().waitFor()
}

/** A relationship in the list of the Relationships tab. */
export const sentence = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Relationships' }).getByRole('listitem').filter({ hasText: text })

const CATEGORIES = ['people', 'ideas', 'lifeStory', 'accomplishments', 'Hobbies', 'Places I love']
const CATEGORY_OF: Record<string, string> = Object.fromEntries(
  Object.keys(NAMES).map((label, at) => [label, CATEGORIES[at]!]),
)

type Seed = { category: string; name: string; attachmentPower: number }

/** Brings items into the map in one go, and relationships between them by their places in the list. */
export async function bringInMap(
  page: Page,
  userId: number,
  items: readonly Seed[],
  links: readonly { source: number; target: number; relationshipType?: string }[] = [],
): Promise<void> {
  const createdAt = new Date().toISOString()
  const place = { angle: null, xOffset: null, yOffset: null }
  const data = {
    items: items.map((item, at) => ({ id: at + 1, ...item, ...place, createdAt })),
    relationships: links.map(({ source, target, relationshipType = 'supports' }) => ({
      sourceItemId: source + 1,
      targetItemId: target + 1,
      relationshipType,
      strength: 5,
      description: null,
      createdAt,
    })),
    situations: [],
    analyses: [],
    analysisEmotions: [],
    analysisEquations: [],
  }
  const file = { format: 'innermap-export', version: 1, exportedAt: createdAt, data }
  const reply = await page.request.post(`/api/users/${userId}/import`, { data: file })
  expect(await reply.json()).toMatchObject({ items: items.length, relationships: links.length })
}

/** One item of each category and one relationship of each kind: what is left to add by hand. */
export const LAST_ITEMS = ITEMS.filter((_, at) => at % 5 === 4)
export const LAST_LINKS: readonly (typeof LINKS)[number][] = [LINKS[3], LINKS[5], LINKS[7]]

/** The map of twenty items and eight relationships, up to what is added by hand. */
export async function buildMostOfMap(page: Page, userId: number): Promise<void> {
  const first = ITEMS.filter((item) => !LAST_ITEMS.includes(item))
  const indexOf = (name: string) => first.findIndex((item) => item.name === name)
  const types = { supports: 'supports', influences: 'influences', 'conflicts with': 'conflicts' }
  await bringInMap(
    page,
    userId,
    first.map(({ category, name, tenths }) => ({
      category: CATEGORY_OF[category]!,
      name,
      attachmentPower: tenths / 10,
    })),
    LINKS.filter((link) => !LAST_LINKS.includes(link)).map(([source, verb, target]) => ({
      source: indexOf(source),
      target: indexOf(target),
      relationshipType: types[verb],
    })),
  )
}

/** Leaves the nine examples, or hides them and adds so many own items, every second one related. */
export async function seedMap(page: Page, userId: number, count: number): Promise<void> {
  if (count === 9) return
  for (let id = -9; id < 0; id++) await page.request.delete(`/api/self-map/${id}`)
  const items = Array.from({ length: count }, (_, index) => ({
    category: CATEGORIES[index % CATEGORIES.length]!,
    name: `${ITEMS[index % ITEMS.length]?.name} ${index}`,
    attachmentPower: ((index * 37) % 100) / 100,
  }))
  const links = items.flatMap((_, index) =>
    index % 2 === 0 && index + 1 < count
      ? [{ source: index, target: (index * 7 + 1) % count }]
      : [],
  )
  if (count > 0) await bringInMap(page, userId, items, links)
}
