import { describe, expect, it } from 'vitest'
import { DEMO_ITEMS } from '#domain/content/examples/demo/map.ts'
import { EXAMPLE_ITEMS } from '#domain/content/examples/self-map.ts'
import { powerLabel, shownPower } from '#domain/self-map/attachment-power.ts'
import { chanceFrom, randomEdit, randomItems } from '#test/random-map.ts'
import { nearEdge, overlaps, turnInto } from './geometry.ts'
import { cornerLabels } from './labels.ts'
import { layOutMap, type MapBox, type MapLayout } from './layout.ts'
import { NEAR_TOLERANCE, nearFor } from './packing.ts'
import { nearOf, powerAt } from './reach.ts'
import type { MapItem } from './shape-pills.ts'
import { textWidth } from './text-width.ts'
import { angleWithin, heldAt, withHeld } from './turn.ts'

const lay = (items: readonly MapItem[], box: MapBox, previous?: MapLayout) =>
  layOutMap({ items, box, measure: textWidth, previous })

/** Everything that must never be seen on a map. */
function faultsOf({ pills, canvas, selfRadius }: MapLayout): string[] {
  const labels = cornerLabels(canvas, textWidth)
  return pills.flatMap((pill, index) => {
    const others = pills.slice(index + 1)
    const faults: string[] = []
    if (others.some((other) => overlaps(pill, other))) faults.push(`${pill.name} overlaps`)
    if (labels.some((label) => overlaps(pill, label))) faults.push(`${pill.name} covers a label`)
    const isWrong = pills.some(
      (other) =>
        powerLabel(other.power) > powerLabel(pill.power) && nearEdge(other) >= nearEdge(pill),
    )
    if (isWrong) faults.push(`${pill.name} is nearer than a stronger one`)
    const isOutside =
      Math.abs(pill.x) + pill.width / 2 > canvas.width / 2 ||
      Math.abs(pill.y) + pill.height / 2 > canvas.height / 2
    if (isOutside) faults.push(`${pill.name} is outside`)
    if (nearEdge(pill) < selfRadius) faults.push(`${pill.name} covers SELF`)
    return faults
  })
}

const BOXES: readonly MapBox[] = [
  { width: 358, height: 501 },
  { width: 400, height: 400 },
  { width: 480, height: 480 },
  { width: 612, height: 552 },
  { width: 640, height: 640 },
  { width: 720, height: 720 },
]

describe('600 random maps of 1 to 80 items', () => {
  const maps = Array.from({ length: 600 }, (_, seed) => {
    const chance = chanceFrom(seed)
    const items = randomItems(chance, 1 + chance.upTo(80))
    const box = chance.oneOf(BOXES)
    return { chance, items, box, layout: lay(items, box) }
  })

  it('place every item without a fault', () => {
    expect(maps.flatMap(({ layout }) => faultsOf(layout))).toEqual([])
    expect(maps.every(({ items, layout }) => items.length === layout.pills.length)).toBe(true)
  })

  it('stay without a fault through an edit each', () => {
    const faults = maps.flatMap(({ chance, items, box, layout }) => {
      const edited = randomEdit(chance, items)
      const after = lay(edited, box, layout)
      return [...faultsOf(after), ...(edited.length === after.pills.length ? [] : ['lost an item'])]
    })
    expect(faults).toEqual([])
  })

  it('come out the same every time', () => {
    for (const { items, box, layout } of maps.slice(0, 60))
      expect(lay(items.toReversed(), box).pills).toEqual(layout.pills)
  })
})

