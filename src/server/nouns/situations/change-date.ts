import type { Situation } from '#domain/situation/situation.ts'
import type { Database } from '#server/base/db/database.ts'
import { changeOwn } from '#server/base/db/own-row.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { happenedMoment } from './add-situation.ts'
import { findSituation, forgetDiaryWatch } from './situations.repository.ts'

/** Moves a situation to the day it happened. Null resets it to when it was written. */
export const changeDate = (
  db: Database,
  owner: OwnerId,
  id: number,
  given: string | null,
  now: number,
): Promise<Situation> =>
  withPersonLocked(db, owner, now, async (tx) => {
    const kept = (await findSituation(tx, owner, { id })) ?? refuseAsMissing()
    const happenedAt = given === null ? Date.parse(kept.createdAt) : happenedMoment(given, now)
    await changeOwn(tx, 'situation', owner, id, { happenedAt })
    await forgetDiaryWatch(tx, owner)
    return (await findSituation(tx, owner, { id })) ?? refuseAsMissing()
  })
