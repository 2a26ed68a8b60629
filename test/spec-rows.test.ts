import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_ITEMS } from '#domain/content/examples/self-map.ts'
import { EMOTION_CATEGORIES } from '#domain/emotion/emotion.ts'
import { FREE_LIMITS } from '#domain/people/plan.ts'
import { ACCOUNT_TRIAL, ANONYMOUS_TRIAL, TRIAL_USER } from '#domain/people/trial.ts'
import {
  DEFAULT_POWER,
  POWER_LIST_SLIDER,
  POWER_SLIDER,
} from '#domain/self-map/attachment-power.ts'
import { RETRY } from '#domain/situation/analysis-words.ts'
import { DESCRIPTION, TITLE } from '#domain/situation/situation-limits.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { SAID } from './spec-rows.ts'

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

it('keeps every number that was ordered', () => {
  expect(FREE_LIMITS).toEqual({ analyses: 5, items: 5, customCategories: 2 })
  expect([ANONYMOUS_TRIAL, ACCOUNT_TRIAL]).toEqual([24 * HOUR, 7 * DAY])
  expect(TRIAL_USER).toBe('trial-user')
  expect([TITLE.min, DESCRIPTION.min]).toEqual([3, 10])
  expect(RETRY).toMatchObject({ whenEmpty: 3000, beforeAsking: 2000, afterAsking: 5000 })
  expect(POWER_SLIDER).toMatchObject({ min: 0.1, max: 10, step: 0.1 })
  expect(POWER_LIST_SLIDER).toMatchObject({ min: 0, max: 1, step: 0.01 })
  expect(DEFAULT_POWER).toBe(0.5)
  expect(EMOTION_CATEGORIES).toHaveLength(11)
  expect(EXAMPLE_ITEMS.map(({ name, attachmentPower }) => `${name} ${attachmentPower}`)).toEqual([
    ...['Parents 0.9', 'Spouse 0.95', 'Friends 0.7', 'Financial Security 0.8'],
    ...['Professional Success 0.85', 'Childhood 0.6', 'College Years 0.65'],
    ...['Career Promotion 0.75', 'Graduate Degree 0.7'],
  ])
})
