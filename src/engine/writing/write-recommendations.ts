/**
 * What a person could do: a step for the next day by a named lever, with the words to say where words are needed, and
 * another view where the text itself holds one. What fits neither hour nor place is left out.
 */
import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import type { Findings, Lever } from '#domain/situation/analysis.ts'
import { pronounOf, withPronoun } from '../input/pronouns.ts'
import type { SituationText } from '../input/situation-text.ts'
import { STEPS_FOR_ANY } from '../library/asking.ts'
import { didWrong, ownDeed } from '../library/candour.ts'
import { BODY_FIRST, CARE_STEPS, REPAIR, SAY_IT } from '../library/general-steps.ts'
import type { Step } from '../library/words.ts'
import { canBeTold } from '../rules/circumstances.ts'
import { fill } from './fill.ts'
import { otherView } from './other-view.ts'
import type { Story } from './page.ts'
import type { Pick } from './pick.ts'
import { put } from './put.ts'
import { type Addressee, sorryAloud, thanksAloud, wishAloud } from './said-aloud.ts'
import { fitsHourAndPlace } from './step-place.ts'

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

const SAYS_SORRY = /\b(?:sorry|apologi[sz]e|apology|what you did|own up|make it good|amends)\b/i

/** Nobody is sent to say sorry again, or for what they did not do. */
function stepsOf(story: Story, text: SituationText): readonly Step[] {
  const barred: readonly Lever[] = story.words.care ? NOT_FOR[story.words.care] : []
  const maySaySorry = !story.hasApologised && didWrong(text.whole)
  return story.words.steps.filter(
    ([lever, step]) =>
      !barred.includes(lever) &&
      (maySaySorry || !SAYS_SORRY.test(step)) &&
      fitsHourAndPlace(step, text.whole),
  )
}

function nextStep(
  story: Story,
  text: SituationText,
  levers: readonly Lever[],
  pick: Pick,
): Recommendation | null {
  const byLever = levers.map((lever) => stepsOf(story, text).filter((step) => step[0] === lever))
  // What was written for this very event comes before what holds for its family, by whatever lever.
  for (const choose of [pick.fitting, pick.from])
    for (const [at, steps] of byLever.entries()) {
      const step = choose(steps, `step ${levers[at]}`)
      if (step) return recommend(story, step, text)
    }
  return null
}

const HOT: ReadonlySet<EmotionCategory> = new Set(['anger', 'fear', 'worry', 'disgust'])
/** Of somebody else than the one who is named. */
const SOMEBODY_ELSE =
  /\b(?:one (?:person|of|friend|who)|somebody|someone|person|people|friend|others|anybody|everybody|those|whoever|children|two of|they all)\b/i

const understands = ({ words, slots: { who } }: Story, whole: string): boolean =>
  !words.id.startsWith('pet-') && (!who || canBeTold(who, whole))

function recommend(story: Story, [lever, text]: Step, { whole }: SituationText): Recommendation {
  // An animal can be stroked and a baby held, but not told.
  const isTold = /\b(?:tell|thank|ask) \{who/i.test(text)
  const who =
    story.canBeSpokenTo && !(isTold && !understands(story, whole)) ? story.slots.who : undefined
  const said = fill(text, { ...story.slots, who })
  const isMeant =
    who && text.includes('{who') && !SOMEBODY_ELSE.test(text.replace(/\{[^{}]*\}/g, ''))
  return {
    type: lever,
    text: isMeant ? withPronoun(said, pronounOf(who, whole)) : said,
    itemId: story.equation.item.id,
  }
}

/** Who is beside themselves is told how to calm down as well. */
const HEAVIEST = 5

const KIND_DEED = /^(?:kindness|gift|trusted|helped)\b/

/** With the very words, where somebody of the text is to hear them. */
function saidAloud(story: Story, { text }: RecommendationInput, pick: Pick): Recommendation | null {
  const { who } = story.slots
  if (!who || !story.canBeSpokenTo || story.words.care || !understands(story, text.whole))
    return null
  const { category } = story.equation.verdict
  const to: Addressee = { who, pronoun: pronounOf(who, text.whole) }
  const sentences = text.sentences.map((sentence) => sentence.text)
  const isOwn = category === 'shame' || category === 'regret'
  const [list, words] =
    KIND_DEED.test(story.words.id) && isPleasant(category)
      ? [SAY_IT.thanks, thanksAloud(sentences[story.seen?.at ?? 0] ?? '', to)]
      : isOwn
        ? [SAY_IT.sorry, story.hasApologised ? null : sorryAloud(sentences, to)]
        : category === 'anger' || category === 'sadness'
          ? [SAY_IT.wish, wishAloud(story.expected, to)]
          : [[], null]
  const way = words ? pick.from(list, 'step aloud') : null
  return way && words
    ? { type: 'action', text: put(way, { who, words }), itemId: story.equation.item.id }
    : null
}

export type RecommendationInput = { text: SituationText; mayRepair: boolean }

export function writeRecommendations(
  stories: readonly Story[],
  told: RecommendationInput,
  pick: Pick,
): Recommendation[] {
  const { text } = told
  const [main, second] = stories
  if (!main) return []
  const { category, level } = main.equation.verdict
  const about = { itemId: main.equation.item.id }
  // Who does harm, or owes, keeps the feeling, and hears the other side and what to stop today.
  const deed = main.words.care ? null : ownDeed(category, text.whole)
  if (deed)
    return [
      { type: 'action', text: deed.stop, ...about },
      { type: 'perception', text: deed.other, ...about },
    ]
  const levers = LEVERS_FOR[category]
  const isHeavy = level >= HEAVIEST && !isPleasant(category)
  const calm = isHeavy
    ? pick.from(
        BODY_FIRST[HOT.has(category) ? 'hot' : 'heavy'].filter((step) =>
          fitsHourAndPlace(step, text.whole),
        ),
        'body',
      )
    : null
  const body: Recommendation | null = calm ? { type: 'body', text: calm, ...about } : null
  const others = levers.filter((lever) => lever !== 'body')
  const aloud = saidAloud(main, told, pick)
  const repair = told.mayRepair && !aloud ? recommend(main, REPAIR, text) : null
  const first = aloud ?? repair ?? nextStep(main, text, isHeavy ? others : levers, pick)
  const view = otherView(main, text, pick)
  const seen: Recommendation | null = view ? { type: 'perception', text: view, ...about } : null
  const isSecondToo =
    second !== undefined &&
    second.words.id !== main.words.id &&
    (!isPleasant(second.equation.verdict.category) || isPleasant(category))
  const next = isSecondToo ? second : main
  const taken: readonly (Lever | undefined)[] = [first?.type, seen?.type, 'body']
  const rest = LEVERS_FOR[next.equation.verdict.category].filter((lever) => !taken.includes(lever))
  const third = nextStep(next, text, rest, pick)
  // Another view is nothing to do: something to do comes before it. What calms holds for any story, so it comes last.
  const [step, ...more] = [first, third, body].filter((it) => it !== null)
  // Where nothing closer fits, what holds for any such moment: a page without a next step is a dead end.
  const [[lever, anyStep]] = STEPS_FOR_ANY[isPleasant(category) ? 'pleasant' : 'unpleasant']
  const nextMove = step ?? (main.words.care ? null : { type: lever, text: anyStep, ...about })
  return [...(nextMove ? [nextMove] : []), ...(seen ? [seen] : []), ...more]
}

export const careRecommendations = (itemId?: number): Recommendation[] =>
  CARE_STEPS.map(([lever, text]) => ({
    type: lever,
    text,
    ...(itemId === undefined ? {} : { itemId }),
  }))
