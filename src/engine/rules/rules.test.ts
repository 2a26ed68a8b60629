/** Every rule that is not part of the machinery owns sentences: some that must fire it, some that must not. */
import { beforeAll, describe, expect, it } from 'vitest'
import { embeddedEngine } from '#test/embedded-engine.ts'
import type { Engine } from '../engine.ts'
import { RULES } from './rules.ts'
import sentences from './sentences.json' with { type: 'json' }

let engine: Engine
beforeAll(async () => {
  engine = await embeddedEngine()
})

async function firedBy(description: string): Promise<string[]> {
  const { understanding } = await engine.report({
    title: '',
    description,
    items: [{ id: 1, name: 'My life', category: 'ideas', power: 0.8 }],
    relationships: [],
    depth: 'basic',
  })
  return understanding.trace.map(({ rule }) => rule)
}

describe.each(Object.entries(sentences))('%s', (id, { fires, not }) => {
  it('is a rule', () => expect(RULES.map((rule) => rule.id)).toContain(id))

  it.each(fires as string[])('is fired by: %s', async (text) => {
    expect(await firedBy(text)).toContain(id)
  })

  it.each(not as string[])('is not fired by: %s', async (text) => {
    expect(await firedBy(text)).not.toContain(id)
  })
})

it('tells every rule apart and says why it is right', () => {
  const ids = RULES.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { because } of RULES) expect(because).toMatch(/^\p{Lu}.*\.$/u)
})
