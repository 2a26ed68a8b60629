import type { Crisis } from '#contract/analyses.ts'
import { type Expectation, expectationsOf, type SaidWish } from '#domain/findings/expectation.ts'
import { isAlike } from '#domain/values/alike.ts'
import type { Database } from '#server/base/db/database.ts'
import { deleteOwn } from '#server/base/db/own-row.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { CRISIS, callsForHelp } from '#server/nouns/analyses/danger.ts'
import { newestAnalyses } from '#server/nouns/analyses/newest-analyses.ts'
import { listLives, livedOf } from '#server/nouns/patterns/lives.repository.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'

/** Older ones say nothing new. */
const NEWEST = 500

/** Only what the person tapped or typed; never what a reading supposed. */
async function listSaidWishes(db: Database, owner: OwnerId): Promise<SaidWish[]> {
  const rows = await db
    .selectFrom('analysisEquation')
    .innerJoin('analysis', 'analysis.id', 'analysisEquation.analysisId')
    .innerJoin('situation', 'situation.id', 'analysis.situationId')
    .select(['situation.id', 'situation.title', 'situation.createdAt'])
    .select(['analysisEquation.wish', 'analysisEquation.shift'])
    .where('situation.userId', '=', owner)
    .where('analysis.id', 'in', newestAnalyses(db, owner))
    .where('analysis.isGrief', '=', 0)
    .where('analysisEquation.wish', 'is not', null)
    .orderBy('situation.createdAt', 'desc')
    .orderBy('situation.id', 'desc')
    .limit(NEWEST)
    .execute()
  return rows.flatMap(({ wish, shift, id, title, createdAt }) =>
    wish === null
      ? []
      : [
          {
            ...{ wish, isUnmet: shift < 0 },
            situation: { id, title, createdAt: new Date(createdAt).toISOString() },
          },
        ],
  )
}

const listRewritten = (db: Database, owner: OwnerId) =>
  db
    .selectFrom('rewrittenWish')
    .select(['id', 'wish', 'line', 'createdAt'])
    .where('userId', '=', owner)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

export async function listExpectations(db: Database, owner: OwnerId): Promise<Expectation[]> {
  const rewritten = await listRewritten(db, owner)
  const lives = rewritten.length > 0 ? await listLives(db, owner, await listItems(db, owner)) : []
  return expectationsOf(
    await listSaidWishes(db, owner),
    rewritten.map((it) => ({ ...it, createdAt: new Date(it.createdAt).toISOString() })),
    livedOf(lives, 'UTC'),
  )
}

export async function rewriteWish(
  services: Services,
  owner: OwnerId,
  {
    wish,
    line,
    anyway = false,
  }: { wish: string; line: string | null; anyway?: boolean | undefined },
): Promise<Expectation[] | Crisis> {
  const { db, now } = services
  if (!anyway && (await callsForHelp(services, owner, [line]))) return CRISIS
  return withPersonLocked(db, owner, now(), async (tx) => {
    for (const known of await listRewritten(tx, owner))
      if (isAlike(known.wish, wish)) await deleteOwn(tx, 'rewrittenWish', owner, known.id)
    if (line !== null)
      await tx
        .insertInto('rewrittenWish')
        .values({ userId: owner, wish, line, createdAt: now() })
        .execute()
    return listExpectations(tx, owner)
  })
}
