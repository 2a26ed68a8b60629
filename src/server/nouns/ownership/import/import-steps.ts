import { wordKey } from '#domain/emotion/own-word.ts'
import type { Renumber } from '#domain/values/renumber.ts'
import type { Database } from '#server/base/db/database.ts'
import { insertAll, insertNumbered } from '#server/base/db/insert-rows.ts'
import { flag } from '#server/base/db/schema.ts'
import type { OwnerId } from '#server/base/owner.ts'
import type { OpenFile } from './open-file.ts'

const at = (moment: string): number => Date.parse(moment)
const atOrNull = (moment: string | null): number | null => (moment === null ? null : at(moment))

/** Steps, what came of them, and every time a feeling was weighed, and exercises. */
export async function importSteps(
  tx: Database,
  owner: OwnerId,
  file: OpenFile,
  situations: ReadonlyMap<number, number>,
): Promise<void> {
  const numbers = new Map<number, number>()
  for await (const steps of file.rows('steps'))
    await insertNumbered(tx, 'step', numbers, steps, ({ id: _, ...it }) => ({
      ...it,
      userId: owner,
      situationId: situations.get(it.situationId)!,
      isBeforeSaid: flag(it.isBeforeSaid),
      asksAt: at(it.asksAt),
      endedAt: atOrNull(it.endedAt),
      createdAt: at(it.createdAt),
    }))
  for await (const answers of file.rows('followUps'))
    await insertAll(tx, 'followUp', answers, (it) => ({
      ...it,
      userId: owner,
      stepId: numbers.get(it.stepId)!,
      answeredAt: at(it.answeredAt),
    }))
  for await (const weighings of file.rows('weighings'))
    await insertAll(tx, 'weighing', weighings, (it) => ({
      ...it,
      userId: owner,
      situationId: situations.get(it.situationId)!,
      createdAt: at(it.createdAt),
    }))
  for await (const exercises of file.rows('exercises'))
    await insertAll(tx, 'exercise', exercises, (it) => ({
      ...it,
      userId: owner,
      situationId: situations.get(it.situationId)!,
      createdAt: at(it.createdAt),
    }))
}

/** One's own experiments with their tosses; how the coin falls next is drawn anew. */
export async function importExperiments(
  tx: Database,
  owner: OwnerId,
  file: OpenFile,
  situations: ReadonlyMap<number, number>,
): Promise<void> {
  const numbers = new Map<number, number>()
  for await (const experiments of file.rows('experiments'))
    await insertNumbered(tx, 'experiment', numbers, experiments, ({ id: _, ...it }) => ({
      ...it,
      userId: owner,
      block: '',
      endedAt: atOrNull(it.endedAt),
      createdAt: at(it.createdAt),
    }))
  for await (const tosses of file.rows('tosses'))
    await insertAll(tx, 'toss', tosses, ({ id: _, ...it }) => ({
      ...it,
      userId: owner,
      experimentId: numbers.get(it.experimentId)!,
      situationId: it.situationId === null ? null : situations.get(it.situationId)!,
      answeredAt: atOrNull(it.answeredAt),
      createdAt: at(it.createdAt),
    }))
}

/** Expectations that were written anew as wishes. */
export async function importWishes(tx: Database, owner: OwnerId, file: OpenFile): Promise<void> {
  for await (const wishes of file.rows('rewrittenWishes'))
    await insertAll(tx, 'rewrittenWish', wishes, ({ id: _, ...it }) => ({
      ...it,
      userId: owner,
      createdAt: at(it.createdAt),
    }))
}

/** What somebody saw coming, what came, what they leave alone, and what they answered to their letters. */
export async function importForecasts(
  tx: Database,
  owner: OwnerId,
  file: OpenFile,
  renumber: Renumber,
): Promise<void> {
  const numbers = new Map<number, number>()
  for await (const forecasts of file.rows('forecasts'))
    await insertNumbered(tx, 'forecast', numbers, forecasts, ({ id: _, ...it }) => ({
      ...it,
      userId: owner,
      asksAt: at(it.asksAt),
      putAwayAt: atOrNull(it.putAwayAt),
      answeredAt: atOrNull(it.answeredAt),
      createdAt: at(it.createdAt),
    }))
  for await (const items of file.rows('forecastItems'))
    await insertAll(tx, 'forecastItem', items, (it) => ({
      ...it,
      userId: owner,
      forecastId: numbers.get(it.forecastId)!,
      itemId: renumber(it.itemId),
    }))
  for await (const names of file.rows('declinedNames'))
    await insertAll(tx, 'declinedName', names, (it) => ({
      ...it,
      userId: owner,
      createdAt: at(it.createdAt),
    }))
  for await (const rests of file.rows('loopRests'))
    await insertAll(tx, 'loopRest', rests, (it) => ({
      ...it,
      userId: owner,
      createdAt: at(it.createdAt),
    }))
  for await (const words of file.rows('ownWords'))
    await insertAll(tx, 'ownWord', words, ({ id: _, ...it }) => ({
      ...it,
      userId: owner,
      wordKey: wordKey(it.word),
      createdAt: at(it.createdAt),
    }))
  for await (const letters of file.rows('letters'))
    await insertAll(tx, 'letter', letters, (it) => ({
      ...it,
      userId: owner,
      putAwayAt: atOrNull(it.putAwayAt),
      answeredAt: atOrNull(it.answeredAt),
      content: it.content && JSON.stringify(it.content),
      readAt: atOrNull(it.readAt),
    }))
}
