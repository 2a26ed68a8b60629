/** Where things are on the emotion wheel: groups go round it, steps go outward. Plain numbers. */
export const WHEEL = { size: 420, hub: 50, rim: 178, labels: 188, labelsBelow: 199 } as const

const STEPS = 5
/** The space between two groups, in degrees. */
const GAP = 1.2

type Point = { x: number; y: number }

/** 0 degrees is at the top, clockwise. */
const pointAt = (radius: number, degrees: number): Point => {
  const turn = (degrees / 180) * Math.PI
  return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) }
}

const say = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`

/** The first group stands at the top, in the middle. */
const sectorOf = (group: number, groups: number) => {
  const width = 360 / groups
  const middle = group * width
  return { from: middle - width / 2, middle, to: middle + width / 2 }
}

/** One step of one group, as SVG path data around the middle of the wheel. `step` is 1 to 5. */
export function segmentPath(group: number, groups: number, step: number): string {
  const { from, to } = sectorOf(group, groups)
  const depth = (WHEEL.rim - WHEEL.hub) / STEPS
  const inner = WHEEL.hub + (step - 1) * depth + 0.8
  const outer = WHEEL.hub + step * depth - 0.8
  const [a, b] = [from + GAP / 2, to - GAP / 2]
  return [
    `M${say(pointAt(inner, a))}`,
    `L${say(pointAt(outer, a))}`,
    `A${outer} ${outer} 0 0 1 ${say(pointAt(outer, b))}`,
    `L${say(pointAt(inner, b))}`,
    `A${inner} ${inner} 0 0 0 ${say(pointAt(inner, a))}Z`,
  ].join('')
}

/** The line a group's name is written on; in the lower half it runs the other way, to be readable. */
export function labelPath(group: number, groups: number): string {
  const { middle } = sectorOf(group, groups)
  const isBelow = middle > 95 && middle < 265
  const radius = isBelow ? WHEEL.labelsBelow : WHEEL.labels
  const [from, to] = [pointAt(radius, middle - 30), pointAt(radius, middle + 30)]
  return isBelow
    ? `M${say(to)}A${radius} ${radius} 0 0 0 ${say(from)}`
    : `M${say(from)}A${radius} ${radius} 0 0 1 ${say(to)}`
}
