/**
 * What the writer had wanted, as it stands in the text: a hope, a plan, what had been agreed or promised, what should have
 * been. It keeps the writer's nouns and is told to them in the second person.
 */
import { withApostrophes } from './apostrophes.ts'
import { upperStart } from './clause.ts'
import { SPEECH, sharedFrom, toSecondPersonSurely } from './second-person.ts'
import type { SituationText } from './situation-text.ts'
import { hasVerb } from './whole-clause.ts'
import { OWN_CUES } from './wish-cues.ts'
import { OTHER_CUES } from './wish-cues-others.ts'
import type { WishKind } from './wish-words.ts'

const CUES = [...OWN_CUES, ...OTHER_CUES]

export type StatedWish = {
  kind: WishKind
  /** The sentence it stands in. */
  at: number
  /** In the writer's voice, as it follows "I expected"; null where it cannot follow it. */
  own: string | null
  /** Told to the writer, without a stop; quoted where the words cannot be turned surely. */
  told: string
  /** What else the sentence tells, where the wish is only a part of it. */
  rest: string | null
}

const LINK =
  /[,;]?\s(?:although|though|because|but|and|so|while|when|even though|as|since|after|that)$|[,;]$/i
const LINKED = /^[\s,;–-]*(?:and|but|so|yet|then)\s+(?=\S)/i

/** What stands before the wish, or else behind it, if it is a statement of its own. */
function restOf(words: string, start: number, wish: string): string | null {
  const before = words.slice(0, start).trimEnd().replace(LINK, '').trimEnd()
  if (before.split(' ').length >= LEAST_WORDS && hasVerb(before)) return before
  const end = words.indexOf(wish, start)
  const after = end < 0 ? '' : words.slice(end + wish.length)
  const rest = LINKED.test(after) ? after.replace(LINKED, '') : ''
  return rest.split(' ').length >= LEAST_WORDS && hasVerb(rest) ? rest : null
}
const LEAST_WORDS = 4

const told = (sentence: string): string => {
  const at = sharedFrom(sentence)
  const lead = toSecondPersonSurely(at < 0 ? sentence : sentence.slice(0, at))
  // The words are the writer's from where the wish begins, so only that is quoted.
  const turned = lead !== null && at >= 0 ? `${lead}“${sentence.slice(at)}”` : lead
  return turned === null ? `You write “${sentence}”` : upperStart(turned)
}

const lastWords = (sentence: string) => sentence.split(' ').slice(-2).join(' ')

export function statedWishes({ sentences }: SituationText): StatedWish[] {
  return sentences.flatMap(({ text }, at) => {
    // What others say is not the writer's wish.
    const words = withApostrophes(text).replace(SPEECH, '“”')
    return CUES.flatMap(({ kind, cue, read }) => {
      const match = cue.exec(words)
      const wish = match && read(match.slice(1))
      if (!wish) return []
      const rest = restOf(words, match.index, lastWords(wish.sentence))
      return [{ kind, at, own: wish.own, told: told(wish.sentence), rest }]
    })
  })
}
