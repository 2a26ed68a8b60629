/** Phrases what helps, always together with its uncertainty. */
import { EMOTION_LABELS, type EmotionCategory } from '../emotion/emotion.ts'
import type { StepLever } from '../steps/step.ts'
import { upperFirst } from '../values/text.ts'
import type { Try } from './tries.ts'
import {
  ENOUGH,
  FIRST_LOOK,
  helpsMost,
  isAbout,
  type Lane,
  lanesOf,
  type TriesSummary,
} from './what-helps.ts'

/** The phrase within a sentence. */
const DOING: Record<StepLever, string> = {
  expectation: 'looking at what you expected',
  perception: 'checking what you saw',
  attachment: 'putting it in proportion',
  action: 'doing something about it',
  body: 'calming your body',
  own: 'a step of your own',
}

const COUNTS = ['no', 'one', 'two', 'three', 'four'] as const
const small = (count: number): string => COUNTS[count] ?? String(count)

/** For one feeling or all: the text before the linked count, the count, the text after it, and the tries behind it. */
export function formatHelps(tries: readonly Try[], category: EmotionCategory | null) {
  const taken = tries.filter(isAbout(category)).filter(({ lever }) => lever !== null)
  if (taken.length < ENOUGH) return formatTooFew(taken)
  const lanes = lanesOf(tries, category)
  const lever = helpsMost(tries, category)
  const lane = lanes.find((it) => it.lever === lever && lever !== null)
  const left = lanes.find((it) => it.lever === null)
  const feeling = category ? `With ${EMOTION_LABELS[category].toLowerCase()}, ` : ''
  if (!lane || !lever)
    return {
      before: `${feeling ? `${feeling}nothing` : 'Nothing'} stands out from the rest yet.`,
      count: null,
      after: '',
      tries: [],
      doubt: `The steps are too much alike, or too few, to say that one helps you more. ${easeAlone(left)}`,
    }
  const doing = feeling ? DOING[lever] : upperFirst(DOING[lever])
  return {
    before: `${feeling}${doing} helps you most: lighter `,
    count: `${lane.lighter} of ${lane.tries.length}`,
    after: ` times, usually from ${said(lane.before)} to ${said(lane.after)}.`,
    tries: lane.tries,
    doubt: `${easeAlone(left)} It’s a pattern, not proof.`,
  }
}

/** The requirements of the test: the first look, and the minimum number of one kind. */
const COMPARED = `We start comparing after ${FIRST_LOOK} answers, once at least ${ENOUGH} are about the same kind of step.`

/** After one answer. Without a rating from before there is nothing to compare. */
export const formatOneTry = (isCompared: boolean): string =>
  isCompared
    ? `That’s once so far. ${COMPARED}`
    : 'We can’t compare it, since you didn’t say how strong it was when you saved the step.'

function formatTooFew(taken: readonly Try[]) {
  const lighter = taken.filter(({ before, after }) => after < before).length
  const tried =
    taken.length === 0
      ? 'You haven’t answered for a step yet.'
      : `${upperFirst(small(taken.length))} ${taken.length === 1 ? 'try' : 'tries'} so far, ${taken.length === 1 ? (lighter === 1 ? 'lighter afterwards' : 'not lighter afterwards') : `${lighter === 0 ? 'none' : small(lighter)} of them lighter`}. That’s too few to say why.`
  return {
    before: tried,
    count: null,
    after: '',
    tries: [],
    doubt: `${taken.length === 0 ? 'Every analysis suggests a step, and we’ll ask about it after a day. ' : ''}${COMPARED} There’s no hurry.`,
  }
}

/** The baseline: the change without a step. */
function easeAlone(left: Lane | undefined): string {
  if (!left?.isEnough) return 'Feelings fade on their own too. We don’t know yet how much yours do.'
  const [from, to] = [said(left.before), said(left.after)]
  return left.after < left.before
    ? `Feelings fade on their own too. Without a step, yours went from ${from} to ${to}.`
    : `Without a step, yours went from ${from} to ${to}.`
}

/** Formats one lane. The count is separate, because it links to its situations. */
export function formatLane({ lever, ...lane }: Lane) {
  if (lever !== null) return formatTries(lane)
  const { tries, before, after } = lane
  return {
    before: '',
    count: tries.length === 1 ? 'Once' : `${tries.length} times`,
    after: `. From ${said(before)} to ${said(after)}.`,
  }
}

export function formatTries({ tries, lighter, before, after, isEnough }: TriesSummary) {
  if (!isEnough)
    return {
      before: '',
      count: tries.length === 1 ? '1 try' : `${tries.length} tries`,
      after: '. Too few to say.',
    }
  return {
    before: 'Lighter ',
    count: `${lighter} of ${tries.length}`,
    after: ` times. From ${said(before)} to ${said(after)}.`,
  }
}

const said = (strength: number): string => String(Math.round(strength))
