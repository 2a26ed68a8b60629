/**
 * Sentences as new people write them, most of them with the roles or the turn exchanged: none may be told a feeling
 * of the wrong side, none may be told that somebody else did it, and none may raise the panel. Where it is not sure
 * the reader may ask.
 */
import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { isPleasant } from '#domain/emotion/emotion.ts'
import { embeddedEngine } from '#test/embedded-engine.ts'
import type { Engine } from './engine.ts'
import { ACTOR_IS_CLEAR } from './rules/reading.ts'

type Row = { side: string; actor: string; text: string }

const rows: Row[] = readFileSync(new URL('../../test/golden/reader.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes('\t'))
  .map((line) => {
    const [side = '', actor = '', text = ''] = line.split('\t')
    return { side, actor, text }
  })

let engine: Engine
beforeAll(async () => {
  engine = await embeddedEngine()
})

const read = async (description: string) => {
  const input = {
    title: '',
    description,
    items: [{ id: 1, name: 'My life', category: 'ideas', power: 0.8 }],
    relationships: [],
    depth: 'basic',
  } as const
  const facts = await engine.readFacts(input)
  return { facts, ...engine.write(input, facts) }
}

it.each(rows)('$text', async ({ side, actor, text }) => {
  const { findings, crisis, facts } = await read(text)
  expect(crisis.isCrisis).toBe(false)
  const [main] = findings.emotions
  if (findings.certainty !== 'asks')
    expect(isPleasant(main!.category) ? 'pleasant' : 'unpleasant').toBe(side)
  const [[who, share] = ['', 0]] = Object.entries(facts.whole.actor ?? {}).sort(
    ([, a], [, b]) => b - a,
  )
  const isRoleSaid = share >= ACTOR_IS_CLEAR && ['me', 'other'].includes(who)
  if (isRoleSaid && actor !== 'both' && actor !== 'nobody') expect(who).toBe(actor)
})
