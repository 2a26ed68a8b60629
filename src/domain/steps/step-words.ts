/** Tells deeds from other advice: only a deed can be planned. */

const TIME =
  'tonight|today|tomorrow|this (?:morning|afternoon|evening|week|weekend)|within|before|after|afterwards|once|in (?:the|a|case)|at (?:the|a|its|bedtime)|when|while|where|next|the next time|right now|now|over the|first|for (?:a|one|two|three|the|ten|five|today|tonight|next|this|now|tomorrow)|from|instead|on (?:the|arrival|my|your|such)|by (?:tomorrow|tonight|daylight|the)|however|should|or (?:now|the)|whether|then'
/** "Tomorrow at work, ask …" */
const LEADING = new RegExp(`^(?:(?:${TIME})\\b[^,.:;]{0,100}, (?=\\p{L})){1,2}`, 'iu')

/** What only holds under a condition of its own, and what nobody does: "feet on the floor". */
const NO_DEED =
  /^(?:if|unless|no|not|nothing|nobody|with|only|I|they|he|she|one|ten|feet|shoes|belt|cold|things|the|it|this|that|there)\b/

export const isPlannable = (recommended: string): boolean =>
  !NO_DEED.test(lowerFirst(recommended.replace(LEADING, '')))

const lowerFirst = (text: string): string =>
  /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
