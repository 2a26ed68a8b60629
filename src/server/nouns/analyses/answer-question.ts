import type { Situation } from '#domain/situation/situation.ts'
import { MOST_ANSWERS, TOO_MANY_ANSWERS } from '#domain/situation/situation-answer.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'

type Answered = { question: string; answer: string | null }

/** Saves one answer per question, the latest. Null deletes it. */
export function answerQuestion(
  { db, now }: Services,
  owner: OwnerId,
  situationId: number,
  { question, answer }: Answered,
): Promise<Situation> {
  return withPersonLocked(db, owner, now(), async (tx) => {
    const find = async () =>
      (await findSituation(tx, owner, { id: situationId })) ?? refuseAsMissing()
    const { answers = [] } = await find()
    const isNew = answers.every((it) => it.question !== question)
    if (answer !== null && isNew && answers.length >= MOST_ANSWERS)
      refuse('conflict', TOO_MANY_ANSWERS)
    await tx
      .deleteFrom('situationAnswer')
      .where('userId', '=', owner)
      .where('situationId', '=', situationId)
      .where('question', '=', question)
      .execute()
    if (answer !== null)
      await tx
        .insertInto('situationAnswer')
        .values({ situationId, userId: owner, question, answer, answeredAt: now() })
        .execute()
    return find()
  })
}
