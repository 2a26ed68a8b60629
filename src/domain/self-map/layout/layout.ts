/**
 * Orbit packing: where every item of a Self-Map is drawn. The same items, box and previous layout always
 * give the same picture, on every device and on the server.
 */
import { DENSITIES, READABLE, ROOMIEST, TIGHTEST, WRAPPED } from './density.ts'
import { clamp, type Size } from './geometry.ts'
import { cornerLabels } from './labels.ts'
import { NEAR_TOLERANCE, type Packing, type Pill, type PlacedPill } from './packing.ts'
import {
  chosenPillFirst,
  firstWidening,
  placeAll,
  settlePacking,
  strongestPillFirst,
} from './place-all.ts'
import { evenReach, type Reach, stretchedReach } from './reach.ts'
import { isUntouched, placeAmong } from './repair.ts'
import { areaWithin, type Sectors, shareOutSectors } from './sectors.ts'
import { type MapItem, shapePills } from './shape-pills.ts'
import { type TextMeasure, textWidth } from './text-width.ts'

/** The room on the page. */
export type MapBox = Size & {
  /** A picture that is only looked at is shown smaller rather than with names cut short. */
  mayShrink?: boolean
}

export type MapLayout = {
  box: MapBox
  /** What is drawn; larger than the box when even the tightest pills do not fit into it. */
  canvas: Size
  selfRadius: number
  density: number
  /** How far down the list of sizes the map is; it never goes back up while it is on the screen. */
  step: number
  sectors: Sectors
  widening: ReadonlyMap<string, number>
  reach: Reach
  /** How far off its number a pill may stand here; the order of the numbers holds in any case. */
  mayBeOff: number
  pills: readonly PlacedPill[]
}

export type LayoutRequest = {
  items: readonly MapItem[]
  box: MapBox
  measure: TextMeasure
  previous?: MapLayout | null | undefined
}

const WIDE = 480
const WIDEST_PILL = 0.6
const FULLEST_CANVAS = 0.6
const FULLEST_TERRITORY = 0.8
/** A canvas larger than its window starts this full and grows until everything has a place. */
const LARGE_CANVAS_FILL = 0.52
const LARGE_CANVAS_GROWTH = 1.08
/** A full map gives way in exactness, step by step, before it outgrows its window and its names cannot be read. */
const MORE_OFF = [0.1, 0.2, Number.POSITIVE_INFINITY]
/** Between SELF and what is nearest; many things at the core need a wider ring. */
const CLEARANCES = [9, 22]
/** More edits at once than this share of the map, and it is laid out anew. */
const MOSTLY_NEW = 0.4

export function layOutMap(request: LayoutRequest): MapLayout {
  const { box, previous } = request
  const isSameBox =
    previous?.box.width === box.width &&
    previous.box.height === box.height &&
    previous.box.mayShrink === box.mayShrink
  if (previous && isSameBox) {
    const repaired = repair(request, previous)
    if (repaired) return repaired
  }
  return layOutAnew(
    { ...request, home: homeOf(request.items) },
    isSameBox ? (previous?.step ?? 0) : 0,
  )
}

type AnewRequest = LayoutRequest & { home?: ReadonlyMap<number, number> }

function layOutAnew(request: AnewRequest, firstStep: number): MapLayout {
  const { box } = request
  const sizes = sizesFor(box)
  for (let step = firstStep; step < sizes.length; step++) {
    const { density, ...way } = sizes[step]!
    const layout = tryLayout(request, density, box, step, way)
    if (layout) return layout
  }
  // A crowded map would rather move what was put somewhere than outgrow its window.
  const last = sizes.length - 1
  const { density, ...way } = sizes[last]!
  const crowded =
    firstStep <= last &&
    tryLayout(request, density, box, last, { ...way, order: strongestPillFirst })
  return crowded || layOutLarge(request, sizes.length)
}

/** On this square every map finds the directions that it keeps on the page, the phone and in pictures. */
const HOME_BOX = { width: 600, height: 600 }
const homes = new WeakMap<readonly MapItem[], ReadonlyMap<number, number>>()

function homeOf(items: readonly MapItem[]): ReadonlyMap<number, number> {
  const known = homes.get(items)
  if (known) return known
  const { pills } = layOutAnew({ items, box: HOME_BOX, measure: textWidth }, 0)
  const home = new Map(pills.map(({ id, degrees }) => [id, degrees]))
  homes.set(items, home)
  return home
}

/**
 * Every way a map may be laid out, from calm to crowded: with even rings first, then with rings as wide as they are full,
 * then with pills that stand near the place of their number.
 */
