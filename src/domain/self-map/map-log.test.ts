import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR } from '../values/duration.ts'
import {
  catchUp,
  type LoggedItem,
  type LoggedTie,
  pastOf,
  replay,
  type StoredMapChange,
} from './map-log.ts'

const item = (id: number, attachmentPower: number, name = `Item ${id}`): LoggedItem => ({
  id,
  name,
  category: 'people',
  attachmentPower,
})
const tie = (sourceItemId: number, targetItemId: number): LoggedTie => ({
  sourceItemId,
  targetItemId,
  relationshipType: 'supports',
})

type Map_ = { items: LoggedItem[]; ties: LoggedTie[] }

/** What a server does: the log learns of a map, entry by entry. */
function keeper() {
  let log: StoredMapChange[] = []
  let next = 1
  return {
    log: () => log,
    learn(map: Map_, at: number) {
      const { replaced, added } = catchUp(log, map, at)
      log = log.filter(({ id }) => !replaced.includes(id))
      for (const change of added) {
        expect(change).not.toHaveProperty('id')
        log.push({ ...change, id: next++ })
      }
    },
  }
}

const sorted = ({ items, ties }: { items: readonly LoggedItem[]; ties: readonly LoggedTie[] }) => ({
  items: items.toSorted((one, other) => one.id - other.id),
  ties: ties.toSorted(
    (one, other) => one.sourceItemId - other.sourceItemId || one.targetItemId - other.targetItemId,
  ),
})

const anyMap = fc
  .uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 8 }), power: fc.integer({ min: 0, max: 10 }) }),
    { selector: ({ id }) => id, maxLength: 8 },
  )
  .chain((some) => {
    const items = some.map(({ id, power }) => item(id, power / 10))
    const ends = fc.constantFrom(...items.map(({ id }) => id), 0)
    const ties = fc
      .uniqueArray(fc.tuple(ends, ends), { selector: String, maxLength: 4 })
      .map((pairs) =>
        pairs.filter(([a, b]) => a !== b && a > 0 && b > 0).map(([a, b]) => tie(a, b)),
      )
    return ties.map((links): Map_ => ({ items, ties: links }))
  })

describe('the log', () => {
  it('gives back the map of any moment', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyMap, fc.integer({ min: 1, max: 40 })), { maxLength: 24 }),
        (lived) => {
          const kept = keeper()
          const known: { at: number; map: Map_ }[] = []
          let at = 0
          for (const [map, hours] of lived) {
            at += hours * HOUR
            kept.learn(map, at)
            known.push({ at, map })
          }
          // What was changed again within the hour is one change, and only its end is remembered.
          const settled = known.filter(
            ({ at: then }, index) => (known[index + 1]?.at ?? Infinity) - then >= HOUR,
          )
          for (const { at: then, map } of settled)
            expect(sorted(replay(kept.log(), then))).toEqual(sorted(map))
        },
      ),
      { seed: 15, numRuns: 400 },
    )
  })

  it('takes a slider that is still moved, and an undo, for one change', () => {
    const kept = keeper()
    const learn = (power: number | null, minutes: number) =>
      kept.learn({ items: power === null ? [] : [item(1, power)], ties: [] }, minutes * 60_000)
    learn(0.5, 0)
    learn(0.6, 600)
    learn(0.7, 610)
    expect(kept.log().map(({ kind, attachmentPower }) => [kind, attachmentPower])).toEqual([
      ['came', 0.5],
      ['changed', 0.7],
    ])
    learn(null, 620)
    learn(0.7, 621)
    expect(kept.log().map(({ kind }) => kind)).toEqual(['came', 'changed'])
    learn(null, 1200)
    expect(kept.log().at(-1)).toMatchObject({ kind: 'left', name: 'Item 1', attachmentPower: 0.7 })
  })

  it('leaves no trace of what came and went within the hour', () => {
    const kept = keeper()
    kept.learn({ items: [item(1, 0.5)], ties: [] }, 0)
    kept.learn({ items: [], ties: [] }, HOUR / 2)
    expect(kept.log()).toEqual([])
  })

  it('drops ties whose end is gone', () => {
    const kept = keeper()
    kept.learn({ items: [item(1, 0.5), item(2, 0.5)], ties: [tie(1, 2)] }, 0)
    kept.learn({ items: [item(1, 0.5)], ties: [] }, 5 * HOUR)
    expect(replay(kept.log(), 5 * HOUR).ties).toEqual([])
    expect(replay(kept.log(), HOUR).ties).toEqual([tie(1, 2)])
  })
})

describe('the past before the log', () => {
  const past = (snapshots: [number, number][], now = 100) =>
    pastOf(
      {
        items: [{ ...item(1, 0.9), createdAt: 10 }],
        ties: [],
        snapshots: snapshots.map(([at, attachmentPower]) => ({
          itemId: 1,
          name: 'Item 1',
          attachmentPower,
          at,
        })),
      },
      now,
    ).map(({ kind, attachmentPower, createdAt }) => [kind, attachmentPower, createdAt])

  it('is what situations remember', () => {
    expect(
      past([
        [20, 0.5],
        [30, 0.5],
        [40, 0.9],
      ]),
    ).toEqual([
      ['came', 0.5, 10],
      ['changed', 0.9, 40],
    ])
  })
  it('takes an item that no situation touched as it is', () => {
    expect(past([])).toEqual([['came', 0.9, 10]])
  })
  it('says of a change nobody saw only that it is here by now', () => {
    expect(past([[20, 0.5]])).toEqual([
      ['came', 0.5, 10],
      ['changed', 0.9, 100],
    ])
  })
})
