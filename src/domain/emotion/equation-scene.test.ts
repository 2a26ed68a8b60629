import { describe, expect, it } from 'vitest'
import { textWidth } from '../self-map/layout/text-width.ts'
import type { EquationPicture } from './equation-picture.ts'
import { fitText, rowScene, wideScene, wrapText } from './equation-scene.ts'

const felt = (intensity: number, name = 'worry') =>
  ({ name, category: 'worry', intensity }) as const

const picture = (change: Partial<EquationPicture>): EquationPicture => ({
  expectation: 'Your work would be noticed in the review',
  perception: 'Your manager only mentioned the missed deadline',
  gap: 0.8,
  gapTitle: 'A wide gap',
  isMatch: false,
  items: [{ name: 'Career Success', power: 0.9, colour: 'people' }],
  moreItems: 0,
  weight: 0.9,
  emotions: [felt(0.7)],
  ...change,
})

describe('where it stands', () => {
  it('says what the weight means in the word the map uses', () => {
    const weightOf = (weight: number) => wideScene(picture({ weight })).weight.text
    expect([1, 0.7, 0.5, 0.2].map(weightOf)).toEqual([
      'Core: 1.0',
      'Close: 0.7',
      'Matters: 0.5',
      'At the edge: 0.2',
    ])
  })

  it('names the strongest part on the phone, and how many more there are', () => {
    const items = [1, 0.9, 0.6].map((power, at) => ({
      name: `Item ${at}`,
      power,
      colour: 'people',
    }))
    const { pills } = rowScene(picture({ items }))
    expect(pills.map(({ name }) => name)).toEqual(['Item 0 +2'])
  })

  it('bridges the circles only when they are apart', () => {
    const far = wideScene(picture({ gap: 1 }))
    expect(far.bridge!.to).toBeGreaterThan(far.bridge!.from)
    const near = wideScene(picture({ gap: 0.5 }))
    expect(near.bridge).toBeNull()
  })

  it('gives words on a phone a fourth line, and the frame grows with them', () => {
    const scene = (expectation: string, perception: string) =>
      rowScene(picture({ expectation, perception }))
    const [wish, seen] = ['An answer, so that all the guessing ends', 'A letter']
    const long = scene(wish, seen)
    expect(long.expectation.lines).toHaveLength(4)
    expect(long.expectation.lines.join(' ')).toBe(wish)
    expect(long.height).toBeGreaterThan(scene('An answer', seen).height)
  })

  it('keeps everything inside the frame, wide and narrow, for every gap and number of items', () => {
    for (const gap of [1, 0.6, 0.1, 0.45, 0.25, 0.05]) {
      for (const count of [1, 2, 3, 7]) {
        const many = Array.from({ length: count }, () => ({
          name: 'A name that goes on for as long as anybody would ever type it',
          power: 1,
          colour: 'ideas',
        }))
        const shown = picture({
          gap,
          items: many.slice(0, 3),
          moreItems: Math.max(0, count - 3),
          emotions: [felt(1), felt(0.9, 'dread of what is coming')],
        })
        for (const scene of [wideScene(shown), rowScene(shown)]) {
          const { width, radius, circles, pills, blooms } = scene
          expect(circles.expected - radius).toBeGreaterThanOrEqual(0)
          expect(circles.perceived + radius).toBeLessThanOrEqual(width)
          for (const pill of pills) {
            expect(pill.x).toBeGreaterThanOrEqual(0)
            expect(pill.x + pill.width).toBeLessThanOrEqual(width)
          }
          for (const { x, y, radius } of blooms) {
            expect(x + radius).toBeLessThanOrEqual(width + 2)
            expect(y + radius).toBeLessThanOrEqual(scene.height)
          }
          for (const { x, lines } of [scene.expectation, scene.perception]) {
            for (const line of lines) {
              const half = textWidth(line, 12.5, 500) / 2
              expect(x - half).toBeGreaterThanOrEqual(0)
              expect(x + half).toBeLessThanOrEqual(width)
            }
          }
        }
      }
    }
  })

  it('wraps words and says with an ellipsis that something is missing', () => {
    expect(wrapText('My work would be noticed in the review', 132, 12.5, 3)).toHaveLength(2)
    const cut = wrapText('one two three four five six seven eight nine ten eleven', 80, 12.5, 2)
    expect(cut).toHaveLength(2)
    expect(cut[1]).toMatch(/…$/)
    expect(fitText('Short', 100, 12)).toBe('Short')
  })
})
