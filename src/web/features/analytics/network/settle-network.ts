import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from 'd3-force'
import { type CategoryNetwork, circleOrder } from '#domain/findings/category-network.ts'
import type { Point, Size } from '#domain/self-map/layout/geometry.ts'

export type NetworkPlace = Point & { radius: number }
/** The position of each category, in pixels from the top left corner. */
export type NetworkPlaces = ReadonlyMap<string, NetworkPlace>

type Node = SimulationNodeDatum & Point & { category: string; radius: number; start: Point }

/** Both hold as given up to the default strength. Only larger circles need more room, `gap` beside each other. */
const LINK = { length: 100, gap: 10, strength: 0.25 }
const COLLISION = { radius: 50, gap: 5, rounds: 4 }
const CHARGE = -120
const PULL = { x: 0.12, y: 0.16 }
const TICKS = 200
/** A node of this size still fits its number after the picture was scaled down. */
const SMALLEST_RADIUS = 17
const LABEL_HEIGHT = 20
/** Half the width of the longest label that isn't truncated. */
const LABEL_REACH = 58
const MARGIN = 8

export const linkLength = (one: number, other: number): number =>
  Math.max(LINK.length, one + other + LINK.gap)

export const collisionRadius = (radius: number): number =>
  Math.max(COLLISION.radius, radius + COLLISION.gap)

export const radiusOf = (strength: number): number => 20 + 5 * strength

/** Runs the force layout to its end before drawing. The same network always gets the same layout. */
export function settleNetwork(network: CategoryNetwork, box: Size): NetworkPlaces {
  const strengths = new Map(network.nodes.map(({ category, strength }) => [category, strength]))
  const order = circleOrder(network)
  const nodes = order.map((category, index): Node => {
    const turn = (index / order.length) * 2 * Math.PI
    const start = { x: Math.sin(turn) * box.width * 0.33, y: -Math.cos(turn) * box.height * 0.33 }
    return { ...start, category, start, radius: radiusOf(strengths.get(category)!) }
  })
  const links = network.links.map(
    ({ source, target }): SimulationLinkDatum<Node> => ({ source, target }),
  )
  const pulled = forceLink<Node, SimulationLinkDatum<Node>>(links)
    .id(({ category }) => category)
    .distance(({ source, target }) => linkLength((source as Node).radius, (target as Node).radius))
    .strength(LINK.strength)
  const apart = forceCollide<Node>(({ radius }) => collisionRadius(radius)).iterations(
    COLLISION.rounds,
  )
  forceSimulation(nodes)
    .force('links', pulled)
    .force('apart', apart)
    .force('charge', forceManyBody<Node>().strength(CHARGE))
    .force('x', forceX<Node>(({ start }) => start.x).strength(PULL.x))
    .force('y', forceY<Node>(({ start }) => start.y).strength(PULL.y))
    .stop()
    .tick(TICKS)
  return fitInto(nodes, box)
}

/** Scales the layout down to fit the box, and centres it. */
function fitInto(nodes: readonly Node[], { width, height }: Size): NetworkPlaces {
  const side = (node: Node, scale: number) =>
    Math.max(node.radius, LABEL_REACH / Math.max(scale, 0.1))
  const boundsAt = (scale: number) => ({
    left: Math.min(...nodes.map((node) => node.x - side(node, scale))),
    right: Math.max(...nodes.map((node) => node.x + side(node, scale))),
    top: Math.min(...nodes.map(({ y, radius }) => y - radius)),
    bottom: Math.max(...nodes.map(({ y, radius }) => y + radius + LABEL_HEIGHT / scale)),
  })
  let scale = 1
  let bounds = boundsAt(scale)
  const fits = () =>
    (bounds.right - bounds.left) * scale <= width - 2 * MARGIN &&
    (bounds.bottom - bounds.top) * scale <= height - 2 * MARGIN
  while (!fits() && scale > 0.2) {
    scale *= 0.97
    bounds = boundsAt(scale)
  }
  const middle = { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 }
  return new Map(
    nodes.map(({ category, x, y, radius }) => [
      category,
      {
        x: width / 2 + (x - middle.x) * scale,
        y: height / 2 + (y - middle.y) * scale,
        radius: Math.max(SMALLEST_RADIUS, radius * scale),
      },
    ]),
  )
}
