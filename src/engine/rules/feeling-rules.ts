/** Rules about the feeling of one touched part: combines the words with the model. */
import { hasPart } from '#domain/situation/correction.ts'
import { decide } from './decide.ts'
import type { Part, Reading } from './reading.ts'
import type { Rule } from './rule.ts'
import { findTouched, type Touch } from './touched.ts'

const withParts = (reading: Reading, change: (part: Part) => Part): Reading => ({
  ...reading,
  parts: reading.parts.map(change),
})

const touchedParts: Rule = {
  id: 'touchedParts',
  because: 'A feeling is about a part of the map that the text speaks of.',
  isBase: true,
  when: () => true,
  does: (reading, context) => {
    const { said, read, readings, text } = context
    const felt = said.feelings ?? []
    const claimed = [...felt, ...(said.equations ?? [])]
    const isPlaced = claimed.some(({ itemId }) => itemId != null) || felt.some(hasPart)
    const { touched, untouched } = findTouched(read, readings, text, {
      ids: claimed.flatMap(({ itemId }) => itemId ?? []),
      about: said.about,
      isOpen: isPlaced && felt.some(({ itemId }) => itemId === undefined),
      // A stated feeling is about something, so the likeliest part is used.
      isAnswered: context.isAnswered || reading.stated.feelings.length > 0,
    })
    const partOf = (touch: Touch): Part => ({ touch, all: [], ranked: [] })
    return { ...reading, untouched, parts: touched.map(partOf) }
  },
}

/**
 * The weight of one of several parts against the whole text. A single part feels what the whole text does: on 405 unseen
 * texts with one item that asks 4 fewer and is right in 3 more than any weight of the item.
 */
const ITEM_SHARE = 0.75

const weighFeelings: Rule = {
  id: 'weighFeelings',
  because:
    'Every combination of the rule table is weighed against model and words; the best one wins.',
  isBase: true,
  when: () => true,
  does: (reading, { readings, sideWeight, calibration }) =>
    withParts(reading, (part) => {
      const { touch } = part
      const isOnly = reading.parts.length === 1
      const all = decide({
        power: touch.item.power,
        item: readings.items[touch.at]?.opinions ?? readings.whole,
        whole: readings.whole,
        itemShare: isOnly ? 0 : ITEM_SHARE,
        stated: reading.stated.feelings,
        bright: reading.bright,
        sideWeight,
        temperature: calibration.emotion,
        weight: touch.weight,
      })
      return { ...part, all, ranked: all }
    }),
}

export const FEELING_RULES: readonly Rule[] = [touchedParts, weighFeelings]
