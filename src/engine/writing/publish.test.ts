import { expect, it } from 'vitest'
import type { Findings } from '#domain/situation/analysis.ts'
import type { EngineItem } from '../input/situation-text.ts'
import type { Understanding } from '../rules/understand.ts'
import { tellOthers, withoutNames } from './publish.ts'

const item = (id: number, name: string): EngineItem => ({ id, name, category: 'people', power: 1 })

it('names no part of the map that was not ticked, nor the one a ripple came through', () => {
  const equation = { item: item(1, 'Ada'), via: { item: item(2, 'Secret lover'), strength: 1 } }
  const understanding = { unclear: [item(3, 'Bo')], equations: [equation] }
  const told = withoutNames(understanding as unknown as Understanding, { named: [1] })
  expect(told.equations[0]!.item.name).toBe('Ada')
  expect(JSON.stringify(told)).not.toMatch(/Secret lover|Bo\b/)
})

it('tells nobody what kind of event it was, nor who brought it about', () => {
  const equation = {
    ...{ itemId: 1, event: 'betrayal', actor: 'other' },
    ...{ expectation: 'You hoped for it.', perception: 'You saw it.' },
  }
  const findings = {
    ...{ engine: 'embedded', reading: '', emotions: [], perceptions: [], expectations: [] },
    equations: [equation],
  }
  const [told] = tellOthers(findings as unknown as Findings).equations
  expect(Object.keys(told!).toSorted()).toEqual(['expectation', 'itemId', 'perception'])
})
