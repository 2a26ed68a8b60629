/** Rewrites a reading with the person's corrections, which always win. Server and browser use the same function. */
import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import {
  claimsOf,
  type Emotion,
  type Equation,
  type Findings,
  type Reader,
} from '#domain/situation/analysis.ts'
import {
  type Correction,
  isNothing,
  ownLines,
  ownWordsAbout,
} from '#domain/situation/correction.ts'
import { sentencesOf } from '#domain/values/sentences.ts'
import { stemsIn } from '../lexicon/stems.ts'
import { asSentence } from '../page/fill.ts'
import { groupsOf } from './supported-facts.ts'

export type Reading = {
  findings: Findings
  /** The reading before any correction. Null if there was none. */
  first: Findings | null
}

/**
 * Replaces the findings with our engine's (`ours`), but keeps what a language model wrote if it is still true. `reader`
 * is the model that may read the corrections. An empty correction restores the first reading.
 */
export function rewriteReading(
  { findings: before, first }: Reading,
  ours: Findings,
  said: Correction,
  reader: Reader | null,
): Reading {
  if (isNothing(said)) return { findings: first ?? before, first: null }
  const asked = reader ?? againInBrowser(before)
  const isByModel = asked !== null && before.engine !== 'embedded'
  const findings = isByModel ? { ...patchFindings(before, ours, said), reader: asked } : ours
  return { findings, first: first ?? before }
}

/** A browser's model may also read the corrections. A pasted reading is only patched. */
const againInBrowser = ({ reader }: Findings): Reader | null => {
  if (reader?.where === 'pasted') return reader
  return reader?.where === 'browser' ? { ...reader, status: 'waiting' } : null
}

/**
 * The correction applies at once by our rule; sentences that still hold stay, and contradicting ones are rewritten by
 * our engine.
 */
export function patchFindings(old: Findings, rewritten: Findings, said: Correction): Findings {
  const equations = patchEquations(old, rewritten, said)
  const emotions = isOfLines(said) ? old.emotions : patchEmotions(old, rewritten, equations)
  const felt = emotions.map(({ category }) => category)
  const isStillTrue = isOfLines(said) ? () => true : truthOf(felt, said)
  const kept = (text: string, other: string) => stillTrueOf(text, isStillTrue) || other
  if (sidesOf(old.emotions).isDisjointFrom(sidesOf(emotions)))
    return { ...rewritten, engine: old.engine, equations, emotions }
  const { asks: _asks, ...rest } = rewritten
  const steps = old.recommendations.flatMap((it) => {
    const text = stillTrueOf(it.text, isStillTrue)
    return text ? [{ ...it, text }] : []
  })
  const questions = old.questions.filter((text) => stillTrueOf(text, isStillTrue) === text)
  return {
    ...rest,
    ...deeper(old, rewritten, isStillTrue),
    engine: old.engine,
    ...(old.reader && { reader: old.reader }),
    reading: kept(old.reading, rewritten.reading),
    equations,
    emotions: emotions.map((emotion) => {
      const before = old.emotions.find(({ category }) => category === emotion.category)
      return { ...emotion, description: kept(before?.description ?? '', emotion.description) }
    }),
    ...claimsOf(equations),
    recommendations: steps.length > 0 ? steps : rewritten.recommendations,
    questions: questions.length > 0 ? questions : rewritten.questions,
  }
}

/** Compares sides as sets, so reordering two feelings doesn't change them. */
const sidesOf = (emotions: readonly Emotion[]) =>
  new Set(emotions.map(({ category }) => isPleasant(category)))

/** A correction without an item applies to the whole situation and replaces all feelings. */
const isOfTheWhole = ({ feelings = [], side, about, equations }: Correction): boolean =>
  feelings.some(({ itemId }) => itemId === undefined) ||
  (feelings.length === 0 && (side !== undefined || about !== undefined) && !equations)

/** True if only the lines were corrected, which leaves the feelings as they are. */
const isOfLines = ({
  expected: _e,
  expectedFrom: _f,
  saw: _s,
  beside: _b,
  ...others
}: Correction): boolean => isNothing(others)

