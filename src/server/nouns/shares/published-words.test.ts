import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { relationships } from '#contract/relationships.ts'
import { selfMap } from '#contract/self-map.ts'
import { shares } from '#contract/shares.ts'
import { situations } from '#contract/situations.ts'
import type { SharedAnalysis } from '#domain/sharing/share.ts'
import { shareHref } from '#domain/sharing/share-link.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { NewSituation } from '#domain/situation/situation.ts'
import { DAY } from '#domain/values/duration.ts'
import { wordRuns } from '#domain/values/word-runs.ts'
import { INSIGHTS, INSIGHTS_IN_GRIEF } from '#engine/library/insights.ts'
import { MomentLibrary } from '#engine/library/moments.ts'
import { createLog } from '#server/base/log.ts'
import { ownerOf } from '#server/base/owner.ts'
import { hashToken, newToken } from '#server/base/token.ts'
import { createEngines } from '#server/outside/engine/create-engines.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { withoutRuns } from './make-snapshot.ts'
import { analysisPicture } from './pictures.ts'
import { insertShare } from './shares.repository.ts'

type Item = { name: string; category: string; power: number }
type Golden = { id: number; title: string; description: string; items: Item[] }

const golden = JSON.parse(
  readFileSync(new URL('../../../../test/golden/situations.json', import.meta.url), 'utf8'),
) as Golden[]
const library = MomentLibrary.parse(
  JSON.parse(readFileSync(new URL('../../../../models/library.json', import.meta.url), 'utf8')),
)
const written = [...library.flatMap((entry) => entry.insights), ...INSIGHTS, ...INSIGHTS_IN_GRIEF]
/** The longest first, so no title is cut out of another line. */
const insights = written
  .flatMap(({ text, title }) => [text, title])
  .toSorted((one, other) => other.length - one.length)
/** A few are so short that no form lets them through. */
const tellable = golden.filter(
  (it) => NewSituation.safeParse({ ...it, selfMapItemIds: [1] }).success && it.items.length > 0,
)

let world: TestApp
beforeAll(async () => {
  const webFolder = mkdtempSync(join(tmpdir(), 'innermap-published-'))
  writeFileSync(join(webFolder, 'index.html'), '<html><head><title>x</title></head></html>')
  const analysis = {
    engine: 'embedded',
    baseUrl: null,
    apiKey: null,
    model: null,
    dailyLimit: 0,
    verdictsFile: '',
  } as const
  const log = createLog(() => {})
  const engines = createEngines({ analysis, now: Date.now, log })
  world = await startTestApp({}, { webFolder, engines })
})
afterAll(() => world.stop())

const read = async <Value>(reply: Promise<Response>): Promise<Value> => (await reply).json()

/** As a share keeps it, but for the painted picture: what stands in that is looked at as it is drawn. */
async function keep(person: TestPerson, snapshot: SharedAnalysis): Promise<string> {
  const [token, at] = [newToken(24), world.clock.now]
  await insertShare(
    { ...world, owner: ownerOf(person) },
    {
      title: 'Shared',
      snapshot,
      picture: null,
      handle: newToken(9),
      hasPersonalContext: false,
      tokenHash: hashToken(token),
      createdAt: at,
      expiresAt: at + DAY,
    },
  )
  return token
}

/** Everything a stranger gets to see of a situation that is shared without personal context. */
async function publish(person: TestPerson, { title, description, items }: Golden) {
  const { id: userId } = person
  const ids: number[] = []
  for (const { name, category, power } of items) {
    const item = { name, category: category || 'ideas', attachmentPower: power }
    ids.push((await read<{ id: number }>(world.send(person, selfMap.add, { userId }, item))).id)
  }
  const told = { title, description, selfMapItemIds: ids }
  const { id } = await read<{ id: number }>(world.send(person, situations.add, { userId }, told))
  expect((await world.send(person, analyses.analyze, { id }, { anyway: true })).status).toBe(201)
  const share = { shareType: 'analysis' as const, situationId: id }
  const copy = await read<SharedAnalysis>(world.send(person, shares.preview, {}, share))
  const token = await keep(person, copy)
  const snapshot = await read<SharedAnalysis>(world.send(null, shares.get, { shareId: token }))
  const page = await world.sendRaw(null, shareHref('analysis', token))
  const picture = analysisPicture(snapshot, { width: 1200, height: 630 })
  return { snapshot, seen: [JSON.stringify(snapshot), await page.text(), picture] }
}

/** Names in the middle of a sentence, and the people on the map. */
const namesIn = ({ description, items }: Golden): string[] => [
  ...[...description.matchAll(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu)].map(([name]) => name),
  ...items.filter(({ category }) => category === 'people').map(({ name }) => name),
]

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

