/**
 * Orbit packing: where every item of a Self-Map is drawn. The same items and box always give the same picture,
 * at every visit, on every device and on the server.
 */
import { POWER_BANDS } from '#domain/self-map/attachment-power.ts'
import { DENSITIES, ON_PHONE, READABLE, ROOMIEST, SMALL, TIGHTEST } from './density.ts'
import { clamp, rimOf, type Size } from './geometry.ts'
import { categoryLabels, type MapLabel, type RingWord, ringWords } from './labels.ts'
import { NEAR_TOLERANCE, type Packing, type Pill, type PlacedPill } from './packing.ts'
import { placeInTurn, placeSomehow } from './place-all.ts'
import { calmReach, nearOf, type Reach, SHARES, stretchedReach } from './reach.ts'
import { type Sectors, shareOutSectors } from './sectors.ts'
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
  sectors: Sectors
  reach: Reach
  /** How far off its number a pill may stand here; the order of the numbers holds in any case. */
  mayBeOff: number
  /** Radii, outermost first: the rim, and where one word ends and the next begins. */
  rings: readonly number[]
  words: readonly RingWord[]
  labels: readonly MapLabel[]
  pills: readonly PlacedPill[]
}

export type LayoutRequest = {
  items: readonly MapItem[]
  box: MapBox
  measure: TextMeasure
  /** The whole map of which these are a part: they point to where they do there. */
  among?: readonly MapItem[] | undefined
  /** Whether it is a person's map: then examples are small and make room. */
  isOwn?: boolean | undefined
  /** What was drawn before: a pill keeps its key. */
  previous?: MapLayout | null | undefined
}

const WIDE = 480
const WIDEST_PILL = 0.6
/** Fuller than this share of the circle, and it need not be tried. */
const FULLEST = { calm: 0.46, crowded: 0.52 }
/** A canvas larger than its window starts this full and grows until everything has a place. */
const LARGE_CANVAS_FILL = 0.46
const LARGE_CANVAS_GROWTH = 1.08
/** A full map gives way in exactness, step by step, before it outgrows its window and its names cannot be read. */
const ANY = Number.POSITIVE_INFINITY
const MORE_OFF = [0.12, ANY]
/** A picture gives way only when it would have to be larger than this. */
const MOST_SHRUNK = 1.4
const LARGE_CANVAS_WAYS: readonly Way[] = [
  { density: READABLE, mayBeOff: NEAR_TOLERANCE, mayOverflow: false },
  { density: READABLE, mayBeOff: NEAR_TOLERANCE, mayOverflow: true },
  { density: READABLE, mayBeOff: ANY, mayOverflow: true },
]
/** Between SELF and what is nearest. */
const CLEARANCE = 3

export function layOutMap(request: LayoutRequest): MapLayout {
  return layOutOn({ ...request, home: homeOf(request.among ?? request.items, request.isOwn) })
}

type RequestWithHome = LayoutRequest & { home?: ReadonlyMap<number, number> }

function layOutOn(request: RequestWithHome, ways = waysFor(request.box)): MapLayout {
  const { box } = request
  for (const way of ways) {
    const layout = tryLayout(request, way, box)
    if (layout) return layout
  }
  return layOutLarge(request)
}

/** On the map of a wide page every item finds the direction that it has everywhere, whatever comes after it. */
const HOME_BOX = { width: 568, height: 523 }
const homeWays = (): Way[] => waysFor(HOME_BOX).filter(({ mayOverflow }) => mayOverflow)
const homes = new WeakMap<readonly MapItem[], ReadonlyMap<number, number>>()

function homeOf(
  items: readonly MapItem[],
  isOwn: boolean | undefined,
): ReadonlyMap<number, number> {
  const known = homes.get(items)
  if (known) return known
  const { pills } = layOutOn({ items, box: HOME_BOX, measure: textWidth, isOwn }, homeWays())
  const home = new Map(pills.map(({ id, degrees }) => [id, degrees]))
  homes.set(items, home)
  return home
}

type Way = {
  density: number
  /** The shape of the rings; without one they are as wide as they are full. */
  shares?: readonly number[]
  mayBeOff: number
  mayOverflow: boolean
}

