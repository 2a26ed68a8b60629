import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { hrefOf } from '#contract/endpoint.ts'
import { journals } from '#contract/journals.ts'
import { ownership } from '#contract/ownership.ts'
import { type ListedSituation, situations } from '#contract/situations.ts'
import { readZip } from '#server/base/zip/read-zip.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const TOLD = [
  ['A "quoted" title: with # signs', 'First line.\n\n# Not a heading of ours\n---\nand *stars*'],
  ['=SUM(A1:A9)', '＝HYPERLINK("http://evil.example") said the cell, "loudly".'],
  [
    '<!-- innermap: what came back -->',
    'Words with <!-- innermap: what came back --> inside them.',
  ],
  ['Ünïcödé 🌊 日本', 'Wörds with ümlauts, 🌊 and 日本語 in them.'],
]

async function writeAll(person: TestPerson) {
  for (const [title, description] of TOLD) {
    const story = { title: title!, description: description!, selfMapItemIds: [-2] }
    const { id } = await (
      await world.send(person, situations.add, { userId: person.id }, story)
    ).json()
    await world.send(person, analyses.analyze, { id }, {})
    world.clock.advance(60_000)
  }
}
const archiveOf = async (person: TestPerson) =>
  new Uint8Array(
    await (await world.send(person, ownership.archive, { userId: person.id })).arrayBuffer(),
  )
const wordsOf = async (person: TestPerson) => {
  const reply = await world.send(person, situations.list, { userId: person.id })
  const list: ListedSituation[] = await reply.json()
  return list.map(({ title, description, createdAt }) => [title, description, createdAt])
}
const bringIn = (person: TestPerson, file: Uint8Array<ArrayBuffer>) =>
  world.sendRaw(person, hrefOf(journals.bringIn, { userId: person.id }), {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  })

it('holds the file of today, a Markdown file per situation and tables', async () => {
  const ada = await world.addPerson('Ada')
  await writeAll(ada)
  const reply = await world.send(ada, ownership.archive, { userId: ada.id })
  expect(reply.headers.get('content-type')).toBe('application/zip')
  expect(reply.headers.get('content-disposition')).toMatch(/innermap-export-.{10}\.zip"$/)
  const files = readZip(await archiveOf(ada))
  const textOf = (name: string) =>
    new TextDecoder().decode(files.find((file) => file.name === name)?.read())
  expect(JSON.parse(textOf('everything.json'))).toMatchObject({ format: 'innermap-export' })
  expect(files.filter(({ name }) => name.startsWith('situations/'))).toHaveLength(4)
  const table = textOf('tables/situations.csv')
  expect(table).toContain("'=SUM(A1:A9)")
  expect(table).not.toMatch(/,"?[=＝]/)
  const [note] = files.filter(({ name }) => name.includes('quoted'))
  const read = new TextDecoder().decode(note?.read())
  expect(read).toMatch(/^---\ntitle: "A \\"quoted\\"/)
  // Closeness and strength as everywhere: each on its scale, with its word.
  expect(read).toMatch(
    /\((core|close|matters|at the edge), [01]\.\d+\): .+ \([a-z]+, \d+ of 10\)\./,
  )
})

it('comes back as Markdown with the same words, and is not there twice', async () => {
  const ada = await world.addPerson('Ada')
  await writeAll(ada)
  const bo = await world.addPerson('Bo')
  expect((await bringIn(bo, await archiveOf(ada))).status).toBe(201)
  expect(await wordsOf(bo)).toEqual(await wordsOf(ada))
  const again = await bringIn(ada, await archiveOf(ada))
  expect(await again.json()).toEqual({ import: null, kept: 0, alreadyHere: 4 })
})

it('comes back as a table, too', async () => {
  const ada = await world.addPerson('Ada')
  await writeAll(ada)
  const table = readZip(await archiveOf(ada)).find(({ name }) => name === 'tables/situations.csv')
  const bo = await world.addPerson('Bo')
  await bringIn(bo, new Uint8Array(table?.read() ?? []))
  expect(await wordsOf(bo)).toEqual(await wordsOf(ada))
})