describe('sixty situations, shared without personal context', () => {
  it('are nearly all there', () => expect(tellable.length).toBeGreaterThan(50))

  it('hold no words of their writer, name nobody and speak of them, not to the reader', async () => {
    for (const situation of tellable) {
      const ada = await world.addPerson('Ada')
      const { snapshot, seen } = await publish(ada, situation)
      const { title, description } = situation
      const own = new Set([title, description].flatMap((text) => wordRuns(text, 4)))
      for (const text of [...textsIn(snapshot), ...seen])
        expect(
          wordRuns(text, 4).filter((run) => own.has(run)),
          title,
        ).toEqual([])
      for (const text of seen) {
        for (const name of namesIn(situation))
          expect(
            new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text),
            `${name}: ${title}`,
          ).toBe(false)
        // An insight that speaks of others stays in the words of the library.
        const rest = insights.reduce((left, insight) => left.replaceAll(insight, ''), text)
        expect(rest, title).not.toMatch(/(?<!-)\b(?:you|your|yours|yourself)\b|“/i)
      }
      expect(snapshot.findings.equations.length, title).toBeGreaterThanOrEqual(
        snapshot.findings.emotions.length > 0 ? 1 : 0,
      )
    }
  }, 300_000)
})

describe('a part of the map that is not listed', () => {
  const share = { shareType: 'analysis' as const }
  async function tellOf(ada: TestPerson) {
    const { id: userId } = ada
    const add = async (name: string, category: string) => {
      const item = { name, category, attachmentPower: 0.9 }
      return (await read<{ id: number }>(world.send(ada, selfMap.add, { userId }, item))).id
    }
    const [work, hidden] = [await add('Career', 'ideas'), await add('Zenobia', 'people')]
    const tie = { sourceItemId: work, targetItemId: hidden, strength: 9 }
    const tied = { ...tie, relationshipType: 'supports' as const }
    expect((await world.send(ada, relationships.add, { userId }, tied)).status).toBe(201)
    const description = 'My boss took my idea in the meeting and sold it as his own. I am furious.'
    const told = { title: 'The meeting', description, selfMapItemIds: [work] }
    const { id } = await read<{ id: number }>(world.send(ada, situations.add, { userId }, told))
    return { id, hidden, analysis: await read<Analysis>(world.send(ada, analyses.analyze, { id })) }
  }
  const copyOf = (person: TestPerson, more: object) =>
    read<SharedAnalysis>(world.send(person, shares.preview, {}, { ...share, ...more }))

  it('is not named where it was reached, and the rest is told as it was read', async () => {
    const ada = await world.addPerson('Ada')
    const { id, hidden, analysis } = await tellOf(ada)
    expect(analysis.equations.some(({ itemId }) => itemId === hidden)).toBe(true)
    const copy = await copyOf(ada, { situationId: id, includePersonalContext: true })
    expect(JSON.stringify(copy)).not.toContain('Zenobia')
    expect(copy.items.map(({ name }) => name)).toEqual(['Career'])
    expect(copy.findings.equations[0]!.evidence).not.toEqual([])
  })

  it('is not named where the person said it is about it, nor where it was ticked', async () => {
    const ada = await world.addPerson('Ada')
    const { id, hidden, analysis } = await tellOf(ada)
    const said = { about: hidden }
    const reply = world.send(ada, analyses.reread, { id: analysis.id }, { said })
    expect(JSON.stringify(await read(reply))).toContain('Zenobia')
    const wishes = [{ includePersonalContext: true }, { itemIds: [hidden] }]
    for (const wish of wishes) {
      const copy = await copyOf(ada, { situationId: id, ...wish })
      expect(JSON.stringify(copy)).not.toContain('Zenobia')
      expect(copy.findings.equations.length).toBeGreaterThan(0)
    }
  })
})

describe('a phrase of ours that stands in the person’s text by chance', () => {
  it('is left out, wherever it is', async () => {
    const ada = await world.addPerson('Ada')
    const { snapshot } = await publish(ada, golden[1]!)
    const { findings } = snapshot
    const everything = textsIn(findings).join(' ')
    const clean = withoutRuns(findings, { title: '', description: everything })
    const own = new Set(wordRuns(everything, 4))
    for (const text of textsIn(clean))
      expect(wordRuns(text, 4).filter((run) => own.has(run))).toEqual([])
    expect(clean.emotions.map(({ name }) => name)).toEqual(findings.emotions.map((it) => it.name))
    const untouched = withoutRuns(findings, { title: 'Lunch', description: 'Soup again.' })
    expect(untouched).toEqual(findings)
  })
})