function patchEquations(old: Findings, rewritten: Findings, said: Correction): Equation[] {
  const equations = isOfLines(said)
    ? old.equations
    : withNewFeelings(old, rewritten.equations, said)
  return equations.length > 0
    ? equations.map((equation, at) => withOwnLines(equation, at === 0, said))
    : rewritten.equations
}

function withNewFeelings(old: Findings, fresh: readonly Equation[], said: Correction): Equation[] {
  const named = new Set<number | null>([
    ...(said.feelings ?? []).flatMap(({ itemId }) => itemId ?? []),
    ...(said.equations ?? []).map(({ itemId }) => itemId),
  ])
  const first = old.equations[0]?.itemId
  const isNew = ({ itemId }: Equation) =>
    isOfTheWhole(said) || named.has(itemId) || (named.size === 0 && itemId === first)
  const changed = fresh.filter(isNew).map((equation) => withOldLines(equation, old))
  // A correction adds no equations beyond the old count or the named feelings.
  if (isOfTheWhole(said) || changed.length === 0)
    return changed.slice(0, Math.max(old.equations.length, said.feelings?.length ?? 1))
  // Keep the order, because unchanged equations are as important as before.
  const known = new Set(old.equations.map(({ itemId }) => itemId))
  const inPlace = [...known].flatMap((id) => {
    const theirs = changed.filter(({ itemId }) => itemId === id)
    return theirs.length > 0 ? theirs : old.equations.filter(({ itemId }) => itemId === id)
  })
  return [...changed.filter(({ itemId }) => !known.has(itemId)), ...inPlace]
}

/** Expectation and perception stay valid under another feeling of the same side. */
function withOldLines(equation: Equation, { equations }: Findings): Equation {
  const before = equations.find(({ itemId }) => itemId === equation.itemId)
  if (!before || isPleasant(before.category) !== isPleasant(equation.category)) return equation
  return {
    ...equation,
    expectation: before.expectation,
    ...(before.wish && { wish: before.wish }),
    perception: before.perception,
    evidence: before.evidence.length > 0 ? before.evidence : equation.evidence,
  }
}

function withOwnLines(equation: Equation, isMain: boolean, said: Correction): Equation {
  const { expected, saw } = ownWordsAbout(said, equation.category, isMain)
  return {
    ...equation,
    ...(expected && {
      expectation: asSentence(expected),
      wish: { origin: 'own' as const, own: expected, suggestions: [] },
    }),
    ...(saw && { perception: asSentence(saw) }),
  }
}

/** Our emotions for corrected equations, the old ones for the rest. */
function patchEmotions(old: Findings, rewritten: Findings, equations: readonly Equation[]) {
  const groups = [...new Set(equations.map(({ category }) => category))]
  return groups.flatMap(
    (group) =>
      rewritten.emotions.find(({ category }) => category === group) ??
      old.emotions.find(({ category }) => category === group) ??
      [],
  )
}

type IsTrue = (sentence: string) => boolean

/** A sentence is false once it names a feeling that is gone. */
function truthOf(felt: readonly EmotionCategory[], said: Correction): IsTrue {
  const left = new Set(felt)
  const own = new Set(stemsIn(ownLines(said).join(' ')))
  return (sentence) =>
    stemsIn(sentence).every((stem) => own.has(stem) || !groupsOf(stem)?.isDisjointFrom(left))
}

const stillTrueOf = (text: string, isTrue: IsTrue): string =>
  sentencesOf(text).filter(isTrue).join(' ')

function deeper(old: Findings, rewritten: Findings, isTrue: IsTrue): Partial<Findings> {
  const keep = <Part extends { description: string }>(
    before: readonly Part[] | undefined,
    other: Part[] | undefined,
  ): Part[] | undefined => {
    const left = before?.filter(
      ({ description }) => stillTrueOf(description, isTrue) === description,
    )
    return left && left.length > 0 ? left : other
  }
  if (!rewritten.psychologicalInsights) return {}
  const insights = keep(old.psychologicalInsights, rewritten.psychologicalInsights)
  const growth = keep(old.growthOpportunities, rewritten.growthOpportunities)
  return {
    ...(insights && { psychologicalInsights: insights }),
    ...(growth && { growthOpportunities: growth }),
  }
}
