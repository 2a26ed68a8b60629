/** "Seeing" to "see", "losing" to "lose": of what people and the library write. */

/** What lost an "e" before "-ing". */
const LOST_E: ReadonlySet<string> = new Set(
  `achiev admir advis argu arriv bak becom believ blam breath car caus celebrat challeng chang choos clos com complet continu
  creat danc dar decid deserv disprov driv encourag escap excus explor fac forgiv freez giv hat hav hid hop ignor imagin
  improv invit judg leav lik liv los lov mak manag mov nam notic ow pictur plac pleas practis prais prepar promis prov rais
  realis realiz receiv recognis recogniz refus releas replac rescu rid ris sav scar serv shak shar smil smok solv spar
  struggl surpris surviv tak tast teas us wak wast welcom writ`.split(/\s+/),
)
const ODD: Readonly<Record<string, string>> = {
  being: 'be',
  seeing: 'see',
  agreeing: 'agree',
  disagreeing: 'disagree',
  fleeing: 'flee',
  lying: 'lie',
  dying: 'die',
  adding: 'add',
  travelling: 'travel',
  cancelling: 'cancel',
  controlling: 'control',
  quarrelling: 'quarrel',
}
const NO_VERB =
  /^(?:(?:some|any|every|no)?thing|morning|evening|spring|string|king|ring|wing|bring|sing|ceiling|building|wedding|meeting|feeling|during|darling|sibling|painting|interesting|boring|exciting|beginning|ending|outing|blessing|greeting|training|living|understanding|warning)$/

/** Nouns as well, but at the start of a wish somebody does it: "meeting somebody". */
const ALSO_NOUN = /^(?:feeling|meeting|understanding|beginning|ending|living)$/

/** Null where it is no verb, or may be a noun. */
export function infinitiveOf(word: string, isFirst = false): string | null {
  const gerund = word.toLowerCase()
  const isNoun = NO_VERB.test(gerund) && !(isFirst && ALSO_NOUN.test(gerund))
  if (isNoun || !/^\p{Ll}{2,}ing$/u.test(gerund)) return null
  const stem = gerund.slice(0, -3)
  const isDoubled = /([bdgkmnprtv])\1$/.test(stem)
  return ODD[gerund] ?? (LOST_E.has(stem) ? `${stem}e` : isDoubled ? stem.slice(0, -1) : stem)
}
