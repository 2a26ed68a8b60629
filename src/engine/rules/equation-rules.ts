/** Rules that choose the feelings and parts to show. */
import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import type { Decision } from './decide.ts'
import { type ReadEquation, strongestFirst } from './equations.ts'
import { formEquation, rippledFrom } from './form-equation.ts'
import { openParts } from './open-parts.ts'
import { likelihoodOfTwo, presenceOf, twoFrom } from './presence.ts'
import { type Context, isBeside, type Reading, saysFeeling, statedGroups } from './reading.ts'
import type { Rule } from './rule.ts'
import type { Touch } from './touched.ts'

const withEquations = (reading: Reading, equations: readonly ReadEquation[]): Reading => ({
  ...reading,
  equations,
})

const MAX_FEELINGS = 3
/** The certainty of a stated feeling. */
const STATED = 0.98

const heldFeelings: Rule = {
  id: 'heldFeelings',
  because: 'What is stated is held; else the likeliest feeling of the part that is touched most.',
  isBase: true,
  when: ({ parts }) => parts.length > 0,
  does: (reading, { said }) => {
    const stated = saysFeeling(said) ? [] : statedGroups(reading)
    const likeliest = reading.parts[0]!.ranked.slice(0, 1).map(({ category }) => category)
    const unnamed = stated.length === 0 || isBeside(reading) ? likeliest : []
    return { ...reading, held: [...new Set([...unnamed, ...stated])].slice(0, MAX_FEELINGS) }
  },
}

/**
 * A second feeling of the other side needs more. Of 112 unseen texts that claim a feeling, 7 have a false one below this
 * likelihood and none above, and all 11 true ones are above.
 */
const CONTRARY_FROM = 0.7

/** The likeliest second feeling, if the text probably holds two. */
function secondIn(reading: Reading, { readings }: Context): EmotionCategory | null {
  const [main] = reading.held
  const { contrary } = reading.stated
  const others = presenceOf(readings, reading).filter(({ category }) => category !== main)
  if (contrary)
    return (
      others.find(({ category }) => isPleasant(category) === (contrary.side === 'pleasant'))
        ?.category ?? null
    )
  const second = others[0]!.category
  const isContrary = isPleasant(main!) !== isPleasant(second)
  const from = twoFrom(readings)
  const least = isContrary ? Math.max(CONTRARY_FROM, from) : from
  return likelihoodOfTwo(readings, reading) >= least ? second : null
}

const secondFeeling: Rule = {
  id: 'secondFeeling',
  because:
    'Two feelings are told where the text is likely to hold two, each by evidence of its own.',
  when: (reading, context) =>
    reading.held.length === 1 && !saysFeeling(context.said) && secondIn(reading, context) !== null,
  does: (reading, context) => ({
    ...reading,
    held: [...reading.held, secondIn(reading, context)!],
  }),
}

type DecidedPart = { touch: Touch; decision: Decision }

function bestPart({ parts }: Reading, category: EmotionCategory): DecidedPart | undefined {
  const fitting = parts.flatMap(({ touch, ranked }) => {
    const decision = ranked.find((it) => it.category === category)
    return decision ? [{ touch, decision }] : []
  })
  return fitting.sort((a, b) => b.decision.certainty - a.decision.certainty)[0]
}

/** The share of its best feeling from which a part can switch to another. */
const NEARLY = 0.5

/** Adds a missing feeling to the part it fits best, replacing a feeling another part also has, else beside it. */
function withFeeling(
  all: readonly DecidedPart[],
  category: EmotionCategory,
  reading: Reading,
): DecidedPart[] {
  const has = (wanted: EmotionCategory) =>
    all.filter(({ decision }) => decision.category === wanted)
  const best = has(category).length > 0 ? undefined : bestPart(reading, category)
  if (!best) return [...all]
  const isInstead = ({ touch, decision }: DecidedPart) =>
    touch === best.touch &&
    best.decision.certainty >= NEARLY * decision.certainty &&
    has(decision.category).length > 1
  return [...all.filter((one) => !isInstead(one)), best]
}

const feelingsOfParts: Rule = {
  id: 'feelingsOfParts',
  because:
    'Each touched part has the likeliest of the feelings that are held, and each feeling its part.',
  isBase: true,
  when: () => true,
  does: (reading, context) => {
    const own = reading.parts.flatMap(({ touch, ranked }) => {
      const chosen = ranked.filter(({ certainty }) => certainty === 1)
      const likeliest = ranked.find(({ category }) => reading.held.includes(category)) ?? ranked[0]
      const decisions = chosen.length > 0 ? chosen : likeliest ? [likeliest] : []
      return decisions.map((decision) => ({ touch, decision }))
    })
    const felt = reading.held.reduce((all, category) => withFeeling(all, category, reading), own)
    return withEquations(
      reading,
      felt.map(({ touch, decision }) => formEquation(touch, decision, context)),
    )
  },
}

const statedStrength: Rule = {
  id: 'statedStrength',
  because: "A stated feeling keeps the writer's word and degree.",
  when: ({ stated, equations }, { said }) =>
    !saysFeeling(said) && stated.feelings.length > 0 && equations.length > 0,
  does: (reading) =>
    withEquations(
      reading,
      reading.equations.map((equation) => {
        const stated = reading.stated.feelings.find(({ group, second }) =>
          [group, second].includes(equation.verdict.category),
        )
        return stated
          ? { ...equation, stated, certainty: Math.max(equation.certainty, STATED) }
          : equation
      }),
    ),
}

const strongestInFront: Rule = {
  id: 'strongestInFront',
  because: 'The strongest feeling is what it is about first of all.',
  isBase: true,
  when: () => true,
  does: (reading, { said }) => withEquations(reading, strongestFirst(reading, said)),
}

const throughRelationships: Rule = {
  id: 'throughRelationships',
  because: 'What happens to one part reaches those it is tied to; they are only asked about.',
  isBase: true,
  when: (_, { ties }) => ties.length > 0,
  does: (reading, context) => {
    const reached = rippledFrom(reading, context)
    const equations = [...reading.equations, ...reached]
    const all = strongestFirst({ ...reading, equations }, context.said)
    const isReached = ({ id }: { id: number }) => all.some(({ item }) => item.id === id)
    return {
      ...withEquations(reading, all),
      untouched: reading.untouched.filter((item) => !isReached(item)),
    }
  },
}

export const EQUATION_RULES: readonly Rule[] = [
  heldFeelings,
  secondFeeling,
  feelingsOfParts,
  statedStrength,
  strongestInFront,
  openParts,
]
export const CARRIED_RULES: readonly Rule[] = [throughRelationships]
