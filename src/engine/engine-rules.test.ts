import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '#server/outside/engine/embedded-engine.ts'
import { inputOf } from '../../scripts/analyse-lines.ts'
import type { Engine } from './engine.ts'

const golden = JSON.parse(
  readFileSync(new URL('../../test/golden/situations.json', import.meta.url), 'utf8'),
) as Record<string, unknown>[]

let engine: Engine
beforeAll(async () => {
  engine = await createEmbeddedEngine()
}, 120_000)

const QUARREL = {
  title: 'The review',
  description:
    'My boss took my idea in the meeting and I am furious. In the evening I snapped at Ana although she had done nothing, and I feel guilty about Ana.',
  relationships: [],
  depth: 'basic' as const,
}
const CAREER = { id: 1, name: 'Career', category: 'accomplishments', power: 0.9 }
const ANA = { id: 2, name: 'Ana', category: 'people', power: 0.8, isChosen: false }
const CELLO = { id: 3, name: 'Cello', category: 'ideas', power: 0.8, isChosen: false }

describe('the engine', () => {
  it('reads what the text names although nobody chose it, and nothing else of the map', async () => {
    const findings = await engine.analyse({ ...QUARREL, items: [CAREER, ANA, CELLO] })
    expect(findings.equations.map(({ itemId }) => itemId).sort()).toEqual([1, 2])
  })

  it('shows the words behind a claim in the order they were written', async () => {
    let isSeveral = 0
    for (const situation of golden.slice(0, 25)) {
      const { equations } = await engine.analyse(inputOf(situation))
      for (const { evidence } of equations) {
        const starts = evidence.map(({ start }) => start)
        expect(starts).toEqual(starts.toSorted((one, other) => one - other))
        if (starts.length > 1) isSeveral += 1
      }
    }
    expect(isSeveral).toBeGreaterThan(5)
  }, 120_000)
})