function sizesFor({ width, mayShrink = false }: MapBox) {
  const tightest = mayShrink ? READABLE : TIGHTEST
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, step) => from + step)
  const stretched = (mayBeOff: number) =>
    range(mayBeOff === NEAR_TOLERANCE ? WRAPPED : READABLE, tightest).map((density) => ({
      density,
      isStretched: true,
      mayBeOff,
    }))
  return [
    ...range(width < WIDE ? WRAPPED : ROOMIEST, READABLE).map((density) => ({
      density,
      isStretched: false,
      mayBeOff: NEAR_TOLERANCE,
    })),
    ...[NEAR_TOLERANCE, ...MORE_OFF].flatMap(stretched),
  ]
}

function layOutLarge(request: AnewRequest, step: number): MapLayout {
  const { width, height } = request.box
  const fill = fillOf(shapePills(request, READABLE), READABLE, { width, height })
  let scale = Math.max(1.06, Math.sqrt(fill / LARGE_CANVAS_FILL))
  for (;;) {
    const canvas = { width: Math.round(width * scale), height: Math.round(height * scale) }
    const layout = tryLayout(request, READABLE, canvas, step, {
      isStretched: true,
      mayBeOff: Number.POSITIVE_INFINITY,
      scale,
    })
    if (layout) return layout
    scale *= LARGE_CANVAS_GROWTH
  }
}

const fillOf = (pills: readonly Pill[], density: number, canvas: Size): number => {
  const { gap } = DENSITIES[density]!
  const area = pills.reduce((sum, pill) => sum + (pill.width + gap) * (pill.height + gap), 0)
  return area / (canvas.width * canvas.height)
}

const selfRadiusFor = ({ width, height }: Size): number =>
  clamp(Math.min(width, height) * 0.075, 24, 40)

type Way = {
  order?: typeof chosenPillFirst
  isStretched: boolean
  mayBeOff: number
  scale?: number
}

function tryLayout(
  request: AnewRequest,
  density: number,
  canvas: Size,
  step: number,
  { order = chosenPillFirst, isStretched, mayBeOff, scale = 1 }: Way,
): MapLayout | null {
  const { box, measure } = request
  const pills = shapePills(request, density)
  const { gap } = DENSITIES[density]!
  const fill = fillOf(pills, density, canvas)
  const isTooWide =
    density < TIGHTEST && pills.some(({ width }) => width > canvas.width * WIDEST_PILL)
  if (isTooWide || fill > FULLEST_CANVAS) return null
  const sectors = shareOutSectors(pills, gap)
  for (const { needed, territory } of sectors.values())
    if (needed > areaWithin(territory, canvas) * FULLEST_TERRITORY) return null

  const selfRadius = selfRadiusFor(box)
  for (const clearance of CLEARANCES) {
    const even = evenReach(pills, sectors, canvas, selfRadius + clearance * scale)
    const reach = isStretched ? stretchedReach(even, pills) : even
    const packing: Packing = {
      canvas,
      gap,
      obstacles: cornerLabels(canvas, measure),
      sectors,
      widening: firstWidening(sectors, canvas),
      reach,
      mayBeOff,
      placed: [],
    }
    if (!placeAll(packing, pills, order)) continue
    settlePacking(packing)
    const { widening, placed } = packing
    const ground = { box, canvas, selfRadius, density, step, sectors, widening }
    return { ...ground, reach, mayBeOff, pills: placed }
  }
  return null
}

/** Keeps every untouched pill where it is; null when the map must be laid out anew. */
function repair(request: LayoutRequest, previous: MapLayout): MapLayout | null {
  const { canvas, density, sectors } = previous
  const pills = shapePills(request, density)
  if (!pills.every(({ category }) => sectors.has(category))) return null
  const before = new Map(previous.pills.map((pill) => [pill.key, pill]))
  const untouched: PlacedPill[] = []
  const touched: Pill[] = []
  for (const pill of pills) {
    const old = before.get(pill.key)
    if (old && isUntouched(pill, old)) untouched.push({ ...old, ...pill })
    else touched.push(pill)
  }
  if (touched.length > Math.max(3, pills.length * MOSTLY_NEW)) return null
  const packing: Packing = {
    canvas,
    gap: DENSITIES[density]!.gap,
    obstacles: cornerLabels(canvas, request.measure),
    sectors,
    widening: new Map(previous.widening),
    reach: previous.reach,
    mayBeOff: previous.mayBeOff,
    placed: untouched,
  }
  if (!placeAmong(packing, touched)) return null
  return { ...previous, widening: packing.widening, pills: packing.placed }
}
