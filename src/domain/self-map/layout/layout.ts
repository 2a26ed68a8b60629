/**
 * Computes the position of every item of a Self-Map. Deterministic: the same items and box give the same picture on
 * every device and on the server.
 */
import { POWER_BANDS } from '#domain/self-map/attachment-power.ts'
import { DENSITIES, ON_PHONE, READABLE, ROOMIEST, SMALL, TIGHTEST } from './density.ts'
import { clamp, rimOf, type Size } from './geometry.ts'
import { categoryLabels, ringWords } from './labels.ts'
import { NEAR_TOLERANCE, type Packing, type Pill } from './packing.ts'
import { placeInTurn, placeSomehow } from './place-all.ts'
import { calmReach, nearOf, SHARES, stretchedReach } from './reach.ts'
import { shareOutSectors } from './sectors.ts'
import { type MapItem, type PillRequest, shapePills } from './shape-pills.ts'
import { textWidth } from './text-width.ts'

/** The space on the page. */
export type MapBox = Size & {
  /** True for a static picture, which is scaled down instead of truncating names. */
  mayShrink?: boolean
}

export type MapLayout = NonNullable<ReturnType<typeof tryLayout>>

export type LayoutRequest = Omit<PillRequest, 'home'> & {
  box: MapBox
  /** The whole map these items belong to, which determines their directions. */
  among?: readonly MapItem[] | undefined
}

const WIDE = 480
const WIDEST_PILL = 0.6
/** The maximum fill of the circle worth trying. */
const FULLEST = { calm: 0.46, crowded: 0.52 }
/** The initial fill of a canvas larger than its window. It grows until everything fits. */
const LARGE_CANVAS_FILL = 0.46
const LARGE_CANVAS_GROWTH = 1.08
/** Tolerances for a full map, tried before it outgrows its window and names become unreadable. */
const ANY = Number.POSITIVE_INFINITY
const MORE_OFF = [0.12, ANY]
/** A static picture uses them only if it would have to grow beyond this factor. */
const MAX_SHRUNK = 1.4
const LARGE_CANVAS_WAYS: readonly Way[] = [
  { density: READABLE, mayBeOff: NEAR_TOLERANCE, mayOverflow: false },
  { density: READABLE, mayBeOff: NEAR_TOLERANCE, mayOverflow: true },
  { density: READABLE, mayBeOff: ANY, mayOverflow: true },
]
/** The gap between SELF and the nearest pill. */
const CLEARANCE = 3

export function layOutMap(request: LayoutRequest): MapLayout {
  return layOutOn({ ...request, home: homeOf(request.among ?? request.items, request.isOwn) })
}

type RequestWithHome = LayoutRequest & PillRequest

function layOutOn(request: RequestWithHome, ways = waysFor(request.box)): MapLayout {
  const { box } = request
  for (const way of ways) {
    const layout = tryLayout(request, way, box)
    if (layout) return layout
  }
  return layOutLarge(request)
}

/** The reference box in which each item gets its direction, independent of later items. */
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
  /** The shape of the rings. Absent means sized by their content. */
  shares?: readonly number[]
  mayBeOff: number
  mayOverflow: boolean
}

/**
 * All layouts to try, from roomy to tight: in order of creation, then with rings sized by content, then with overflow
 * of full categories, then with inexact positions.
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
      if (givesWay && mayShrink && scale < MAX_SHRUNK) continue
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
) {
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
  // Radii of the rim and of the borders between words, outermost first.
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
    mayShrink: box.mayShrink ?? false,
    placed: [],
  }
  if (!(shares ? placeInTurn : placeSomehow)(packing, pills)) return null
  // The canvas is the drawn area, larger than the box if even the tightest pills don't fit.
  const ground = { box, canvas, selfRadius, density, sectors, labels, rings, words }
  return { ...ground, reach, mayBeOff, pills: packing.placed }
}
