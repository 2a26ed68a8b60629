/** What was expected: stated by the person, offered by the moment, or the framework's own line for the feeling. */
import type { WishOrigin } from '#domain/situation/analysis.ts'
import { ownWordsAbout } from '#domain/situation/said.ts'
import { BY_FEELING, WANTS_IN_GRIEF } from '../library/by-feeling.ts'
import type { Lead } from '../library/moments.ts'
import { AHEAD } from '../rules/feeling-kinds.ts'
import { asSentence, fill, type Who } from './fill.ts'
import type { Page, Story, Wish } from './page.ts'

/** How a wish is told: "You wanted …", and what the person says themselves. */
const LEADS: Record<Lead | 'want', { you: string; I: string }> = {
  wanted: { you: 'You wanted', I: 'I wanted' },
  /** What isn't over yet is still wanted. */
  want: { you: 'You want', I: 'I want' },
  hoped: { you: 'You had hoped', I: 'I had hoped' },
  counted: { you: 'You counted on', I: 'I counted on' },
  wish: { you: 'You wish you had', I: 'I wish I had' },
  dared: { you: 'You hadn’t dared to hope for', I: 'I hadn’t dared to hope for' },
}

const OFFERED = 3

function offer(
  wants: readonly string[],
  lead: Lead | 'want',
  { who, used, origin }: { who: Who | null; used: Set<string>; origin: WishOrigin },
): Wish {
  const offered = wants.slice(0, OFFERED)
  const first = offered.find((want) => !used.has(want)) ?? offered[0] ?? ''
  const others = offered.filter((want) => want !== first)
  used.add(first)
  return {
    expectation: asSentence(`${LEADS[lead].you} ${fill(first, 'you', who)}`),
    wish: {
      origin,
      lead: LEADS[lead].I,
      own: fill(first, 'I', who),
      suggestions: others.map((want) => fill(want, 'I', who)),
    },
  }
}

const asSaid = (line: string, origin: WishOrigin, suggestions: readonly string[]): Wish => ({
  expectation: asSentence(line),
  wish: { origin, own: line.trim(), suggestions: [...suggestions] },
})

export function wishOf(story: Omit<Story, 'wish'>, page: Page): Wish {
  const { equation, moment, who, isMain } = story
  const { category } = equation.verdict
  const slots = { who, used: page.used }
  const isMourning = page.understanding.isGrief && category === 'sadness'
  const isAhead = AHEAD.has(category) || equation.variables.time === 'future'
  const leadOf = (lead: Lead) => (lead === 'wanted' && isAhead ? 'want' : lead)
  const offered = moment?.entry.wants.length
    ? offer(moment.entry.wants, leadOf(moment.entry.lead), { ...slots, origin: 'suggested' })
    : offer(isMourning ? WANTS_IN_GRIEF : BY_FEELING[category].wants, leadOf('wanted'), {
        ...slots,
        origin: 'default',
      })
  const others = [offered.wish.own!, ...offered.wish.suggestions].slice(0, OFFERED - 1)
  const own = equation.via ? {} : ownWordsAbout(page.said, category, isMain)
  if (own.expected) return asSaid(own.expected, 'own', others)
  if (page.isPublished || !isMain || page.stated === null) return offered
  return asSaid(page.stated, 'stated', others)
}
