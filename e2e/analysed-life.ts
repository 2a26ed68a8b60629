import type { APIRequestContext } from '@playwright/test'
import { DAY } from '#domain/values/duration.ts'
import { expect } from './fixtures.ts'

export type Lived = {
  at: Date
  item: 'Anna' | 'Cello' | 'Kindness'
  emotions: { category: Category; intensity: number }[]
}
type Category = 'worry' | 'happiness' | 'anger' | 'shame' | 'pride'

const CATEGORIES: readonly Category[] = ['worry', 'happiness', 'worry', 'anger', 'shame', 'pride']
const ITEMS = [
  { id: 1, name: 'Anna', category: 'people', attachmentPower: 0.9 },
  { id: 2, name: 'Cello', category: 'Music', attachmentPower: 0.6 },
  { id: 3, name: 'Kindness', category: 'ideas', attachmentPower: 0.8 },
  { id: 4, name: 'Ben', category: 'people', attachmentPower: 0.4 },
] as const
const TIES = [
  [1, 2, 8],
  [3, 1, 5],
  [4, 3, 7],
  [1, 4, 2],
] as const

/** Forty situations over the last ten months, most with two emotions, late in the evening now and then. */
export const LIFE: readonly Lived[] = Array.from({ length: 40 }, (_, n) => ({
  at: new Date(Date.now() - n * 7.3 * DAY - (n % 5) * 5 * 60 * 60 * 1000),
  item: ITEMS[n % 4 === 0 ? 1 : n % 7 === 0 ? 2 : 0].name,
  emotions: [
    { category: CATEGORIES[n % 6]!, intensity: 0.2 + (n % 8) / 10 },
    ...(n % 3 === 0 ? [{ category: CATEGORIES[(n + 1) % 6]!, intensity: 0.35 }] : []),
  ],
}))

/** Brings this life into an account by the product's own way in: a file that was taken along. */
export async function bringIn(request: APIRequestContext, userId: number): Promise<void> {
  const createdAt = new Date().toISOString()
  const analyses = LIFE.flatMap((lived, n) => [
    // An older reading of every fourth situation must not count any more.
    ...(n % 4 === 0
      ? [analysisOf({ ...lived, emotions: [{ category: 'shame', intensity: 1 }] }, n, n + 1)]
      : []),
    analysisOf(lived, n, n + 1001),
  ])
  const file = {
    format: 'innermap-export',
    version: 1,
    exportedAt: createdAt,
    data: {
      items: ITEMS.map((item) => ({ ...item, ...PLACE, createdAt })),
      relationships: TIES.map(([sourceItemId, targetItemId, strength]) => ({
        sourceItemId,
        targetItemId,
        strength,
        createdAt,
        relationshipType: 'supports',
        description: null,
      })),
      situations: LIFE.map(({ at }, n) => ({
        id: n + 1,
        title: `Day ${n + 1}`,
        description: 'Something happened that day.',
        draftId: null,
        createdAt: at.toISOString(),
      })),
      analyses: analyses.map(({ row }) => row),
      analysisEmotions: analyses.flatMap(({ emotions }) => emotions),
      analysisEquations: analyses.flatMap(({ equations }) => equations),
    },
  }
  const reply = await request.post(`/api/users/${userId}/import`, { data: file })
  expect(await reply.json()).toMatchObject({ situations: 40, analyses: 50 })
}

const PLACE = { angle: null, xOffset: null, yOffset: null }

function analysisOf({ at, item, emotions }: Lived, n: number, id: number) {
  const createdAt = at.toISOString()
  const touched = ITEMS.find(({ name }) => name === item)!
  const findings = {
    engine: 'embedded',
    reading: 'Something you care about was touched.',
    emotions: emotions.map((emotion) => ({ ...emotion, name: 'a feeling', description: 'Felt.' })),
    perceptions: [],
    expectations: [],
    recommendations: [],
    questions: [],
    equations: [],
  }
  const state = { isCounted: true, isCorrected: false, createdAt }
  return {
    row: { id, situationId: n + 1, engine: 'embedded', findings, ...state },
    emotions: emotions.map((emotion, position) => ({
      analysisId: id,
      position,
      name: 'a feeling',
      createdAt,
      ...emotion,
    })),
    equations: emotions.slice(0, 1).map((emotion, position) => ({
      analysisId: id,
      position,
      shift: -0.5,
      createdAt,
      ...emotion,
      itemId: touched.id,
      itemName: touched.name,
      itemCategory: touched.category,
    })),
  }
}
