/** Converts the model's output to facts: rounded, without negligible shares. */
import type { Facts } from '#domain/situation/facts.ts'
import type { Readings } from './read-situation.ts'

/** Smaller shares are negligible. */
const NOTICED = 0.004
const SMALLEST_STEP = 1000

const round = (value: number) => Math.round(value * SMALLEST_STEP) / SMALLEST_STEP

export function smallest(opinions: Readings['whole']): Readings['whole'] {
  return Object.fromEntries(
    Object.entries(opinions).map(([head, opinion]) => [
      head,
      Object.fromEntries(
        Object.entries(opinion)
          .filter(([, share]) => share >= NOTICED)
          .map(([label, share]) => [label, round(share)]),
      ),
    ]),
  )
}

export const factsOf = (readings: Readings, itemIds: readonly number[]): Facts => ({
  whole: smallest(readings.whole),
  sentences: readings.sentences.map(smallest),
  items: readings.items.map(({ opinions, about }) => ({
    opinions: smallest(opinions),
    about: about.map(round),
  })),
  spans: readings.spans,
  crisisLogit: round(readings.crisisLogit),
  careLogit: round(readings.careLogit),
  itemIds: [...itemIds],
})
