/** Other ways to read the same situation, ready to be chosen beside what is claimed. */

import { isPleasant, LADDERS } from '#domain/emotion/emotion.ts'
import { emotionOf } from '#domain/emotion/equation.ts'
import { NEIGHBOURS } from '#domain/emotion/neighbours.ts'
import type { Alternative } from '#domain/situation/analysis.ts'
import { BY_FEELING } from '../library/by-feeling.ts'
import type { Decision } from '../rules/decide.ts'
import type { Understanding } from '../rules/understand.ts'

const ALTERNATIVES = 3
/** What is less likely than this is no other way to read it. */
const POSSIBLE_FROM = 0.04
/** Nobody is asked whether it repels them, nor in mourning whether they are furious, unless the text says much of it. */
const STRANGE_FROM = 0.2
const SIDE_IS_SURE = 0.95

const nameOf = ({ variables, category }: Decision): string =>
  LADDERS[category][emotionOf(variables).level - 1]!

/** The next best readings, ready to be chosen; where the side is not sure, one of the other side among them. */
export function alternativesTo(understanding: Understanding): Alternative[] {
  const { equations, ranked, reading, isGrief } = understanding
  const [main] = equations
  if (!main) return []
  const told = new Set(equations.map(({ verdict }) => verdict.category))
  // Whoever has said which side it is on is not offered the other one again.
  const isSaid = reading.sideCertainty === 1
  const isOther = ({ category }: Decision) => isPleasant(category) !== (reading.side === 'pleasant')
  const isMourning = !isPleasant(main.verdict.category) && isGrief
  const isStrange = ({ category, certainty }: Decision) =>
    certainty < STRANGE_FROM && (category === 'disgust' || (isMourning && category === 'anger'))
  const isFar = (decision: Decision) =>
    isStrange(decision) || (isMourning && isPleasant(decision.category))
  const likely = ranked.filter(
    (decision) =>
      decision.certainty >= POSSIBLE_FROM && !isFar(decision) && !(isSaid && isOther(decision)),
  )
  const near = NEIGHBOURS[main.verdict.category].flatMap(
    (category) =>
      ranked.find((one) => one.category === category && !(isMourning && isFar(one))) ?? [],
  )
  const others = [...new Set([...likely, ...near])].filter(({ category }) => !told.has(category))
  const other =
    reading.sideCertainty < SIDE_IS_SURE && !isMourning ? ranked.find(isOther) : undefined
  const chosen = others.filter((decision) => decision !== other).slice(0, ALTERNATIVES)
  const all = other && !told.has(other.category) ? [...chosen.slice(0, 2), other] : chosen
  return all.map((decision) => ({
    category: decision.category,
    name: nameOf(decision),
    sentence: BY_FEELING[decision.category].card,
    said: { feelings: [{ category: decision.category }] },
  }))
}