describe('an edit', () => {
  const box = { width: 640, height: 640 }
  const chance = chanceFrom(7)
  const items = randomItems(chance, 24).map((item) => ({ ...item, angle: null }))
  const layout = lay(items, box)
  const placesOf = ({ pills }: MapLayout) =>
    new Map(pills.map(({ id, x, y }) => [id, `${x.toFixed(3)} ${y.toFixed(3)}`]))
  const movedBetween = (before: MapLayout, after: MapLayout) => {
    const places = placesOf(before)
    return [...placesOf(after)].filter(([id, place]) => places.get(id) !== place).map(([id]) => id)
  }

  it('that removes an item leaves all others where they are', () => {
    expect(movedBetween(layout, lay(items.slice(1), box, layout))).toEqual([])
  })

  it('that adds an item moves only items of its category', () => {
    const added = { id: 99, category: 'people', name: 'Cousin', attachmentPower: 0.55 }
    const moved = movedBetween(layout, lay([...items, added], box, layout))
    const category = new Map(items.map((item) => [item.id, item.category]))
    expect(moved).toContain(99)
    expect(moved.every((id) => id === 99 || category.get(id) === 'people')).toBe(true)
  })

  it('that makes a power greater brings the pill nearer', () => {
    const weakest = items.toSorted((a, b) => a.attachmentPower - b.attachmentPower)[0]!
    const stronger = items.map((item) =>
      item === weakest ? { ...item, attachmentPower: 0.97 } : item,
    )
    const near = ({ pills }: MapLayout) => pills.find(({ id }) => id === weakest.id)!.near
    expect(near(lay(stronger, box, layout))).toBeLessThan(near(layout))
  })

  it('that saves an example as own keeps the pill and its place', () => {
    const adopted = items.map((item) => (item.id === 5 ? { ...item, id: 500 } : item))
    const after = lay(adopted, box, layout)
    const [before, now] = [
      layout.pills.find(({ id }) => id === 5)!,
      after.pills.find(({ id }) => id === 500)!,
    ]
    expect(now).toMatchObject({ key: before.key, x: before.x, y: before.y })
  })

  it('that saves the directions as they are moves nothing', () => {
    const degrees = new Map(layout.pills.map((pill) => [pill.id, pill.degrees]))
    const saved = items.map((item) => ({
      ...item,
      angle: Math.round(degrees.get(item.id)! * 10) / 10,
    }))
    expect(movedBetween(layout, lay(saved, box, layout))).toEqual([])
  })

  it('that gives a number again keeps the two items apart', () => {
    const people = { category: 'people', attachmentPower: 0.5 }
    const first = lay([...items, { ...people, id: 900, name: 'First' }], box, layout)
    const saved = [...items, { ...people, id: 50, name: 'First' }]
    const both = [...saved, { ...people, id: 900, name: 'Second' }]
    const after = lay(both, box, lay(saved, box, first))
    expect(new Set(after.pills.map(({ key }) => key)).size).toBe(both.length)
    expect(faultsOf(after)).toEqual([])
  })

  it('that moves a pill brings it near the chosen direction, inside its territory', () => {
    const few = items.filter(({ category }) => category === 'people').slice(0, 3)
    const start = lay(few, box)
    const { territory } = start.sectors.get('people')!
    for (const angle of [territory.from + 2, 170, territory.to - 2]) {
      const moved = lay(
        few.map((item, index) => (index === 0 ? { ...item, angle } : item)),
        box,
        start,
      )
      const { degrees } = moved.pills.find(({ id }) => id === few[0]!.id)!
      expect(Math.abs(degrees - angle)).toBeLessThan(25)
      expect(degrees).toBeGreaterThanOrEqual(territory.from)
      expect(degrees).toBeLessThanOrEqual(territory.to)
    }
  })
})

