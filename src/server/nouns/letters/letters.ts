import { clockOf } from '#domain/findings/history.ts'
import {
  FrozenLetter,
  type Letter,
  type LetterState,
  type ListedLetter,
  mondayOf,
  readyWeek,
  situationsInLetter,
  weekdayName,
  weekSpan,
  withoutDeleted,
  withSaid,
} from '#domain/findings/letter.ts'
import { MIN_TOLD, type WeekSummary, writeLetter } from '#domain/findings/write-letter.ts'
import { addDays, dayIn, isoDay } from '#domain/values/time-zone.ts'
import { sayWeek } from '#engine/language/say-week.ts'
import { speaksOfDeathOrHarm } from '#engine/rules/death-and-harm.ts'
import { findOwn, isAny, ownRows, refuseBeyond, saveOwn } from '#server/base/db/own-row.ts'
import { mergeSeen } from '#server/base/merge-seen.ts'
import type { Own } from '#server/base/owner.ts'
import { countedSituations } from '#server/nouns/analyses/history.repository.ts'
import { isWithinDay, whetherRead, withModel } from '#server/nouns/analyses/use-model.ts'
import { hasConsented } from '#server/nouns/consents/consents.repository.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { summariseWeek } from './week-summary.ts'

/** In milliseconds. A person is waiting, and the letter also works without the model. */
const PATIENCE = 20_000
/** A common thread needs at least two situations. */
const MIN = 2
const MAX = 12

/**
 * Adds what ran through the week, written by this instance's language model, after our own sentences. Texts of
 * danger, death or harm aren't sent; an external model needs the second consent, because it sees several situations.
 */
async function addWeekSummary(
  own: OwnServices,
  letter: FrozenLetter,
  { told }: WeekSummary,
): Promise<FrozenLetter> {
  const model = own.engines.external
  const moments = told
    .filter(({ emotions, description }) => emotions.length > 0 && !speaksOfDeathOrHarm(description))
    .slice(-MAX)
  if (!model || moments.length < MIN) return letter
  const words = moments.map(({ description }) => description)
  const may = await whetherRead(own, model, words, 'externalContext')
  if (may !== 'waiting') return letter
  if (!(await isWithinDay(own))) return letter
  const week = {
    facts: letter.paragraphs.map((pieces) => pieces.map(({ text }) => text).join('')),
    days: moments.map(({ day, description, items, emotions }) => ({
      day: weekdayName(day),
      description,
      items,
      felt: emotions.map(({ category }) => category),
    })),
  }
  const signal = AbortSignal.timeout(PATIENCE)
  const said = await own.limits.outsideEngine.run(String(own.owner), signal, () =>
    withModel(own, model, signal, (needs) => sayWeek(needs, week)),
  )
  if (!said) return letter
  const { name, where } = model
  const written = moments.map(({ writtenAt }) => writtenAt)
  return withSaid(letter, said, written, { name, where, status: 'read' })
}

/**
 * Returns the letter as first read, or else as the week reads now. Null if all its situations were deleted and it
 * wasn't answered.
 */
export async function findLetter(
  own: OwnServices,
  week: string,
  zone: string,
): Promise<Letter | null> {
  return (await lookUp(own, week, zone)).letter
}

async function lookUp(my: OwnServices, week: string, zone: string) {
  const kept = await findKeptLetter(my, week)
  const lived = await summariseWeek(my, week, zone)
  const isBefore = week < (await firstWeek(my, zone))
  const fresh = isBefore ? null : writeLetter(lived)
  const saved = kept?.content ? FrozenLetter.parse(JSON.parse(kept.content)) : null
  const frozen = saved?.isSoFar ? null : saved
  const answer = kept?.answer ?? null
  const state = { answer, isPutAway: (kept?.putAwayAt ?? null) !== null }
  const isKept = frozen && (answer !== null || lived.told.length > 0)
  if (!fresh && !isKept) return { letter: null, lived, isRead: false }
  // A question answered during the week stays as it was asked.
  const question = answer !== null && saved ? saved.question : (fresh?.question ?? null)
  const isSoFar = my.now() < weekSpan(week, zone).until
  const own =
    frozen ?? (fresh && { ...fresh, question, ...(isSoFar && { isSoFar: true as const }) })
  const letter = own && withoutDeleted(own, await stillThere(my, own))
  return { letter: letter && { ...letter, ...state }, lived, isRead: frozen !== null }
}

/** Reads a letter and saves it. Once its week is over it no longer changes. */
export async function readLetter(
  my: OwnServices,
  week: string,
  zone: string,
): Promise<Letter | null> {
  const { letter, lived, isRead } = await lookUp(my, week, zone)
  if (!letter || isRead) return letter
  const { answer, isPutAway, ...own } = letter
  const content = own.isSoFar ? own : await addWeekSummary(my, own, lived)
  const read = { content: JSON.stringify(content), readAt: my.now() }
  await saveOwn(my, 'letter', { week }, read)
  return { ...content, answer, isPutAway }
}

