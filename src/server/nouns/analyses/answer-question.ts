import type { Situation } from '#domain/situation/situation.ts'
import { MAX_ANSWERS, TOO_MANY_ANSWERS } from '#domain/situation/situation-answer.ts'
import { deleteOwnRows, insertOwn } from '#server/base/db/own-row.ts'
import { mergeSeen } from '#server/base/merge-seen.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'

type AnswerInput = { question: string; answer: string | null; seen?: string | null | undefined }

/** Saves one answer per question, the latest. Null deletes it. */
export function answerQuestion(
  own: OwnServices,
  situationId: number,
  { question, answer, seen }: AnswerInput,
): Promise<Situation> {
  return withPersonLocked(own, async (tx) => {
    const find = async () => (await findSituation(tx, { id: situationId })) ?? refuseAsMissing()
    const { answers = [] } = await find()
    const known = answers.find((it) => it.question === question)?.answer ?? null
    mergeSeen(seen === undefined ? seen : { answer: seen }, { answer: known }, { answer })
    if (answer !== null && known === null && answers.length >= MAX_ANSWERS)
      refuse('conflict', TOO_MANY_ANSWERS)
    await deleteOwnRows(tx, 'situationAnswer', { situationId, question })
    if (answer !== null)
      await insertOwn(tx, 'situationAnswer', {
        situationId,
        question,
        answer,
        answeredAt: own.now(),
      })
    return find()
  })
}
