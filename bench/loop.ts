/**
 * What the dashboard's question and "what helps me" cost with a long life: 50 situations against 5,000, each with a step
 * and an answer. `node bench/loop.ts`.
 */
import { due } from '#contract/due.ts'
import { forecasts } from '#contract/forecasts.ts'
import { letters } from '#contract/letters.ts'
import { steps } from '#contract/steps.ts'
import { DAY } from '#domain/values/duration.ts'
import { startTestApp } from '#test/app.ts'

const world = await startTestApp()
const { db, clock } = world

async function live(count: number) {
  const person = await world.addPerson('Mara', { isPremium: true })
  const userId = person.id
  const at = (index: number) => clock.now - (index % 700) * DAY - DAY
  for (let index = 0; index < count; index += 1) {
    const createdAt = at(index)
    const told = { userId, title: `Day ${index}`, description: 'Something.', searchText: '' }
    const { id } = await db
      .insertInto('situation')
      .values({ ...told, draftId: null, createdAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    const plan = { lever: 'action', category: 'anger', moment: 'then', action: 'do it' } as const
    const step = await db
      .insertInto('step')
      .values({
        ...plan,
        userId,
        situationId: id,
        before: 8,
        isBeforeSaid: 1,
        asksAt: 0,
        endedAt: null,
        createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const answer = { round: 1, outcome: 'done', strength: 3, note: null } as const
    await db
      .insertInto('followUp')
      .values({ ...answer, stepId: step.id, userId, answeredAt: createdAt + DAY })
      .execute()
  }
  return person
}

const CALLS = {
  due: due.get,
  'what helps': steps.whatHelps,
  letter: letters.get,
  forecasts: forecasts.list,
}

for (const count of [50, 5000]) {
  const person = await live(count)
  for (const [name, call] of Object.entries(CALLS)) {
    await world.send(person, call, { userId: person.id })
    const started = performance.now()
    for (let round = 0; round < 20; round += 1)
      await world.send(person, call, { userId: person.id })
    const took = (performance.now() - started) / 20
    console.log(
      `${count} situations, ${name}: ${took.toFixed(1)} ms, ${((1000 * took) / count).toFixed(1)} µs each`,
    )
  }
}
await world.stop()
