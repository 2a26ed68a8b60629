import type { Situation } from '#domain/situation/situation.ts'
import { MAX_ANSWERS, TOO_MANY_ANSWERS } from '#domain/situation/situation-answer.ts'
import { deleteOwnRows, insertOwn } from '#server/base/db/own-row.ts'
import { mergeSeen } from '#server/base/merge-seen.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'

type AnswerInput = { question: string; answer: string | null; seen?: string | null | undefined }

/** Saves one answer per question, the latest. Null deletes it. */
export function answerQuestion(
  { db, now }: Services,
  owner: OwnerId,
  situationId: number,
  { question, answer, seen }: AnswerInput,
): Promise<Situation> {
  return withPersonLocked(db, owner, now(), async (tx) => {
    const find = async () =>
      (await findSituation(tx, owner, { id: situationId })) ?? refuseAsMissing()
    const { answers = [] } = await find()
    const known = answers.find((it) => it.question === question)?.answer ?? null
    mergeSeen(seen === undefined ? seen : { answer: seen }, { answer: known }, { answer })
    if (answer !== null && known === null && answers.length >= MAX_ANSWERS)
      refuse('conflict', TOO_MANY_ANSWERS)
    await deleteOwnRows(tx, 'situationAnswer', owner, { situationId, question })
    if (answer !== null)
      await insertOwn(tx, 'situationAnswer', owner, {
        situationId,
        question,
        answer,
        answeredAt: now(),
      })
    return find()
  })
}