it('leaves a pill where it is dropped, wherever others can make room, and only those it meets move', () => {
  const box = { width: 602, height: 556 }
  const others: number[] = []
  const misses = Array.from({ length: 60 }, (_, seed) => {
    const chance = chanceFrom(seed + 3000)
    const items = randomItems(chance, 4 + chance.upTo(24))
    const start = lay(items, box)
    const pill = start.pills[chance.upTo(start.pills.length - 1)]!
    const { from, to } = start.sectors.get(pill.category)!.territory
    const angle = angleWithin(start, pill.category, from + (chance.upTo(1000) / 1000) * (to - from))
    const moved = lay(
      items.map((item) => (item.id === pill.id ? { ...item, angle } : item)),
      box,
      start,
    )
    expect(faultsOf(moved)).toEqual([])
    const places = new Map(start.pills.map(({ id, x, y }) => [id, `${x} ${y}`]))
    const moves = moved.pills.filter(({ id, x, y }) => places.get(id) !== `${x} ${y}`)
    others.push(moves.filter(({ id }) => id !== pill.id).length)
    const { degrees } = moved.pills.find(({ id }) => id === pill.id)!
    return Math.abs(turnInto(degrees - angle, -180)) > 4
  })
  // What is far out and long finds no room at the sides, where the canvas ends.
  expect(misses.filter(Boolean).length).toBeLessThanOrEqual(17)
  expect(others.filter((count) => count > 0).length).toBeLessThanOrEqual(9)
  // A full map where nothing gives way is laid out anew.
  expect(others.filter((count) => count > 2).length).toBeLessThanOrEqual(1)
})

it('keeps what a person put somewhere as near as its number, also when the map is opened anew', () => {
  for (const angle of [140, 145, 150, 155, 160, 170, 180, 190]) {
    const items = [
      ...EXAMPLE_ITEMS,
      { id: 1, category: 'people', name: 'Mum', attachmentPower: 0.9, angle },
      { id: 2, category: 'people', name: 'Tom', attachmentPower: 0.5 },
    ]
    const layout = lay(items, { width: 370, height: 481 })
    const shown = (name: string) =>
      powerAt(nearEdge(layout.pills.find((pill) => pill.name === name)!), layout.reach)
    expect(Math.abs(shown('Mum') - 0.9)).toBeLessThan(NEAR_TOLERANCE + 1e-6)
    expect(Math.abs(shown('Tom') - 0.5)).toBeLessThan(NEAR_TOLERANCE + 1e-6)
    expect(faultsOf(layout)).toEqual([])
  }
})

describe('every pill stands as far out as its number says, and on a full map in order', () => {
  const maps: Record<string, readonly MapItem[]> = {
    'the example map': EXAMPLE_ITEMS,
    'the map of the demo': DEMO_ITEMS.map((item, index) => ({ ...item, id: index + 1 })),
    'a map of three': EXAMPLE_ITEMS.filter(({ id }) => [-1, -6, -8].includes(id)),
    'a map of sixty': randomItems(chanceFrom(60), 60),
  }
  const places: Record<string, MapBox> = {
    'the page at 1280': { width: 612, height: 556 },
    'the page at 390': { width: 356, height: 463 },
    'the dashboard at 1280': { width: 310, height: 310, mayShrink: true },
    'the dashboard at 390': { width: 300, height: 300, mayShrink: true },
    'a dialog': { width: 334, height: 334, mayShrink: true },
  }
  const cases = Object.keys(maps).flatMap((map) => Object.keys(places).map((place) => [map, place]))

  it.each(cases)('%s, on %s', (map, place) => {
    const items = maps[map!]!
    const { pills, reach, mayBeOff } = lay(items, places[place!]!)
    if (items.length < 30) expect(mayBeOff).toBe(NEAR_TOLERANCE)
    const drawn = pills.map((pill) => ({
      name: pill.name,
      shown: shownPower(pill.power),
      near: nearEdge(pill),
    }))
    const off = drawn.filter(
      ({ shown, near }) => Math.abs(powerAt(near, reach) - shown) > mayBeOff + 1e-6,
    )
    expect(off).toEqual([])
    for (const pill of drawn)
      for (const closer of drawn)
        if (closer.shown > pill.shown) expect(closer.near).toBeLessThan(pill.near)
  })
})

