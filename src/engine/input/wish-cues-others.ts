/** What had been promised, agreed, asked for or feared, and what should have been. */
import { lowerStart } from './clause.ts'
import { hasVerb } from './whole-clause.ts'
import {
  asInfinitive,
  asObject,
  cue,
  isWriter,
  LINKS,
  NO_SUBJECT,
  type OwnWish,
  SUBJECT,
  type WishCue,
  WRITER_ACTS,
  wishIn,
} from './wish-words.ts'

export const OTHER_CUES: readonly WishCue[] = [
  {
    kind: 'promised',
    cue: cue(
      `${SUBJECT}(?:'d| had| has)? (?:promised|swore|vowed)(?: me| us| \\p{Lu}\\p{Ll}+)? (to \\S.*)`,
    ),
    read: ([subject, rest]) => promised(subject!, rest),
  },
  {
    kind: 'promised',
    cue: cue(
      `${SUBJECT}(?:'d| had| has)? (?:promised|swore|said|assured me|told me|told us)(?: me| us)?(?: that)? (?:(?<!\\b(?:he|she|woman|man|girl|boy|lady|doctor|mother|father) \\w{1,12} (?:that )?)they|he|she|it)(?: would|'d(?= (?:be|come|call|ring|do|help|pay|bring|take|go|get|give|tell|send|stay|let|make|wait|write|visit|fix|drive|pick|try|keep)\\b)) ((?!not\\b|never\\b|rather\\b)\\S.*)`,
    ),
    read: ([subject, rest]) => promised(subject!, rest && `to ${rest}`),
  },
  {
    kind: 'promised',
    cue: cue(`${SUBJECT}(?:'d| had| has)? promised (?:[^,.]{0,40} )?that (\\S.*)`),
    read: ([subject, rest]) => {
      const wish = wishIn(rest)
      const who = subject!.replace(LINKS, '')
      return wish && !NO_SUBJECT.test(who)
        ? { own: `that ${wish}`, sentence: `${who} promised that ${wish}` }
        : null
    },
  },
  {
    kind: 'promised',
    cue: cue(`${SUBJECT}(?:'d| had)? promised (me|us) ((?:the|a|an|my|our|this|that)\\b.*)`),
    read: ([found, whom, rest]) => {
      const wish = wishIn(rest)
      const subject = found!.replace(LINKS, '')
      return wish && !NO_SUBJECT.test(subject) && !hasVerb(wish)
        ? { own: wish, sentence: `${subject} promised ${whom} ${wish}` }
        : null
    },
  },
  {
    kind: 'promised',
    cue: cue('\\btold (?:me|us)(?: that)? (?:i|we) (?:could|would) (\\S.*)'),
    read: ([rest]) => {
      const wish = wishIn(rest)
      return wish && { own: `to ${wish}`, sentence: `I was told I could ${wish}` }
    },
  },
  {
    kind: 'promised',
    cue: cue(
      '\\btold (?:me|us)(?: that)? (?:i|we) (?:was|were) ((?:the|a|an|next|sure|first)\\b.*)',
    ),
    read: ([rest]) => {
      const wish = wishIn(rest)
      return wish && { own: `to be ${wish}`, sentence: `I was told I was ${wish}` }
    },
  },
  {
    kind: 'agreed',
    cue: cue(`${WRITER_ACTS}agreed (that \\S.*|to \\S.*|on \\S.*)`),
    read: ([rest]) => {
      const wish = wishIn(rest)
      return wish && { own: wish.replace(/^on /, ''), sentence: `I had agreed ${wish}` }
    },
  },
  {
    kind: 'promised',
    cue: cue(`${SUBJECT} (was|were|am|is|are) (?:supposed|meant|due) (to \\S.*)`),
    read: ([found, be, rest]) => {
      const wish = wishIn(rest)
      const subject = found!.replace(LINKS, '')
      if (!wish || NO_SUBJECT.test(subject)) return null
      return {
        own: isWriter(subject) ? wish : `${asObject(subject)} ${wish}`,
        sentence: `${subject} ${be} supposed ${wish}`,
      }
    },
  },
  {
    kind: 'asked',
    cue: cue(
      `${WRITER_ACTS}(?:asked|begged) (him|her|them|my [\\p{L}'-]+|the [\\p{L}'-]+|\\p{Lu}\\p{Ll}+)(?: twice| again| (?:on|last|this) \\p{L}+)? ((?:not )?to \\S.*)`,
    ),
    read: ([whom, rest]) => {
      const wish = wishIn(rest)
      return wish && { own: `${whom} ${wish}`, sentence: `I asked ${whom} ${wish}` }
    },
  },
  {
    kind: 'asked',
    cue: cue(`${WRITER_ACTS}invited (\\S.*)`),
    read: ([rest]) => {
      const wish = wishIn(rest)
      return wish && { own: `${wish} to come`, sentence: `I invited ${wish}` }
    },
  },
  {
    kind: 'feared',
    cue: cue(
      "\\b(?:afraid|scared|terrified|worried|worry|fear|frightened|nervous)(?: that)? ((?:[\\p{L}'-]+ ){0,3}?[\\p{L}'-]+?)(?:'ll| will| might| could| may| would| is going to| are going to) ((?!not\\b|never\\b)\\S.*)",
    ),
    read: ([subject, rest]) => {
      const wish = wishIn(rest)
      if (!wish || /\b(?:not|never|n't|no)\b/.test(wish) || NO_SUBJECT.test(subject!)) return null
      const own = isWriter(subject!) ? `not to ${wish}` : `${asObject(subject!)} not to ${wish}`
      return { own, sentence: `I want ${own}` }
    },
  },
  {
    kind: 'feared',
    cue: cue(
      '\\b(?:afraid|scared|terrified|frightened) of ((?:losing|being|having|failing|hurting|missing|forgetting|disappointing|ending|getting|becoming)\\b.*)',
    ),
    read: ([rest]) => {
      const wish = wishIn(rest)
      const own = wish && asInfinitive(wish)
      return own && { own: `not ${own}`, sentence: `I want not ${own}` }
    },
  },
  {
    kind: 'feared',
    cue: cue(
      `\\b(?:i|we) (?:really )?(?:don't|do not) want (to \\S.*|(?:him|her|them|it|us|my \\p{L}+) to \\S.*)`,
    ),
    read: ([rest]) => {
      const wish = wishIn(rest)
      return wish && { own: wish.replace(/\bto /, 'not to '), sentence: `I don't want ${wish}` }
    },
  },
  {
    kind: 'shouldHave',
    cue: cue(
      `${SUBJECT} (should|shouldn't|should not|could|might)(?: (at least|never))? have ((?!to\\b|a\\b|an\\b|the\\b|my\\b|[\\p{L}]+'s\\b|sunk|died|screamed|cried|strangled|hugged|kissed|killed|punched|sworn|known|guessed|been|liked|loved|preferred)\\S.*)`,
    ),
    read: ([found, modal, adverb, rest]) => {
      const wish = wishIn(rest)
      const subject = found!.replace(LINKS, '')
      const isMe = isWriter(subject)
      if (!wish || NO_SUBJECT.test(subject) || (isMe && !modal!.startsWith('should'))) return null
      const not = modal!.startsWith('should') && modal !== 'should' ? 'not ' : ''
      const how = `${not}${adverb ? `${adverb} ` : ''}`
      return {
        own: `${isMe ? '' : `${asObject(subject)} `}${not}to have ${adverb ? `${adverb} ` : ''}${wish}`,
        sentence: `I wish ${isMe ? subject : lowerStart(subject)} had ${how}${wish}`,
      }
    },
  },
  {
    kind: 'prepared',
    cue: cue(
      "\\b(?:i|we)(?:'d| had| have)? already ((?:bought|booked|paid|packed|baked|cooked|planned|reserved|prepared|made|told|chosen|ordered)\\b.*)",
    ),
    read: ([rest]) => {
      const wish = wishIn(rest)
      return wish && { own: null, sentence: `I had already ${wish}` }
    },
  },
  {
    kind: 'usedTo',
    cue: cue(
      `(?:^|[,;:] )((?:(?:he|she|they|we)|\\p{L}+ and i|my \\p{L}+|\\p{Lu}\\p{Ll}+)) used to ((?!it\\b|the\\b|being\\b)\\S.*)`,
    ),
    read: ([subject, rest]) => {
      const wish = wishIn(rest)
      const own = isWriter(subject!) ? `to ${wish}` : `${asObject(subject!)} to ${wish}`
      return wish && { own, sentence: `${subject} used to ${wish}` }
    },
  },
]

function promised(found: string, rest: string | undefined): OwnWish | null {
  const subject = found.replace(LINKS, '')
  const wish = wishIn(rest?.replace(/ so (?:that )?(?:i|we) could .*$/i, ''))
  if (!wish || NO_SUBJECT.test(subject)) return null
  if (isWriter(subject)) return { own: wish, sentence: `I had promised ${wish}` }
  return { own: `${asObject(subject)} ${wish}`, sentence: `${subject} promised ${wish}` }
}
