import { describe, expect, it } from 'vitest'
import { DEMO_ITEMS } from '#domain/content/examples/demo/map.ts'
import { EXAMPLE_ITEMS } from '#domain/content/examples/self-map.ts'
import { powerLabel, shownPower } from '#domain/self-map/attachment-power.ts'
import { CATEGORIES, isExample, isGivenCategory } from '#domain/self-map/self-map.ts'
import { chanceFrom, randomEdit, randomItem, randomItems } from '#test/random-map.ts'
import { DENSITIES, type PillShape } from './density.ts'
import {
  BORDER,
  degreesOf,
  nearEdge,
  overlaps,
  radiusForNear,
  rayAt,
  rimOf,
  turnInto,
} from './geometry.ts'
import { layOutMap, type MapBox, type MapLayout } from './layout.ts'
import { NEAR_TOLERANCE, nearBounds, nearFor, type PlacedPill } from './packing.ts'
import { nearOf, powerAt } from './reach.ts'
import type { MapItem } from './shape-pills.ts'
import { textWidth } from './text-width.ts'
import { angleWithin, heldAt, withHeld } from './turn.ts'

const lay = (items: readonly MapItem[], box: MapBox, previous?: MapLayout) =>
  layOutMap({ items, box, measure: textWidth, previous })

