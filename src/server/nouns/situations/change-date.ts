import type { Situation } from '#domain/situation/situation.ts'
import { changeOwn } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { happenedMoment } from './add-situation.ts'
import { findSituation, forgetDiaryWatch } from './situations.repository.ts'

/** Moves a situation to the day it happened. Null resets it to when it was written. */
export const changeDate = (
  own: Own,
  id: number,
  given: string | null,
  now: number,
): Promise<Situation> =>
  withPersonLocked(own, now, async (tx) => {
    const kept = (await findSituation(tx, { id })) ?? refuseAsMissing()
    const happenedAt = given === null ? Date.parse(kept.createdAt) : happenedMoment(given, now)
    await changeOwn(tx, 'situation', id, { happenedAt })
    await forgetDiaryWatch(tx)
    return (await findSituation(tx, { id })) ?? refuseAsMissing()
  })
