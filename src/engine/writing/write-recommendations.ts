/**
 * What a person could do: one concrete step for the next day by a named lever, another reading that keeps
 * what is true, and one more lever. Harm is never met with "expect less", grief never with another reading.
 */
import type { Findings, Lever } from '#domain/analysis.ts'
import { type EmotionCategory, isPleasant } from '#domain/emotion.ts'
import { BODY_FIRST, CARE_STEPS, REPAIR } from '../library/feelings.ts'
import { RESEE } from '../library/phrases.ts'
import type { Step } from '../library/words.ts'
import { personOfItem } from '../text/people.ts'
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

function stepsOf(story: Story): readonly Step[] {
  const { category } = story.equation.verdict
  const own = story.words?.steps ?? []
  const barred: readonly Lever[] = story.words?.care ? NOT_FOR[story.words.care] : []
  const all = story.words?.care === 'harm' ? own : [...own, ...story.feeling.steps]
  return all.filter(
    ([lever, , feelings]) => !barred.includes(lever) && (!feelings || feelings.includes(category)),
  )
}

function nextStep(
  story: Story,
  levers: readonly Lever[],
  pick: Pick,
  purpose: string,
): Recommendation | null {
  const steps = stepsOf(story)
  for (const lever of levers) {
    const own = (story.words?.steps ?? []).filter(
      (step) => step[0] === lever && steps.includes(step),
    )
    const others = steps.filter((step) => step[0] === lever)
    const step = pick.from(own, `${purpose} ${lever}`) ?? pick.from(others, `${purpose} ${lever}`)
    if (step) return recommend(story, step)
  }
  return null
}

const HOT: ReadonlySet<EmotionCategory> = new Set(['anger', 'fear', 'worry', 'disgust'])

function recommend(story: Story, step: Step): Recommendation {
  const [lever, text] = step
  // Words for any event cannot know what a person of the text has to do with it.
  const isGeneral = story.feeling.steps.includes(step) && story.words?.steps.includes(step) !== true
  const named = isGeneral ? personOfItem(story.equation.item)?.phrase : story.slots.who
  const who = story.canBeSpokenTo ? named : undefined
  return {
    type: lever,
    text: fill(text, { ...story.slots, who }),
    itemId: story.equation.item.id,
  }
}

function resee(story: Story, trapReframe: string | null, pick: Pick): Recommendation | null {
  if (story.words?.care) return null
  const list =
    story.words && story.words.reframes.length > 0 ? story.words.reframes : story.feeling.reframes
  const { category, level } = story.equation.verdict
  const isGain = isPleasant(category)
  // What is true of the feeling itself keeps the balance where nothing closer fits; a heavy sorrow is left alone, and so is a danger.
  const mayBeGeneral = !isGain && category !== 'fear' && !(category === 'sadness' && level >= 4)
  const reframe =
    trapReframe ??
    pick.from(list, 'reframe') ??
    (mayBeGeneral ? pick.best(story.feeling.reframes) : null)
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
  const own = (story.words?.steps ?? []).filter(([lever]) => lever === 'action')
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
    second.words?.id !== main.words?.id &&
    (!isPleasant(second.equation.verdict.category) || isPleasant(category))
  const next = isSecondToo ? second : main
  const taken: readonly (Lever | undefined)[] = [first?.type, seen?.type, 'body']
  const rest = LEVERS_FOR[next.equation.verdict.category].filter((lever) => !taken.includes(lever))
  const third = nextStep(next, rest, pick, 'third')
  const steps = [body, first, third].filter((it) => it !== null)
  // Another reading is nothing to do: something to do comes before it.
  const [step, ...more] = steps.length > 0 ? steps : anyStep(main, pick)
  return [...(step ? [step] : []), ...(seen ? [seen] : []), ...more]
}

/** Where nothing that was written for it fits, the most fitting of the general steps. */
function anyStep(story: Story, pick: Pick): Recommendation[] {
  const steps = story.words?.care === 'harm' ? [] : stepsOf(story)
  const best = steps.length > 0 ? pick.best(steps.map(([, text]) => text)) : null
  const step = steps.find(([, text]) => text === best)
  return step ? [recommend(story, step)] : []
}

export const careRecommendations = (itemId?: number): Recommendation[] =>
  CARE_STEPS.map(([lever, text]) => ({
    type: lever,
    text,
    ...(itemId === undefined ? {} : { itemId }),
  }))