/** Everything that must never be seen on a map. */
function faultsOf({ pills, canvas, selfRadius, labels, words }: MapLayout): string[] {
  const texts = [...labels, ...words]
  const rim = rimOf(canvas)
  return pills.flatMap((pill, index) => {
    const others = pills.slice(index + 1)
    const faults: string[] = []
    if (others.some((other) => overlaps(pill, other))) faults.push(`${pill.name} overlaps`)
    if (texts.some((text) => overlaps(pill, text))) faults.push(`${pill.name} covers a word`)
    const isWrong = pills.some(
      (other) =>
        powerLabel(other.power) > powerLabel(pill.power) && nearEdge(other) >= nearEdge(pill),
    )
    if (isWrong) faults.push(`${pill.name} is nearer than a stronger one`)
    const isOutside =
      Math.abs(pill.x) + pill.width / 2 > rim || Math.abs(pill.y) + pill.height / 2 > rim
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

/** `layout.slow.test.ts` asks for more. */
const RANDOM_MAPS = Number(process.env.RANDOM_MAPS ?? 120)

describe(`${RANDOM_MAPS} random maps of 1 to 80 items`, () => {
  const maps = Array.from({ length: RANDOM_MAPS }, (_, seed) => {
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

/** Whether the middle of a pill lies in the field of its own category; what a person put elsewhere may stay there. */
const isInField = ({ sectors }: MapLayout, pill: PlacedPill): boolean => {
  const { wedge, territory } = sectors.get(pill.category)!
  const { from, to } = pill.angle === null ? wedge : territory
  return turnInto(degreesOf(pill), from - 1e-6) <= to + 1e-6
}

/** Whether there is room in its own field for a pill to stand as far out as its number says, if nothing else moved. */
function hasRoomInField(layout: MapLayout, pill: PlacedPill): boolean {
  const { canvas, labels, words, pills, sectors, reach, density, mayBeOff } = layout
  const others = pills.filter((other) => other !== pill)
  const { minNear, maxNear } = nearBounds({ reach, mayBeOff, placed: others }, pill)
  const { from, to } = sectors.get(pill.category)!.base
  const gap = DENSITIES[density]!.gap
  const rim = rimOf(canvas)
  const fits = (degrees: number, near: number, shape: PillShape) => {
    const ray = rayAt(degrees)
    const radius = radiusForNear(ray, shape, near)
    const at = { ...pill, ...shape, x: radius * ray.x, y: radius * ray.y }
    return (
      Math.abs(at.x) + at.width / 2 < rim - BORDER &&
      Math.abs(at.y) + at.height / 2 < rim - BORDER &&
      isInField(layout, at) &&
      !others.some((other) => overlaps(at, other, gap)) &&
      ![...labels, ...words].some((text) => overlaps(at, text, 2))
    )
  }
  for (const shape of pill.shapes)
    for (let near = Math.max(minNear, reach[0]!); near <= Math.min(maxNear, rim); near++)
      for (let degrees = from; degrees <= to - 2; degrees++)
        if ([0, 1, 2].every((turn) => fits(degrees + turn, near, shape))) return true
  return false
}

describe('every item stands in the field of its category', () => {
  const page = { width: 568, height: 523 }
  const phone = { width: 370, height: 416 }
  const small = [
    { width: 310, height: 310, mayShrink: true },
    { width: 284, height: 213, mayShrink: true },
  ]
  const astrayOn = (layout: MapLayout) => layout.pills.filter((pill) => !isInField(layout, pill))
  const own = (items: readonly MapItem[], box: MapBox, among?: readonly MapItem[]) =>
    layOutMap({ items, box, among, measure: textWidth, isOwn: true })

  it.each([page, phone, ...small])('unless there is no room left in it, on %o', (box) => {
    for (let seed = 0; seed < 120; seed++) {
      const chance = chanceFrom(seed + 9000)
      const mine = randomItems(chance, 1 + chance.upTo(24))
      const layout = own(chance.share() < 0.4 ? [...mine, ...EXAMPLE_ITEMS] : mine, box)
      const astray = astrayOn(layout)
      expect(astray.filter((pill) => isExample(pill) || hasRoomInField(layout, pill))).toEqual([])
    }
  })

  it.each([
    { most: 14, box: page, longest: 30 },
    // At the sides of a phone there is no room for a long name far out.
    { most: 5, box: phone, longest: 12 },
  ])('on a map of up to $most items always, on $box', ({ most, box, longest }) => {
    for (let seed = 0; seed < 200; seed++) {
      const chance = chanceFrom(seed + 9000)
      const items = Array.from({ length: 1 + chance.upTo(most) }, (_, index) =>
        randomItem(chance, index + 1, CATEGORIES),
      ).filter(({ name }) => name.length < longest)
      expect(astrayOn(own(items, box))).toEqual([])
    }
  })

  it.each([page, phone, ...small])('in the demo and among the examples, on %o', (box) => {
    const demo = DEMO_ITEMS.map((item, index) => ({ ...item, id: index + 1 }))
    const closest = demo.toSorted((a, b) => b.attachmentPower - a.attachmentPower).slice(0, 8)
    const maps = [own(demo, box), own(closest, box, demo), own(EXAMPLE_ITEMS, box)]
    for (const map of maps)
      expect(astrayOn(map).filter((pill) => hasRoomInField(map, pill))).toEqual([])
  })
})

it('keeps examples to their number beside things of one’s own, or leaves them out', () => {
  for (const box of BOXES) {
    let drawn = 0
    for (let seed = 0; seed < 40; seed++) {
      const mine = fewItems(seed).slice(0, 1 + (seed % 2))
      const { pills, reach } = layOutMap({
        items: [...mine, ...EXAMPLE_ITEMS],
        box,
        measure: textWidth,
        isOwn: true,
      })
      const examples = pills.filter(isExample)
      for (const { near, power } of examples)
        expect(Math.abs(powerAt(near, reach) - shownPower(power))).toBeLessThan(
          NEAR_TOLERANCE + 1e-6,
        )
      drawn += examples.length
    }
    expect(drawn / 40).toBeGreaterThan(7)
  }
})

const PAGE = { width: 568, height: 523 }
const PHONE = { width: 370, height: 416 }

/** As many as people have who are still getting to know their map. */
const fewItems = (seed: number): MapItem[] => {
  const chance = chanceFrom(seed)
  return randomItems(chance, 4 + chance.upTo(9))
    .filter(({ name }) => name.length < 30)
    .map((item) => ({ ...item, angle: null }))
}

const movedBetween = (before: MapLayout, after: MapLayout, by = 0.01) => {
  const places = new Map(before.pills.map((pill) => [pill.id, pill]))
  return after.pills
    .filter(({ id, x, y }) => {
      const old = places.get(id)
      return !old || Math.hypot(x - old.x, y - old.y) > by
    })
    .map(({ id }) => id)
}

/** Whether two maps have the same rings and letters: a fuller one may be smaller in everything. */
const isAlike = (one: MapLayout, other: MapLayout) =>
  one.density === other.density && one.rings.join() === other.rings.join()

describe('an edit', () => {
  it.each([PAGE, PHONE])('that adds an item moves nothing else, on %o', (box) => {
    let alike = 0
    for (let seed = 0; seed < 60; seed++) {
      const items = fewItems(seed)
      const before = lay(items, box)
      const added = { id: 99, category: 'people', name: 'Cousin', attachmentPower: 0.55 }
      const after = lay([...items, added], box)
      if (!isAlike(before, after)) continue
      alike++
      expect(movedBetween(before, after)).toEqual([99])
      expect(movedBetween(after, lay(items, box))).toEqual([])
    }
    expect(alike).toBeGreaterThan(30)
  })

  const items = fewItems(7)
  const layout = lay(items, PAGE)

  it('that makes a power greater brings the pill nearer', () => {
    const weakest = items.toSorted((a, b) => a.attachmentPower - b.attachmentPower)[0]!
    const stronger = items.map((item) =>
      item === weakest ? { ...item, attachmentPower: 0.97 } : item,
    )
    const near = ({ pills }: MapLayout) => pills.find(({ id }) => id === weakest.id)!.near
    expect(near(lay(stronger, PAGE, layout))).toBeLessThan(near(layout))
  })

  it('that saves an example as own keeps the pill and its direction', () => {
    const adopted = items.map((item) => (item === items[2] ? { ...item, id: 500 } : item))
    const after = lay(adopted, PAGE, layout)
    const [before, now] = [
      layout.pills.find(({ id }) => id === items[2]!.id)!,
      after.pills.find(({ id }) => id === 500)!,
    ]
    expect(now).toMatchObject({ key: before.key, degrees: before.degrees })
  })

  it('that saves the directions as they are moves nothing', () => {
    const degrees = new Map(layout.pills.map((pill) => [pill.id, pill.degrees]))
    const saved = items.map((item) => ({
      ...item,
      angle: Math.round(degrees.get(item.id)! * 10) / 10,
    }))
    expect(movedBetween(layout, lay(saved, PAGE), 1)).toEqual([])
  })

  it('that gives a number again keeps the two items apart', () => {
    const people = { category: 'people', attachmentPower: 0.5 }
    const first = lay([...items, { ...people, id: 900, name: 'First' }], PAGE, layout)
    const saved = [...items, { ...people, id: 50, name: 'First' }]
    const both = [...saved, { ...people, id: 900, name: 'Second' }]
    const after = lay(both, PAGE, lay(saved, PAGE, first))
    expect(new Set(after.pills.map(({ key }) => key)).size).toBe(both.length)
    expect(faultsOf(after)).toEqual([])
  })
})

it.each([PAGE, PHONE])('leaves a pill where it is dropped if that place is free, on %o', (box) => {
  let [free, off, met] = [0, 0, 0]
  for (let seed = 0; seed < 360; seed++) {
    const chance = chanceFrom(seed + 3000)
    const items = fewItems(seed + 3000)
    const start = lay(items, box)
    const pill = chance.oneOf(start.pills)
    const { from, to } = start.sectors.get(pill.category)!.base
    const angle = angleWithin(start, pill.category, from + chance.share() * (to - from))
    const power = (1 + chance.upTo(10)) / 10
    const held = withHeld(start, { key: pill.key, degrees: angle, power })
    const there = held.pills.find(({ key }) => key === pill.key)!
    const others = [...held.pills.filter((it) => it !== there), ...held.labels, ...held.words]
    const isExact = Math.abs(powerAt(nearEdge(there), start.reach) - power) < NEAR_TOLERANCE
    if (!isInField(start, there)) continue
    if (!isExact || there.lines.length > 1 || others.some((other) => overlaps(other, there, 8)))
      continue
    const change = (item: MapItem) =>
      item.id === pill.id ? { ...item, angle, attachmentPower: power } : item
    const after = lay(items.map(change), box)
    expect(faultsOf(after)).toEqual([])
    if (!isAlike(start, after)) continue
    free++
    const dropped = after.pills.find(({ id }) => id === pill.id)!
    if (Math.hypot(dropped.x - there.x, dropped.y - there.y) > 3) off++
    if (movedBetween(start, after).some((id) => id !== pill.id)) met++
  }
  expect(free).toBeGreaterThan(20)
  expect(off).toBe(0)
  // What had stepped aside for it before goes back to where it belongs.
  expect(met / free).toBeLessThan(0.3)
})

it('draws what is one’s own large and first, and examples small around it', () => {
  const own = [
    { id: 1, category: 'people', name: 'Mum', attachmentPower: 1 },
    { id: 2, category: 'ideas', name: 'My choir', attachmentPower: 0.7 },
  ]
  for (const box of [PAGE, PHONE]) {
    const request = { box, measure: textWidth, isOwn: true }
    const alone = layOutMap({ ...request, items: own })
    const among = layOutMap({ ...request, items: [...EXAMPLE_ITEMS, ...own] })
    expect(movedBetween(alone, among).every((id) => id < 0)).toBe(true)
    const fonts = Map.groupBy(among.pills, ({ id }) => id > 0)
    expect(fonts.get(true)!.every(({ font }) => font >= 12.5)).toBe(true)
    expect(fonts.get(false)!.every(({ font }) => font < 12.5)).toBe(true)
    expect(faultsOf(among)).toEqual([])
  }
})

it('lets a part of a map point to where the whole does', () => {
  const items = DEMO_ITEMS.map((item, index) => ({ ...item, id: index + 1 }))
  const closest = items.toSorted((a, b) => b.attachmentPower - a.attachmentPower).slice(0, 8)
  const box = { width: 310, height: 310, mayShrink: true }
  const whole = new Map(lay(items, PAGE).pills.map(({ id, degrees }) => [id, degrees]))
  const part = layOutMap({ items: closest, among: items, box, measure: textWidth })
  const turns = part.pills.map(({ id, degrees }) => turnInto(degrees - whole.get(id)!, -180))
  // On so small a map the eight closest of all crowd around SELF, and some must step aside.
  expect(turns.filter((turn) => Math.abs(turn) <= 12).length).toBeGreaterThanOrEqual(5)
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
    'the page at 1280': PAGE,
    'the page at 390': PHONE,
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
  const items = fewItems(7)
  const layout = lay(items, PAGE)
  const pill = layout.pills[3]!
  const ray = rayAt(pill.degrees)
  const askFor = (power: number) => {
    const radius = radiusForNear(ray, pill, nearOf(power, layout.reach))
    return heldAt(layout, pill.key, { x: radius * ray.x, y: radius * ray.y })!
  }
  expect([1, 0.7, 0.4, 0.1].map((power) => askFor(power).power)).toEqual([1, 0.7, 0.4, 0.1])
  for (const power of [1, 0.7, 0.4, 0.1]) {
    const held = withHeld(layout, askFor(power))
    expect(held.pills.filter((other, index) => other !== layout.pills[index])).toHaveLength(1)
    expect(powerAt(nearEdge(held.pills[3]!), layout.reach)).toBeCloseTo(power)
  }
  expect(heldAt(layout, pill.key, { x: 0.1, y: 0.1 })?.power).toBe(1)
  expect(heldAt(layout, 'nobody', { x: 9, y: 9 })).toBeNull()
})

it('starts from the number a pill has where a crowded map could not put it there', () => {
  const layout = lay(randomItems(chanceFrom(60), 60), PHONE)
  for (const pill of layout.pills)
    expect(heldAt(layout, pill.key, pill)?.power).toBe(Math.max(0.1, shownPower(pill.power)))
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
  expect(at(turns, 0.5)).toBeLessThan(5)
  expect(at(turns, 0.9)).toBeLessThan(28)
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
    lay([{ id: 1, category, name: 'One', attachmentPower: 0.5 }], PHONE).pills[0]!

  it('fan out from their directions, and meet halfway without a gap', () => {
    const middles = {
      people: 170,
      ideas: 45,
      lifeStory: 260,
      accomplishments: 350,
    }
    for (const [category, degrees] of Object.entries(middles)) {
      const { middle, wedge } = lay([], PHONE).sectors.get(category)!
      expect(middle).toBe(degrees)
      expect(isInField(lay([], PHONE), alone(category))).toBe(true)
      const next = [...lay([], PHONE).sectors.values()].find(
        (it) => turnInto(it.wedge.from, 0) === turnInto(wedge.to, 0),
      )!
      expect(turnInto((middle + turnInto(next.middle, middle)) / 2, 0)).toBe(turnInto(wedge.to, 0))
    }
  })

  it('stay there when a person adds one of their own, which takes the bottom first', () => {
    const items = fewItems(3).filter(({ category }) => isGivenCategory(category))
    const faith = { id: 99, category: 'Faith', name: 'Faith', attachmentPower: 0.5 }
    const { pills, sectors } = lay([...items, faith], PAGE)
    expect(pills.find(({ id }) => id === 99)!.y).toBeGreaterThan(60)
    for (const [category, degrees] of Object.entries({ people: 170, ideas: 45 })) {
      const { from, to } = sectors.get(category)!.wedge
      expect(from < degrees && degrees < to).toBe(true)
    }
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
