/** Derives known answers from the text, so the guided questions ask only for the rest. */
import type { Facts } from '#domain/situation/facts.ts'
import { answersOf, SEEN, type Seen, STANDINGS, type WalkKnown } from '#domain/situation/walk.ts'
import { GRIEF_EVENTS } from '#domain/steps/step.ts'
import type { EngineReport } from './engine.ts'
import { normalise } from './input/normalise.ts'
import type { AnalyseInput } from './input/situation-text.ts'
import { speaksOfDeathOrHarm } from './rules/death-and-harm.ts'
import type { Decision } from './rules/decide.ts'
import { mentionsIn } from './rules/touched.ts'

/** The certainty from which a part isn't asked about. A named part is certain. */
const PART_FROM = 0.6
/** The certainty from which perception and circumstances aren't asked about. */
const SEEN_FROM = 0.95
const HOW_FROM = 0.85

/**
 * Event kinds with a death or harm. A low share is enough, because skipping the wish question costs little and asking
 * it wrongly costs much.
 */
const TENDER = [...GRIEF_EVENTS, 'violence', 'harassed', 'bullied', 'danger-near']

function surestPart({ title, description, items }: AnalyseInput, facts: Facts): number | null {
  const mentioned = mentionsIn(normalise(`${title}. ${description}`))
  const weighed = items.map((item) => {
    const read = facts.items[facts.itemIds.indexOf(item.id)]?.opinions.touched?.touched ?? 0
    return { id: item.id, share: mentioned(item) === 1 ? 1 : read }
  })
  const best = weighed.reduce((top, it) => (it.share > top.share ? it : top), { id: 0, share: 0 })
  return best.share >= PART_FROM ? best.id : null
}

const sharesOf = (ranked: readonly Decision[], seen: Seen): number[] =>
  ranked
    .filter(({ category }) => answersOf(category).seen === seen)
    .map(({ certainty }) => certainty)

const sum = (shares: readonly number[]) => shares.reduce((all, share) => all + share, 0)

/** True if the likeliest feeling of an answer doesn't clearly lead. */
function isUnclear(ranked: readonly Decision[], seen: Seen): boolean {
  const shares = sharesOf(ranked, seen)
  if (STANDINGS[seen].length === 1) return false
  return shares.length === 0 || shares[0]! < HOW_FROM * sum(shares)
}

function surelySeen({ certainty, ranked }: EngineReport['understanding']): Seen | null {
  const [first] = ranked
  if (!first || certainty === 'asks') return null
  const { seen } = answersOf(first.category)
  return sum(sharesOf(ranked, seen)) >= SEEN_FROM ? seen : null
}

const SUGGESTED = 2

const mayBeTender = ({ whole }: Facts): boolean =>
  TENDER.some((event) => (whole.event?.[event] ?? 0) > 0)

export function prefillFrom(
  input: AnalyseInput,
  facts: Facts,
  { understanding, findings }: EngineReport,
): WalkKnown {
  const { ranked, roles, isGrief } = understanding
  const seen = surelySeen(understanding)
  const tender = isGrief || mayBeTender(facts) || speaksOfDeathOrHarm(input.description)
  const wishes = findings.equations.flatMap(({ wish }) => [
    wish?.own ?? [],
    wish?.suggestions ?? [],
  ])
  return {
    itemId: surestPart(input, facts),
    seen,
    unclear: SEEN.filter((one) => isUnclear(ranked, one)),
    hasWanted: roles.includes('expectation'),
    isTender: tender,
    wanted: tender ? [] : [...new Set(wishes.flat())].slice(0, SUGGESTED),
    saw: findings.perceptions.map(({ description }) => description).slice(0, SUGGESTED),
  }
}
