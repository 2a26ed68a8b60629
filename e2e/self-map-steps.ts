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
