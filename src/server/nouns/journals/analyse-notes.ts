import { type Situation, wordsToWatch } from '#domain/situation/situation.ts'
import { detectCrisis } from '#engine/danger/crisis.ts'
import type { Database } from '#server/base/db/database.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import { type OwnerId, ownerOf } from '#server/base/owner.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import { insertAnalysis } from '#server/nouns/analyses/analyses.repository.ts'
import { categoryByItem, questionAbout } from '#server/nouns/analyses/ask-engine.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { findAccount } from '#server/people/account.repository.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { hasPremium } from '#server/people/premium-access.ts'

/** Batch size and pause in milliseconds, so that interactive requests come first. */
const AT_ONCE = 10
const PAUSE = 1000
/** One subject for all background work, so that people never wait behind more than one note. */
const QUIET = 'quiet notes'

/**
 * Analyses the next queued notes with our engine only, uncounted. Skips a note that speaks of danger to life, because
 * help belongs beside it when its owner opens it.
 */
export async function analyseNotes(
  services: Services,
  { userId }: { userId: number },
): Promise<void> {
  const { db, now } = services
  const owner = ownerOf({ id: userId })
  for (let n = 0; n < AT_ONCE; n += 1) {
    const id = await takeNext(db, owner)
    if (id === null) return
    const situation = await findSituation(db, owner, { id })
    if (situation && !detectCrisis(wordsToWatch(situation)).isCrisis)
      await analyseNote(services, owner, situation)
  }
  await addJob(db, 'analyse_notes', { userId }, now(), now() + PAUSE)
}

/** Deleting the row claims the note, so no note is read twice. */
async function takeNext(db: Database, owner: OwnerId): Promise<number | null> {
  const next = ownRows(db, owner, 'waitingNote')
    .select('situationId')
    .orderBy('situationId', 'desc')
    .limit(1)
  const taken = await db
    .deleteFrom('waitingNote')
    .where('situationId', '=', next)
    .returning('situationId')
    .executeTakeFirst()
  return taken?.situationId ?? null
}

async function analyseNote(
  { db, engines, limits: lanes, now }: Services,
  owner: OwnerId,
  situation: Situation,
): Promise<void> {
  const person = await findAccount(db, owner)
  if (!person || situation.items.length === 0) return
  const depth = hasPremium(person, now()) ? 'premium' : 'basic'
  const question = await questionAbout(db, owner, situation, depth, now())
  const answer = await lanes.reading.run(QUIET, undefined, () => engines.embedded.analyse(question))
  if (answer.isCrisis) return
  await withPersonLocked(db, owner, now(), async (tx) => {
    if (!(await findSituation(tx, owner, { id: situation.id }))) return
    const made = { situationId: situation.id, findings: answer.findings }
    const categories = categoryByItem(question)
    await insertAnalysis(tx, owner, { ...made, categories, isCounted: true }, now())
  })
}
