/** How long a map takes to lay out, to repair after an edit, and to draw its lines: `node bench/map-layout.ts`. */
import { drawCurves } from '#domain/self-map/layout/curves.ts'
import { layOutMap } from '#domain/self-map/layout/layout.ts'
import { textWidth } from '#domain/self-map/layout/text-width.ts'
import { chanceFrom, randomItems, randomRelationships } from '#test/random-map.ts'

const ROUNDS = 120
const BOXES = [
  { width: 358, height: 400, maxHeight: 501 },
  { width: 640, height: 640 },
  { width: 720, height: 720 },
]

function timed<Result>(act: () => Result): { ms: number; result: Result } {
  const start = performance.now()
  const result = act()
  return { ms: performance.now() - start, result }
}

function summary(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Number(sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(2))
  return { median: at(0.5), p95: at(0.95), most: at(1) }
}

for (const [fewest, most] of [
  [1, 16],
  [17, 30],
  [31, 60],
  [61, 80],
] as const) {
  const times: Record<'layout' | 'edit' | 'curves', number[]> = { layout: [], edit: [], curves: [] }
  let large = 0
  for (let round = 0; round < ROUNDS; round++) {
    const chance = chanceFrom(round)
    const box = BOXES[round % BOXES.length]!
    const items = randomItems(chance, fewest + chance.upTo(most - fewest + 1))
    const measure = textWidth
    const first = timed(() => layOutMap({ items, box, measure }))
    const previous = first.result
    if (previous.canvas.width > box.width) large++
    const at = chance.upTo(items.length)
    const edited = items.map((item, index) =>
      index === at ? { ...item, attachmentPower: chance.share() } : item,
    )
    const edit = timed(() => layOutMap({ items: edited, box, measure, previous }))
    const relationships = items.length > 1 ? randomRelationships(chance, items, 40) : []
    const { pills, canvas, selfRadius } = previous
    const curves = timed(() => drawCurves(pills, relationships, canvas, selfRadius))
    times.layout.push(first.ms)
    times.edit.push(edit.ms)
    times.curves.push(curves.ms)
  }
  console.log(`${fewest} to ${most} items, ms`)
  console.table(Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, summary(ms)])))
  console.log(`larger than their window: ${large} of ${ROUNDS}`)
}