/**
 * Every way a map may be laid out, from calm to crowded: in the order of making first, then with rings as wide as
 * they are full; then so that a full category overflows, then with pills that stand near the place of their number.
 */
function waysFor({ width, mayShrink = false }: MapBox): Way[] {
  const between = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, step) => from + step)
  const tightest = mayShrink ? READABLE : TIGHTEST
  const exact = (mayOverflow: boolean): Way[] => [
    ...between(width < WIDE ? ON_PHONE : ROOMIEST, READABLE).flatMap((density) =>
      Object.values(SHARES).map((shares) => ({
        density,
        shares,
        mayBeOff: NEAR_TOLERANCE,
        mayOverflow,
      })),
    ),
    ...between(SMALL, tightest).map((density) => ({
      density,
      mayBeOff: NEAR_TOLERANCE,
      mayOverflow,
    })),
  ]
  if (mayShrink) return exact(false)
  return [
    ...exact(false),
    ...exact(true),
    ...MORE_OFF.flatMap((mayBeOff) =>
      between(READABLE, tightest).map((density) => ({ density, mayBeOff, mayOverflow: true })),
    ),
  ]
}

function layOutLarge(request: RequestWithHome): MapLayout {
  const { width, height, mayShrink } = request.box
  const fill = fillOf(shapePills(request, READABLE), READABLE, { width, height })
  let scale = Math.max(1.06, Math.sqrt(fill / LARGE_CANVAS_FILL))
  for (;;) {
    const canvas = { width: Math.round(width * scale), height: Math.round(height * scale) }
    for (const way of LARGE_CANVAS_WAYS) {
      const givesWay = way.mayOverflow || way.mayBeOff !== NEAR_TOLERANCE
      if (givesWay && mayShrink && scale < MOST_SHRUNK) continue
      const layout = tryLayout(request, way, canvas)
      if (layout) return layout
    }
    scale *= LARGE_CANVAS_GROWTH
  }
}

const smallestShape = ({ shapes }: Pill): Size => shapes.at(-1)!
const sized = (pill: Pill) => ({ ...smallestShape(pill), power: pill.power })

const fillOf = (pills: readonly Pill[], density: number, canvas: Size): number => {
  const { gap } = DENSITIES[density]!
  const area = pills
    .map(smallestShape)
    .reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0)
  return area / (Math.PI * rimOf(canvas) ** 2)
}

const selfRadiusFor = ({ width, height }: Size): number =>
  clamp(Math.min(width, height) * 0.077, 24, 42)

function tryLayout(
  request: RequestWithHome,
  { density, shares, mayBeOff, mayOverflow }: Way,
  canvas: Size,
): MapLayout | null {
  const { box, measure } = request
  const pills = shapePills(request, density)
  const isTooWide =
    density < TIGHTEST &&
    pills.some((pill) => smallestShape(pill).width > canvas.width * WIDEST_PILL)
  const fullest = FULLEST[shares ? 'calm' : 'crowded']
  if (isTooWide || fillOf(pills, density, canvas) > fullest) return null

  const sectors = shareOutSectors(request.among ?? request.items)
  const labels = categoryLabels(sectors, canvas, measure)
  const selfRadius = selfRadiusFor(box)
  const nearest = selfRadius + CLEARANCE
  const reach = shares
    ? calmReach(canvas, nearest, shares)
    : stretchedReach(canvas, nearest, pills.map(sized))
  const rings = [rimOf(canvas), ...POWER_BANDS.slice(0, -1).map(({ upTo }) => nearOf(upTo, reach))]
  const words = ringWords([...rings, selfRadius], measure)
  const packing: Packing = {
    canvas,
    gap: DENSITIES[density]!.gap,
    obstacles: [...labels, ...words],
    sectors,
    reach,
    mayBeOff,
    mayOverflow,
    placed: [],
  }
  if (!(shares ? placeInTurn : placeSomehow)(packing, pills)) return null
  const ground = { box, canvas, selfRadius, density, sectors, labels, rings, words }
  return { ...ground, reach, mayBeOff, pills: packing.placed }
}
