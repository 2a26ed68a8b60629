import { describe, expect, it } from 'vitest'
import { textWidth } from '../self-map/layout/text-width.ts'
import type { Equation } from '../situation/analysis.ts'
import { coreOf, pictureOf, wishOf } from './equation-picture.ts'
import { fitText, rowScene, wideScene, wrapText } from './equation-scene.ts'

const equation = (change: Partial<Equation> = {}): Equation => ({
  itemId: 1,
  itemName: 'Career Success',
  expectation: 'Your work would be noticed in the review',
  perception: 'Your manager only mentioned the missed deadline',
  power: 0.9,
  shift: -0.8,
  accepted: false,
  time: 'future',
  source: 'outside',
  perspective: 'self',
  confidence: 'high',
  category: 'worry',
  level: 4,
  name: 'distress',
  intensity: 0.72,
  evidence: [],
  ...change,
})

const emotion = (intensity: number, category: 'worry' | 'happiness' = 'worry', name = 'worry') => ({
  name,
  category,
  intensity,
  description: '',
})

const told = (equations: Equation[], emotions = [emotion(0.7)]) => ({
  equations,
  emotions,
  expectations: [{ description: 'It goes well' }],
  perceptions: [{ description: 'It went badly' }],
})

const items = (...powers: number[]) =>
  powers.map((power, index) => ({ name: `Item ${index}`, power, colour: 'people' }))

describe('what the picture shows', () => {
  it('takes the gap from the shift of the strongest equation', () => {
    const weaker = equation({ shift: -0.2, intensity: 0.1, expectation: 'Another' })
    const picture = pictureOf(told([weaker, equation()]), items(0.9, 0.6))
    expect(picture).toMatchObject({
      gap: 0.8,
      gapTitle: 'A wide gap',
      isMatch: false,
      expectation: 'Your work would be noticed in the review',
      weight: 0.75,
    })
  })

  it('calls a smaller loss a gap, and a gain a match', () => {
    expect(pictureOf(told([equation({ shift: -0.5 })]), [])?.gapTitle).toBe('A gap')
    const gain = pictureOf(told([equation({ shift: 0.9 })], [emotion(0.8, 'happiness')]), [])
    expect(gain).toMatchObject({ gapTitle: 'They match', isMatch: true })
    expect(gain!.gap).toBeCloseTo(0.09)
  })

  it('does not claim that the lines match which a person wrote themselves', () => {
    const joy = told([equation({ shift: 0.9 })], [emotion(0.8, 'happiness')])
    const own = { ...joy, said: { expected: 'bad news', saw: 'twins' } }
    expect(pictureOf(own, [])?.gapTitle).toBe('It turned out well')
  })

  it('derives the gap from the emotion when there are no equations', () => {
    expect(pictureOf(told([]), items(0.5))).toMatchObject({
      expectation: 'It goes well',
      perception: 'It went badly',
      gap: 1,
    })
    expect(pictureOf(told([], [emotion(1, 'happiness')]), items(0.5))!.gap).toBeCloseTo(0.05)
  })

  it('draws two emotions and three items, strongest first, whatever the scale', () => {
    const picture = pictureOf(
      told([equation()], [emotion(3), emotion(70), emotion(0.5)]),
      items(0.2, 0.9, 0.5, 0.7),
    )!
    expect(picture.emotions.map(({ intensity }) => intensity)).toEqual([0.7, 0.5])
    expect(picture.items.map(({ power }) => power)).toEqual([0.9, 0.7, 0.5])
    expect(picture.moreItems).toBe(1)
  })

  it('says the core of a long-winded sentence', () => {
    expect(coreOf('What you hoped for could be this: your name on your work.')).toBe(
      'Your name on your work',
    )
    expect(coreOf('Your friend keeps time.')).toBe('Your friend keeps time')
    expect(coreOf('What you see is a crack. You write: “he laughed”.')).toBe('A crack')
    expect(coreOf('')).toBe('')
    expect(coreOf('In your eyes it is open how this ends.')).toBe('It is open how this ends')
    const long = 'You had worked on it for weeks and you expected him to mention you.'
    expect(wishOf(long)).toBe('Him to mention you')
    expect(wishOf('What you wanted was quiet.')).toBe('What you wanted was quiet')
  })

  it('shows nothing without an emotion', () => {
    expect(pictureOf(told([equation()], []), items(0.5))).toBeNull()
  })

  it('says what the weight means in the word the map uses', () => {
    const weightOf = (power: number) => wideScene(pictureOf(told([]), items(power))!).weight.text
    expect([1, 0.7, 0.5, 0.2].map(weightOf)).toEqual([
      'Core: 1.0',
      'Close: 0.7',
      'Matters: 0.5',
      'At the edge: 0.2',
    ])
  })

  it('names the strongest part on the phone, and how many more there are', () => {
    const { pills, weight } = rowScene(pictureOf(told([equation()]), items(0.6, 1, 0.9))!)
    expect(pills.map(({ name }) => name)).toEqual(['Item 1 +2'])
    expect(weight.text).toBe('Close: 0.8')
  })
})

describe('where it stands', () => {
  it('bridges the circles only when they are apart', () => {
    const far = wideScene(pictureOf(told([equation({ shift: -1 })]), items(0.9))!)
    expect(far.bridge!.to).toBeGreaterThan(far.bridge!.from)
    const near = wideScene(pictureOf(told([equation({ shift: -0.5 })]), items(0.9))!)
    expect(near.bridge).toBeNull()
  })

  it('gives words on a phone a fourth line, and the frame grows with them', () => {
    const scene = (expectation: string, perception: string) =>
      rowScene(pictureOf(told([equation({ expectation, perception })]), items(0.9))!)
    const [wish, seen] = ['An answer, so that all the guessing ends', 'A letter']
    const long = scene(wish, seen)
    expect(long.expectation.lines).toHaveLength(4)
    expect(long.expectation.lines.join(' ')).toBe(wish)
    expect(long.height).toBeGreaterThan(scene('An answer', seen).height)
  })

  it('keeps everything inside the frame, wide and narrow, for every gap and number of items', () => {
    for (const shift of [-1, -0.6, -0.1, 0, 0.5, 1]) {
      for (const count of [1, 2, 3, 7]) {
        const many = Array.from({ length: count }, () => ({
          name: 'A name that goes on for as long as anybody would ever type it',
          power: 1,
          colour: 'ideas',
        }))
        const picture = pictureOf(
          told(
            [equation({ shift })],
            [emotion(1), emotion(0.9, 'worry', 'dread of what is coming')],
          ),
          many,
        )!
        for (const scene of [wideScene(picture), rowScene(picture)]) {
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
