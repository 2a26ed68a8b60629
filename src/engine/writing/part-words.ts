/** What a part of a map stands for by its name: what one wants of honesty, of a mother, of a career. */
import { itemPhrase } from '../input/item-phrase.ts'
import { normalise } from '../input/normalise.ts'
import { PARTS, type Part } from '../library/parts.ts'
import type { ReadEquation } from '../rules/equations.ts'

const isAboutSomeone = ({ wanted, lost, ahead, gained }: Part) =>
  [wanted, lost, ahead, gained].flat().some((text) => text.includes('{item}'))

/** "Your kids" can be safe and happy; "the way you raise your kids" and "your mum's house" cannot. */
function isSomeone(phrase: string, cues: RegExp): boolean {
  const found = cues.exec(phrase.toLowerCase())
  if (!found) return false
  const before = phrase.slice(0, found.index)
  const after = phrase.slice(found.index + found[0].length)
  return (
    /^(?:(?:your|the) (?:[\p{L}-]+ ){0,2})?$/u.test(before) &&
    /^(?:,? (?:\p{Lu}|and ).*)?$/u.test(after)
  )
}

/** What one wants of such a part, where the words of an event say nothing closer. */
export function wantedOf({
  item,
  verdict,
}: Pick<ReadEquation, 'item' | 'verdict'>): readonly string[] {
  const name = normalise(item.name)
  const phrase = itemPhrase(item.name, item.category).text
  const part = PARTS.find(
    (one) => one.cues.test(name) && (!isAboutSomeone(one) || isSomeone(phrase, one.cues)),
  )
  // What one holds against oneself is not about the other person.
  const isInward = verdict.category === 'shame' || verdict.category === 'regret'
  return isInward && item.category === 'people' ? [] : (part?.wanted ?? [])
}
