/**
 * Whose verb a "was" is that has no subject of its own: in "I stopped and was quiet" it is the writer's, in
 * "She hugged me and was kind" it is hers, in "I met a woman who smiled and was kind" nobody can say.
 */
export type Owner = 'writer' | 'other' | 'unsure'

const LINK = /^(?:and|but|or|yet|then)$/
const ADVERB =
  /^(?:just|really|always|still|also|never|only|actually|honestly|already|even|probably|simply|suddenly|certainly|clearly|truly|so|once|almost|nearly|basically|literally|finally|usually|often|sometimes|totally|completely|again|now)$/
const WRITER = /^i(?:'(?:m|ve|d|ll))?$/
const SOMEBODY =
  /^(?:he|she|it|they|we|who|that|which|there|nobody|everybody|everyone|someone|somebody)(?:'(?:s|d|re|ve|ll))?$/
const STARTS_A_NOUN = /^(?:my|our|the|a|an|his|her|their|this|these|those|your)$/
const FINITE_BE = /^(?:is|was|are|were|isn't|wasn't)$/
const OPENS_A_CLAUSE =
  /^(?:and|but|or|so|when|because|if|while|although|since|that|as|then|today|yesterday|)$/

/** @param hasComma whether a comma follows the word at a position */
export function whoseVerb(
  words: readonly string[],
  position: number,
  hasComma: (position: number) => boolean,
): Owner {
  const at = (index: number) => words[index] ?? ''
  if (at(position) === 'am') return /^\d/.test(at(position - 1)) ? 'other' : 'writer'
  let link = position - 1
  while (link > position - 4 && ADVERB.test(at(link)) && !hasComma(link)) link--
  if (LINK.test(at(link))) while (LINK.test(at(link - 1))) link--
  else if (!hasComma(link)) return 'other'
  const isComma = !LINK.test(at(link))
  const last = isComma ? link : link - 1

  const isObject = (index: number) =>
    /^(?:it|that|there)$/.test(at(index)) && (index === last || hasComma(index))
  let subject = last
  while (
    subject >= 0 &&
    !WRITER.test(at(subject)) &&
    (!SOMEBODY.test(at(subject)) || isObject(subject))
  )
    subject--
  const before = words.slice(0, Math.max(subject, 0))
  if (subject < 0 || (!WRITER.test(at(subject)) && !before.some((word) => WRITER.test(word))))
    return 'other'
  if (!WRITER.test(at(subject)))
    return LINK.test(at(subject - 1)) || hasComma(subject - 1) ? 'other' : 'unsure'

  const between = words.slice(subject + 1, last + 1)
  const hasOtherVerb = between.some(
    (word, index) => FINITE_BE.test(word) && index > 0 && !ADVERB.test(between[index - 1]!),
  )
  // "The letter I wrote was long and was never answered" speaks of the letter.
  const isRelative = !OPENS_A_CLAUSE.test(at(subject - 1)) && !hasComma(subject - 1)
  if (hasOtherVerb && !LINK.test(at(subject - 1))) {
    const first = between.findIndex((word) => FINITE_BE.test(word))
    const isLinked = first > 0 && (LINK.test(between[first - 1]!) || hasComma(subject + first))
    if (!isLinked) return isRelative ? 'other' : 'unsure'
  }
  // "I cried and my sister came and was quiet" may speak of her.
  const hasOtherNoun = between.some(
    (word, index) =>
      STARTS_A_NOUN.test(word) &&
      index > 0 &&
      (LINK.test(between[index - 1]!) || hasComma(subject + index)),
  )
  return hasOtherNoun ? 'unsure' : 'writer'
}