/** Finds the situations of a letter that still exist, by their moments. */
async function stillThere(own: Own, letter: FrozenLetter): Promise<Map<string, number>> {
  const moments = situationsInLetter(letter).map((moment) => Date.parse(moment))
  if (moments.length === 0) return new Map()
  const rows = await ownRows(own, 'situation')
    .select(['id', 'createdAt'])
    .where('createdAt', 'in', moments)
    .execute()
  return new Map(rows.map(({ id, createdAt }) => [new Date(createdAt).toISOString(), id]))
}

/** Finds the stored state of a letter. */
export const findKeptLetter = (own: Own, week: string) => findOwn(own, 'letter', { week })

/**
 * True if the letter was seen. Mailing also stores a letter, so a mailed one counts only if it was answered or put
 * away.
 */
export async function isLetterSeen(own: Own, week: string): Promise<boolean> {
  const kept = await findKeptLetter(own, week)
  if (!kept || kept.answer !== null || kept.putAwayAt !== null) return kept !== undefined
  return !(await isAny(ownRows(own, 'letterMail').where('mailedWeek', '=', week)))
}

/** Returns the week the account was created, the first that can have a letter. */
async function firstWeek({ db, owner }: Own, zone: string): Promise<string> {
  const { createdAt } = await db
    .selectFrom('user')
    .select('createdAt')
    .where('id', '=', owner)
    .executeTakeFirstOrThrow()
  return mondayOf(dayIn(createdAt, zone))
}

/** True if the week has enough for a letter, without writing it. */
export async function hasLetter(own: Own, week: string, zone: string): Promise<boolean> {
  if (week < (await firstWeek(own, zone))) return false
  const found = await countedSituations(own, weekSpan(week, zone))
    .select('situation.id')
    .limit(MIN_TOLD)
    .execute()
  return found.length === MIN_TOLD
}

/** Lists every week with a letter and every answered letter, newest first. */
async function listLetters(own: OwnServices, zone: string): Promise<ListedLetter[]> {
  const newest = readyWeek(own.now(), zone)
  const { until } = weekSpan(newest, zone)
  const written = await countedSituations(own, { until })
    .select('situation.happenedAt')
    .orderBy('situation.happenedAt')
    .execute()
  const kept = await ownRows(own, 'letter').select(['week', 'content', 'answer']).execute()
  const read = new Map(kept.map((it) => [it.week, it]))
  const first = await firstWeek(own, zone)
  const moments = written.map(({ happenedAt }) => happenedAt)
  const toldIn = countByWeek(moments, zone)
  const weeks = new Set([
    ...[...toldIn]
      .filter(([week, told]) => week >= first && told >= MIN_TOLD)
      .map(([week]) => week),
    ...kept
      .filter((it) => it.content !== null && (it.answer !== null || toldIn.has(it.week)))
      .map((it) => it.week),
  ])
  return [...weeks]
    .sort()
    .reverse()
    .map((week) => {
      const { content = null, answer = null } = read.get(week) ?? {}
      const question = content ? FrozenLetter.parse(JSON.parse(content)).question : null
      return { week, until: addDays(week, 6), question, answer }
    })
}

/** `moments` are oldest first. Reads the calendar once per day, because a long history has many moments. */
function countByWeek(moments: readonly number[], zone: string): Map<string, number> {
  const clock = clockOf(moments, zone)
  const counts = new Map<string, number>()
  for (const [day, all] of Map.groupBy(moments, (moment) => clock(moment).day)) {
    const week = mondayOf(isoDay(day))
    counts.set(week, (counts.get(week) ?? 0) + all.length)
  }
  return counts
}

/** Returns the letter of a week, or else the newest one, so that a quiet week doesn't hide earlier letters. */
export async function letterState(
  own: OwnServices,
  zone: string,
  wanted: string | undefined,
): Promise<LetterState> {
  const newest = readyWeek(own.now(), zone)
  const isNamed = wanted !== undefined && wanted < addDays(newest, 7)
  const all = await listLetters(own, zone)
  const week = isNamed ? mondayOf(wanted) : (all[0]?.week ?? newest)
  const letter = await readLetter(own, week, zone)
  return {
    letter,
    all: all.map((it) => (it.week === letter?.week ? { ...it, question: letter.question } : it)),
    isMailed: await hasConsented(own, 'letter'),
  }
}

export async function answerLetter(
  own: OwnServices,
  { week, line, seen }: { week: string; line: string; seen?: string | null | undefined },
): Promise<{ answer: string }> {
  return withPersonLocked(own, async (tx) => {
    const answer = (await findKeptLetter(tx, week))?.answer ?? null
    mergeSeen(seen === undefined ? seen : { answer: seen }, { answer }, { answer: line })
    await keep(tx, week, { answer: line, answeredAt: own.now() })
    return { answer: line }
  })
}

export const putLetterAway = (own: OwnServices, week: string): Promise<void> =>
  keep(own, week, { putAwayAt: own.now() })

async function keep(
  own: Own,
  week: string,
  changes: { answer: string; answeredAt: number } | { putAwayAt: number },
): Promise<void> {
  await refuseBeyond(own, 'letter')
  await saveOwn(own, 'letter', { week }, changes)
}
