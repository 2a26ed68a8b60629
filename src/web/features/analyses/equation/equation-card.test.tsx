import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Analysis } from '#domain/situation/analysis.ts'
import type { Followed, Follower } from '../use-followed.ts'
import { EquationFoot } from './equation-card.tsx'

function saidFor(change: Partial<Analysis>, changed: Follower[] = []): string {
  const analysis: Analysis = {
    id: 1,
    situationId: 1,
    createdAt: '',
    engine: 'embedded',
    reading: '',
    emotions: [],
    perceptions: [],
    expectations: [],
    recommendations: [],
    questions: [],
    equations: [],
    ...change,
  }
  const followed: Followed = {
    putting: undefined,
    changed,
    bringBack: () => undefined,
    page: analysis,
    bringAllBack: () => undefined,
  }
  const foot = <EquationFoot analysis={analysis} followed={followed} edits={{ agree: () => {} }} />
  return renderToStaticMarkup(foot)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

it('says whether a feeling was stated or read, and that every line can be changed', () => {
  expect(saidFor({ certainty: 'sure' })).toMatch(
    /^In your words\. Tap any line to change it, and the rest follows\./,
  )
  expect(saidFor({ certainty: 'likely' })).toMatch(/^Read from your words\. Tap any line/)
  expect(saidFor({ certainty: 'sure' })).toMatch(/That’s right$/)
})

it('counts what changed with a line, and brings all of it back', () => {
  expect(saidFor({ isCorrected: true }, ['step', 'question'])).toBe(
    'Two things changed with it. Bring all back That’s right',
  )
})
