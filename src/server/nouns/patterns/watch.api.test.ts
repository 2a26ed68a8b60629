import { expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { sentence } from '#contract/sentence.ts'
import { situations } from '#contract/situations.ts'
import { startTestApp } from '#test/app.ts'
import { freshDatabase } from '#test/fresh-database.ts'
import { onlyReading } from '#test/only-reading.ts'

it('reads on where the disk is full', async () => {
  const database = await freshDatabase()
  const world = await startTestApp({}, { database })
  const ada = await world.addPerson('Ada')
  const day = { title: 'A day', description: 'It was not to be.', selfMapItemIds: [-1] }
  const { id } = await (await world.send(ada, situations.add, { userId: ada.id }, day)).json()
  await world.send(ada, analyses.analyze, { id }, {})
  const readOnly = await onlyReading(database)
  const full = await startTestApp({}, { database: { ...database, db: readOnly.db } })
  const reply = await full.send(ada, sentence.get, { userId: ada.id })
  expect(reply.status).toBe(200)
  await readOnly.end()
  await world.stop()
})
