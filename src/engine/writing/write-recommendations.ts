/**
 * What a person could do: one concrete step for the next day by a named lever, another reading that keeps
 * what is true, and one more lever. Harm is never met with "expect less", grief never with another reading.
 */

import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import type { Findings, Lever } from '#domain/situation/analysis.ts'
import { BODY_FIRST, CARE_STEPS, REPAIR } from '../library/general-steps.ts'
import { RESEE } from '../library/phrases.ts'
import type { Step } from '../library/words.ts'
import { fill } from './fill.ts'
import type { Pick } from './pick.ts'
import type { Story } from './story.ts'
import { put } from './write-story.ts'

type Recommendation = Findings['recommendations'][number]

/** Which lever helps first: what is open wants action, what is settled wants company and time. */
const LEVERS_FOR: Record<EmotionCategory, readonly Lever[]> = {
  anger: ['action', 'perception', 'expectation', 'attachment', 'body'],
  sadness: ['action', 'attachment', 'perception', 'body', 'expectation'],
  fear: ['body', 'action', 'perception', 'expectation', 'attachment'],
  worry: ['action', 'expectation', 'perception', 'body', 'attachment'],
  negativeanticipation: ['action', 'attachment', 'expectation', 'body', 'perception'],
  regret: ['action', 'perception', 'attachment', 'expectation', 'body'],
  disgust: ['action', 'body', 'attachment', 'perception', 'expectation'],
  shame: ['action', 'perception', 'expectation', 'attachment', 'body'],
  happiness: ['action', 'perception', 'attachment', 'body', 'expectation'],
  positiveanticipation: ['action', 'expectation', 'perception', 'attachment', 'body'],
  pride: ['action', 'perception', 'attachment', 'expectation', 'body'],
}

const NOT_FOR = {
  harm: ['expectation', 'perception'],
  grief: ['expectation', 'perception'],
} as const satisfies Record<string, readonly Lever[]>

/** Said once, it need not be said again. */
const SAYS_SORRY = /\b(?:sorry|apologi[sz]e|apology)\b/i

function stepsOf(story: Story): readonly Step[] {
  const barred: readonly Lever[] = story.words.care ? NOT_FOR[story.words.care] : []
  return story.words.steps.filter(
    ([lever, text]) => !barred.includes(lever) && !(story.hasApologised && SAYS_SORRY.test(text)),
  )
}

function nextStep(
  story: Story,
  levers: readonly Lever[],
  pick: Pick,
  purpose: string,
): Recommendation | null {
  const byLever = levers.map((lever) => stepsOf(story).filter((step) => step[0] === lever))
  // What was written for this very event comes before what holds for its family, by whatever lever.
  for (const choose of [pick.fitting, pick.from])
    for (const [at, steps] of byLever.entries()) {
      const step = choose(steps, `${purpose} ${levers[at]}`)
      if (step) return recommend(story, step)
    }
  return null
}

const HOT: ReadonlySet<EmotionCategory> = new Set(['anger', 'fear', 'worry', 'disgust'])

function recommend(story: Story, step: Step): Recommendation {
  const [lever, text] = step
  // An animal can be stroked, but not told.
  const isTold = !(story.words.id.startsWith('pet-') && /\b(?:tell|thank|ask) \{who/i.test(text))
  const who = story.canBeSpokenTo && isTold ? story.slots.who : undefined
  return {
    type: lever,
    text: fill(text, { ...story.slots, who }),
    itemId: story.equation.item.id,
  }
}

function resee(story: Story, trapReframe: string | null, pick: Pick): Recommendation | null {
  if (story.words.care) return null
  const isGain = isPleasant(story.equation.verdict.category)
  const reframe = trapReframe ?? pick.from(story.words.reframes, 'reframe')
  if (!reframe) return null
  const text = fill(reframe, story.slots)
  return {
    type: 'perception',
    text: isGain
      ? text
      : put(pick.from(RESEE, 'resee')!, {
          reframe: reframe.startsWith('{') ? text : text.charAt(0).toLowerCase() + text.slice(1),
        }),
    itemId: story.equation.item.id,
  }
}

/** Who did harm is not sent to look at it from another side first, but to the one it hit. */
function repair(story: Story, pick: Pick): Recommendation {
  const own = stepsOf(story).filter(([lever]) => lever === 'action')
  return recommend(story, pick.from(own, 'repair') ?? REPAIR)
}

export function writeRecommendations(
  stories: readonly Story[],
  trapReframe: string | null,
  mayRepair: boolean,
  pick: Pick,
): Recommendation[] {
  const [main, second] = stories
  if (!main) return []
  const { category, level } = main.equation.verdict
  const levers = LEVERS_FOR[category]
  const isHeavy = level >= 4 && !isPleasant(category)
  const body: Recommendation | null = isHeavy
    ? {
        type: 'body',
        text: pick.from(BODY_FIRST[HOT.has(category) ? 'hot' : 'heavy'], 'body first')!,
        itemId: main.equation.item.id,
      }
    : null
  const others = levers.filter((lever) => lever !== 'body')
  const first =
    (mayRepair && repair(main, pick)) || nextStep(main, isHeavy ? others : levers, pick, 'first')
  const seen = resee(main, trapReframe, pick)
  const isSecondToo =
    second !== undefined &&
    second.words.id !== main.words.id &&
    (!isPleasant(second.equation.verdict.category) || isPleasant(category))
  const next = isSecondToo ? second : main
  const taken: readonly (Lever | undefined)[] = [first?.type, seen?.type, 'body']
  const rest = LEVERS_FOR[next.equation.verdict.category].filter((lever) => !taken.includes(lever))
  const third = nextStep(next, rest, pick, 'third')
  // Another reading is nothing to do: something to do comes before it.
  const [step, ...more] = [body, first, third].filter((it) => it !== null)
  return [...(step ? [step] : []), ...(seen ? [seen] : []), ...more]
}

export const careRecommendations = (itemId?: number): Recommendation[] =>
  CARE_STEPS.map(([lever, text]) => ({
    type: lever,
    text,
    ...(itemId === undefined ? {} : { itemId }),
  }))
