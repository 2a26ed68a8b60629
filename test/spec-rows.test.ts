import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { everyEndpoint } from '#contract/all.ts'
import { EXAMPLE_ITEMS } from '#domain/content/examples/self-map.ts'
import { EXAMPLE_SITUATIONS } from '#domain/content/examples/situations.ts'
import { EMOTION_CATEGORIES } from '#domain/emotion/emotion.ts'
import { frequencyShare } from '#domain/findings/emotion-stats.ts'
import { Person } from '#domain/people/person.ts'
import { FREE_LIMITS } from '#domain/people/plan.ts'
import { ACCOUNT_TRIAL, ANONYMOUS_TRIAL, TRIAL_USER } from '#domain/people/trial.ts'
import {
  DEFAULT_POWER,
  POWER_LIST_SLIDER,
  POWER_SLIDER,
} from '#domain/self-map/attachment-power.ts'
import { DEFAULT_STRENGTH, Relationship, STRENGTH_SLIDER } from '#domain/self-map/relationship.ts'
import { SelfMapItem } from '#domain/self-map/self-map.ts'
import { Analysis } from '#domain/situation/analysis.ts'
import { RETRY } from '#domain/situation/analysis-words.ts'
import { Situation } from '#domain/situation/situation.ts'
import { DESCRIPTION, TITLE } from '#domain/situation/situation-limits.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { CALLS, HELD, SAID } from './spec-rows.ts'

const straight = (text: string) => text.replaceAll('’', "'").replace(/\s+/g, ' ')
const product = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => straight(readFileSync(file, 'utf8')))
  .join('\n')

/** A number may be filled in from the one place that holds it. */
const isSaid = (text: string) => {
  const parts = straight(text).split(/(\d+)/)
  const pattern = parts.map((part, at) =>
    at % 2 === 1 ? `(?:${part}|[$]?\\{[^}]+\\})` : part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'),
  )
  return new RegExp(pattern.join('')).test(product)
}

describe('everything that was ordered is said', () => {
  it.each(Object.entries(SAID))('%s', (_, texts) => {
    expect(texts.filter((text) => !isSaid(text))).toEqual([])
  })
})

it('answers every call that was ordered', () => {
  const calls = new Set(
    everyEndpoint().map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`),
  )
  expect(CALLS.filter((call) => !calls.has(call))).toEqual([])
})

it('has every field that was ordered', () => {
  const of = (schema: { shape: object }) => Object.keys(schema.shape)
  expect(of(Person)).toEqual(
    expect.arrayContaining([
      ...['id', 'firstName', 'lastName', 'profileImageUrl', 'email', 'username'],
      ...['subscriptionTier', 'subscriptionStatus', 'subscriptionExpiresAt'],
    ]),
  )
  expect(of(SelfMapItem)).toEqual(
    expect.arrayContaining([
      ...['id', 'userId', 'category', 'name', 'attachmentPower', 'angle', 'xOffset', 'yOffset'],
    ]),
  )
  expect(of(Relationship)).toEqual(
    expect.arrayContaining([
      ...['id', 'sourceItemId', 'targetItemId', 'relationshipType', 'strength', 'description'],
    ]),
  )
  expect(of(Situation)).toEqual(
    expect.arrayContaining(['id', 'title', 'description', 'selfMapItemIds', 'createdAt']),
  )
  expect(of(Analysis)).toEqual(
    expect.arrayContaining([
      ...['id', 'situationId', 'createdAt', 'perceptions', 'expectations', 'recommendations'],
      ...['emotions', 'personalConnections', 'psychologicalInsights', 'growthOpportunities'],
      'cognitivePatterns',
    ]),
  )
})

it.each(HELD)('%s is held by a test', (_, file, title) => {
  expect(readFileSync(file, 'utf8')).toContain(`('${title}`)
})

it('keeps every number that was ordered', () => {
  expect(FREE_LIMITS).toEqual({ analyses: 5, items: 5, customCategories: 2 })
  expect([ANONYMOUS_TRIAL, ACCOUNT_TRIAL]).toEqual([24 * HOUR, 7 * DAY])
  expect(TRIAL_USER).toBe('trial-user')
  expect([TITLE.min, DESCRIPTION.min]).toEqual([3, 10])
  expect(RETRY).toMatchObject({ whenEmpty: 3000, beforeAsking: 2000, afterAsking: 5000 })
  expect(POWER_SLIDER).toMatchObject({ min: 0.1, max: 10, step: 0.1 })
  expect(POWER_LIST_SLIDER).toMatchObject({ min: 0, max: 1, step: 0.01 })
  expect(DEFAULT_POWER).toBe(0.5)
  expect(STRENGTH_SLIDER).toMatchObject({ min: 0.1, max: 10, step: 0.1 })
  expect(DEFAULT_STRENGTH).toBe(5)
  expect([1, 8, 12].map(frequencyShare)).toEqual([0.1, 0.8, 1])
  expect(EMOTION_CATEGORIES).toHaveLength(11)
  expect(formatDay('2024-03-05T12:00:00.000Z')).toBe('Mar 5, 2024')
  expect(EXAMPLE_SITUATIONS.map(({ id }) => id)).toEqual([1001, 1002, 1003])
  expect(EXAMPLE_ITEMS.map(({ name, attachmentPower }) => `${name} ${attachmentPower}`)).toEqual([
    ...['Parents 0.9', 'Spouse 0.95', 'Friends 0.7', 'Financial Security 0.8'],
    ...['Professional Success 0.85', 'Childhood 0.6', 'College Years 0.65'],
    ...['Career Promotion 0.75', 'Graduate Degree 0.7'],
  ])
})
