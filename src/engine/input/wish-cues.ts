/** What the writer says to have wished, awaited or thought. */
import { hasVerb } from './whole-clause.ts'
import { asInfinitive, cue, THAT, type WishCue, WRITER_ACTS, wishIn } from './wish-words.ts'

/** Follows "I expected" as it stands. */
const plain =
  (lead: string): WishCue['read'] =>
  ([rest]) => {
    const wish = wishIn(rest)
    return wish && { own: wish, sentence: `I ${lead} ${wish}` }
  }
const named =
  (lead: string): WishCue['read'] =>
  ([rest]) => {
    const wish = wishIn(rest)
    return wish && { own: asInfinitive(wish) ?? wish, sentence: `I ${lead} ${wish}` }
  }

/** "I thought Mark would remember": only what had not come yet, or turned out otherwise. */
const FORESEEN =
  /\b(?:would|wouldn't|could|couldn't|was going to|were going to|will|won't|finally|had|hadn't|was over|were over|was the|were the)\b|'d\b|'ll\b/i

export const OWN_CUES: readonly WishCue[] = [
  {
    kind: 'wanted',
    cue: cue('\\bso (?:that )?i could (?:finally )?(\\S.*)'),
    read: ([rest]) => {
      const wish = wishIn(rest)
      return wish && { own: `to ${wish}`, sentence: `I wanted to ${wish}` }
    },
  },
  {
    kind: 'wanted',
    cue: cue("\\b(?:i|we)(?:'ve| have) (?:always |long |only |just )?wanted ((?!nothing\\b)\\S.*)"),
    read: plain('have wanted'),
  },
  {
    kind: 'wanted',
    cue: cue(
      `${WRITER_ACTS}(want|wanted|would have (?:liked|loved)|longed|meant|planned|intended|hoped) (to \\S.*)`,
    ),
    read: ([verb, rest]) => plain(verb === 'want' ? 'want' : 'wanted')([rest]),
  },
  {
    kind: 'wanted',
    cue: cue(`${WRITER_ACTS}(?:wanted|expected) ((?!to\\b)\\S.*)`),
    read: plain('wanted'),
  },
  {
    kind: 'wanted',
    cue: cue(
      '(?<!\\b(?:thought|that|if) )\\b(?:i was|we were) going (to (?!the\\b|my\\b|a\\b|that\\b|lose\\b|die\\b)\\S.*)',
    ),
    read: plain('wanted'),
  },
  {
    kind: 'wanted',
    cue: cue(`${WRITER_ACTS}want ((?:him|her|them|it|us|my|our|the|this|everyone|everybody)\\b.*)`),
    read: plain('want'),
  },
  {
    kind: 'wanted',
    cue: cue(
      '\\b(?:all (?:i|we) (?:ever )?wanted|(?:my|our|the) (?:only |big )?(?:plan|dream|hope|wish|idea)) (?:was|is|had been|had always been) ((?:to|that|a|an|my|our|for)\\b.*)',
    ),
    read: plain('wanted'),
  },
  {
    kind: 'wanted',
    cue: cue(
      // What was only said in anger is no wish: "I said I wished".
      `(?<!\\b(?:said|told (?:him|her|them|mum|mom|dad|\\p{Lu}\\p{Ll}+)|shouted|yelled|screamed)(?: that)? )${WRITER_ACTS}(hoped|hope|hoping|wished|prayed|pray) (?:that )?((?!for\\b|to\\b)\\S.*)`,
    ),
    read: ([verb, rest]) => {
      const wish = wishIn(rest)
      const tense = /^(?:hope|pray)$/i.test(verb!) ? 'hope' : 'hoped'
      if (!wish || !hasVerb(wish)) return null
      return { own: `that ${wish}`, sentence: `I ${tense} that ${wish}` }
    },
  },
  {
    kind: 'wanted',
    cue: cue('\\b(?:i wish|if only) (?:that )?(\\S.*)'),
    read: ([rest]) => {
      const wish = wishIn(rest)
      const done = wish && /^(?:i|we)(?:'d| had) (.+)$/i.exec(wish)
      return (
        wish && { own: done ? `to have ${done[1]}` : `that ${wish}`, sentence: `I wish ${wish}` }
      )
    },
  },
  {
    kind: 'awaited',
    cue: cue(`${WRITER_ACTS}(?:looked forward to|looking forward to) (\\S.*)`),
    read: named('looked forward to'),
  },
  {
    kind: 'awaited',
    cue: cue(`${WRITER_ACTS}(?:counted on|counting on|relied on|relying on) (\\S.*)`),
    read: named('counted on'),
  },
  {
    kind: 'awaited',
    cue: cue(`${WRITER_ACTS}(?:hoped for|wished for|longed for|dreamed of|dreamt of) (\\S.*)`),
    read: named('hoped for'),
  },
  {
    kind: 'awaited',
    cue: cue(
      `${WRITER_ACTS}(?:waited|waiting) (?:[\\p{L}]+ ){0,3}?for (?!\\w+ (?:hours?|minutes?|days?|weeks?|months?|years?)\\b)(\\S.*)`,
    ),
    read: named('waited for'),
  },
  {
    kind: 'awaited',
    cue: cue(`${WRITER_ACTS}applied for ((?!it\\b)\\S.*)`),
    read: named('applied for'),
  },
  {
    kind: 'awaited',
    cue: cue("\\b(?:i|we) (?:can't|cannot|can not|can hardly) wait for (\\S.*)"),
    read: plain("can't wait for"),
  },
  {
    kind: 'awaited',
    cue: cue("\\b(?:i|we) (?:can't|cannot|can not|can hardly) wait (?!for\\b)(\\S.*)"),
    read: plain("can't wait"),
  },
  {
    kind: 'thought',
    cue: cue(
      `${WRITER_ACTS}(thought|believed|assumed|imagined|figured|expected|sure|certain|convinced)(?: back then| at first)?${THAT} ((?!of\\b|about\\b|to\\b)\\S.*)`,
    ),
    read: ([verb, rest]) => {
      const wish = wishIn(rest)
      const isSure = /^(?:sure|certain|convinced)$/i.test(verb!)
      if (!wish || !(isSure ? hasVerb(wish) : FORESEEN.test(wish))) return null
      const lead = isSure ? `was ${verb!.toLowerCase()}` : verb!.toLowerCase()
      return { own: `that ${wish}`, sentence: `I ${lead} ${wish}` }
    },
  },
  {
    kind: 'dreaded',
    cue: cue(
      "\\b(?:i|we)(?:'d been| had been| was| were)? (?:so |really |very |always |quite |secretly ){0,2}(afraid|scared|terrified|worried|frightened|feared|dreaded)(?: that)? ((?:i|we|he|she|it|they|my|our|the|this|there)\\b.*)",
    ),
    read: ([verb, rest]) => {
      const wish = wishIn(rest)
      if (!wish || !hasVerb(wish)) return null
      const lead = /^(?:feared|dreaded)$/i.test(verb!)
        ? verb!.toLowerCase()
        : `was ${verb!.toLowerCase()}`
      return { own: null, sentence: `I ${lead} ${wish}` }
    },
  },
  {
    kind: 'dreaded',
    cue: cue(
      `${WRITER_ACTS}(braced (?:myself|ourselves)|prepared (?:myself|ourselves)?) for (\\S.*)`,
    ),
    read: ([verb, rest]) => {
      const wish = wishIn(rest)
      return wish && { own: null, sentence: `I ${verb!.toLowerCase()} for ${wish}` }
    },
  },
  {
    kind: 'thought',
    cue: cue(
      `\\b(?:i|we) (never (?:thought|expected|believed)|(?:didn't|hadn't|did not) (?:think|expect|expected|believe))${THAT} ((?!(?:of|to|much|twice|anything|nothing|about)\\b)\\S.*)`,
    ),
    read: ([verb, rest]) => {
      const wish = wishIn(rest)
      return wish && { own: null, sentence: `I ${verb!.toLowerCase()} ${wish}` }
    },
  },
]