it('gives every distance its number back, on even rings and on stretched ones', () => {
  for (const items of [EXAMPLE_ITEMS, randomItems(chanceFrom(60), 60)]) {
    const { reach } = lay(items, { width: 356, height: 463 })
    for (const power of [1, 0.97, 0.9, 0.5, 0.33, 0.05, 0])
      expect(powerAt(nearOf(power, reach), reach)).toBeCloseTo(power)
  }
})

it('makes a held pill as close as it is held, and moves nothing else', () => {
  const items = randomItems(chanceFrom(7), 12)
  const layout = lay(items, { width: 602, height: 556 })
  const pill = layout.pills[3]!
  const asked = [1, 0.7, 0.4, 0.1].map((power) => {
    const there = withHeld(layout, { key: pill.key, degrees: pill.degrees, power }).pills[3]!
    return heldAt(layout, pill.key, there)
  })
  expect(asked.map((held) => held?.power)).toEqual([1, 0.7, 0.4, 0.1])
  const held = withHeld(layout, asked[1]!)
  expect(held.pills.filter((other, index) => other !== layout.pills[index])).toHaveLength(1)
  expect(heldAt(layout, pill.key, { x: 0.1, y: 0.1 })?.power).toBe(1)
  expect(heldAt(layout, 'nobody', { x: 9, y: 9 })).toBeNull()
})

it('stands near where it belongs and points the same way on every size', () => {
  const turns: number[] = []
  const misses: number[] = []
  for (let seed = 0; seed < 60; seed++) {
    const chance = chanceFrom(seed + 500)
    const items = randomItems(chance, 6 + chance.upTo(12)).map((item) => ({ ...item, angle: null }))
    const [page, phone] = [
      lay(items, { width: 602, height: 556 }),
      lay(items, { width: 370, height: 500 }),
    ]
    const there = new Map(phone.pills.map((pill) => [pill.id, pill]))
    for (const pill of page.pills) {
      turns.push(Math.abs(turnInto(pill.degrees - there.get(pill.id)!.degrees, -180)))
      misses.push(Math.abs(nearEdge(pill) - nearFor(pill, page.reach)))
    }
  }
  const at = (values: number[], share: number) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!
  expect(at(turns, 0.5)).toBeLessThan(3)
  expect(at(turns, 0.9)).toBeLessThan(25)
  expect(at(misses, 0.5)).toBeLessThan(0.1)
  expect(at(misses, 0.9)).toBeLessThan(30)
})

it('cuts no name in a picture that may be shown smaller', () => {
  const items = randomItems(chanceFrom(3), 21).map((item) => ({
    ...item,
    name: `${item.name.slice(0, 6)} mornings with coffee`.slice(0, 30),
  }))
  const { pills } = lay(items, { width: 330, height: 300, mayShrink: true })
  expect(pills.filter(({ lines }) => lines.at(-1)?.endsWith('…'))).toEqual([])
})

describe('the categories', () => {
  const alone = (category: string) =>
    lay([{ id: 1, category, name: 'One', attachmentPower: 0.5 }], { width: 400, height: 400 })
      .pills[0]!

  it('lie left, upper right, below and right', () => {
    expect(alone('people').x).toBeLessThan(-60)
    expect(alone('ideas').x).toBeGreaterThan(40)
    expect(alone('ideas').y).toBeLessThan(-40)
    expect(alone('lifeStory').y).toBeGreaterThan(60)
    expect(alone('accomplishments').x).toBeGreaterThan(60)
  })

  it('of a person’s own lie in the gaps, the first at the top', () => {
    expect(alone('Hobbies').y).toBeLessThan(-60)
  })
})

it('draws an empty map', () => {
  expect(lay([], { width: 400, height: 400 }).pills).toEqual([])
})

it('keeps a map of 300 items free of faults on a canvas larger than its window', () => {
  const layout = lay(randomItems(chanceFrom(1), 300), { width: 358, height: 501 })
  expect(faultsOf(layout)).toEqual([])
  expect(layout.canvas.width).toBeGreaterThan(358)
})
