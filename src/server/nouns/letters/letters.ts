import type { Crisis } from '#contract/analyses.ts'
import {
  type Letter,
  type LetterState,
  readyWeek,
  weekSpan,
  writeLetter,
} from '#domain/findings/letter.ts'
import { addDays } from '#domain/values/time-zone.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { CRISIS, callsForHelp } from '#server/nouns/analyses/danger.ts'
import { hasConsented } from '#server/nouns/consents/consents.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { livedWeek } from './lived-week.ts'

/** Written anew each time: what was deleted is in no letter. */
export async function findLetter(
  services: Services,
  owner: OwnerId,
  week: string,
  zone: string,
): Promise<Letter | null> {
  const written = writeLetter(await livedWeek(services, owner, week, zone))
  if (!written) return null
  const kept = await findKept(services.db, owner, week)
  return { ...written, answer: kept?.answer ?? null, isPutAway: (kept?.putAwayAt ?? null) !== null }
}

/** What became of a letter. */
export const findKept = (db: Database, owner: OwnerId, week: string) =>
  db
    .selectFrom('letter')
    .select(['answer', 'putAwayAt'])
    .where('userId', '=', owner)
    .where('week', '=', week)
    .executeTakeFirst()

/**
 * Whether there is something to read, without writing it. An analysis of words of danger is never counted, and is in no
 * letter.
 */
export async function hasLetter(
  { db }: Pick<Services, 'db'>,
  owner: OwnerId,
  week: string,
  zone: string,
): Promise<boolean> {
  const { from, until } = weekSpan(week, zone)
  const told = await db
    .selectFrom('situation')
    .innerJoin('analysis', 'analysis.situationId', 'situation.id')
    .select('situation.id')
    .where('situation.userId', '=', owner)
    .where('situation.createdAt', '>=', from)
    .where('situation.createdAt', '<', until)
    .where('isCounted', '=', 1)
    .limit(1)
    .executeTakeFirst()
  return told !== undefined
}

export async function letterState(
  services: Services,
  owner: OwnerId,
  zone: string,
  wanted: string | undefined,
): Promise<LetterState> {
  const newest = readyWeek(services.now(), zone)
  const week = wanted && wanted < newest ? wanted : newest
  const before = addDays(week, -7)
  return {
    letter: await findLetter(services, owner, week, zone),
    earlier: (await hasLetter(services, owner, before, zone)) ? before : null,
    isMailed: await hasConsented(services, owner, 'letter'),
  }
}

export async function answerLetter(
  services: Services,
  owner: OwnerId,
  { week, line, anyway = false }: { week: string; line: string; anyway?: boolean | undefined },
): Promise<{ answer: string } | Crisis> {
  if (!anyway && (await callsForHelp(services, owner, [line]))) return CRISIS
  await keep(services, owner, week, { answer: line, answeredAt: services.now() })
  return { answer: line }
}

export const putLetterAway = (services: Services, owner: OwnerId, week: string): Promise<void> =>
  keep(services, owner, week, { putAwayAt: services.now() })

async function keep(
  { db }: Services,
  owner: OwnerId,
  week: string,
  changes: { answer: string; answeredAt: number } | { putAwayAt: number },
): Promise<void> {
  await db
    .insertInto('letter')
    .values({ userId: owner, week, ...changes })
    .onConflict((conflict) => conflict.columns(['userId', 'week']).doUpdateSet(changes))
    .execute()
}
