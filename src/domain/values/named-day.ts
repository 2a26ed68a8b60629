/** Finds the day a text names, for plans, upcoming events and past ones. */

import { DAY } from './duration.ts'
import { NUMBER_WORDS } from './number-words.ts'
import { sentencesOf } from './sentences.ts'
import { addDays, isoDay } from './time-zone.ts'

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const WEEKDAY = `(${WEEKDAYS.join('|')})(?!s)\\b`
const COMING = new RegExp(`(?<!\\blast )\\b(next )?${WEEKDAY}`, 'i')
/** Recurring times, which don't name a day. */
const ANY = /\b(?:every|each|whenever|always)\b/i

/** `today` is like "2026-11-15". Null if no day is named; a plan is asked about the next morning. */
export function comingDay(text: string, today: string): string | null {
  if (ANY.test(text)) return null
  if (/\btomorrow\b/i.test(text)) return addDays(today, 1)
  if (/\b(?:this|the) weekend\b/i.test(text)) return addDays(today, daysUntil('sunday', today))
  const [, isNext, name] = COMING.exec(text) ?? []
  if (!name) return null
  const days = daysUntil(name.toLowerCase(), today)
  return addDays(today, isNext && days < 2 ? days + 7 : days)
}

function daysUntil(weekday: string, today: string): number {
  const from = new Date(`${today}T00:00:00Z`).getUTCDay()
  return (WEEKDAYS.indexOf(weekday) - from + 7) % 7
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const YEAR = '(?:,? ((?:19|20)\\d\\d)\\b)?'

/** "By Friday" is in the future, "Black Friday" is a name. */
const NO_DAY_OF_THEN =
  '(?<!\\b(?:an?|any|one|some|next|coming|until|till|by|before|for|most|black|good|ash) )'

type DateMatch = RegExpExecArray
/** Phrases for past days with their date relative to today. Null if the date is impossible. */
const PAST: readonly { named: RegExp; day: (found: DateMatch, today: string) => string | null }[] =
  [
    { named: /\bthe day before yesterday\b/i, day: (_, today) => addDays(today, -2) },
    { named: /\b(?:yesterday|last night)\b/i, day: (_, today) => addDays(today, -1) },
    {
      named: new RegExp(`\\b(an?|\\d{1,3}|${NUMBER_WORDS.join('|')}) (day|week)s? ago\\b`, 'i'),
      day: ([, count = '', unit = ''], today) =>
        addDays(today, -countOf(count) * (unit.toLowerCase() === 'week' ? 7 : 1)),
    },
    {
      named: /\b(?:last|(?:at|on|over|during) the) weekend\b/i,
      day: (_, today) => addDays(today, daysUntil('sunday', today) - 7),
    },
    {
      named: /\bthis weekend\b/i,
      // Over on Mondays only, later it's the one ahead.
      day: (_, today) => (daysUntil('sunday', today) === 6 ? addDays(today, -1) : null),
    },
    {
      named: new RegExp(
        `${NO_DAY_OF_THEN}\\b(last )?${WEEKDAY}(?! (?:already|class(?:es)?|evenings|mornings|nights|shifts?)\\b)( before last)?`,
        'i',
      ),
      day: ([, isLast, name = '', isBefore], today) => lastWeekday(name, today, isLast, isBefore),
    },
    {
      named: new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}${YEAR}`, 'i'),
      day: ([, day = '', month = '', year], today) => dateIn(today, month, day, year),
    },
    {
      named: new RegExp(
        `(?<!\\b(?:i|you|we|they|he|she|it) )\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?\\b${YEAR}`,
        'i',
      ),
      day: ([, month = '', day = '', year], today) => dateIn(today, month, day, year),
    },
  ]

/** Matches phrases about many days. */
const OFTEN = /\b(?:usually|often)\b/i
const DAY_NAMED = `(?:on )?(?:this |the )?(?:coming )?${WEEKDAY}`
/** Scheduled events in the present tense: "I start my new position on Monday", "we have an exam on Friday". */
const AS_PLANNED =
  'starts?|begins?|leaves?|moves?|fly|flies|meets?|arrives?|opens?|returns?|comes?|visits?|presents?|sees?|takes? place|gets? (?:married|back|the|my|our|his|her)|(?:i|you|we|they) have (?:an?|my|our|the)|(?:he|she|it) has (?:an?|his|her|the)'
/** Matches future events: "she will", "the release is on Friday", "I have to hand it in on Friday". */
const TO_COME = new RegExp(
  [
    "\\b(?:will|won['’]t|going to|tomorrow|due(?! to)|next (?:week|month|year))\\b|['’]ll\\b",
    `\\b(?:next|(?:this )?coming) ${WEEKDAY}`,
    `(?:\\b(?:is|are)|['’]s) ${DAY_NAMED}`,
    `(?:\\b(?:am|is|are)|['’](?:m|s|re)) \\w+ing (?:\\w+ ){0,3}${DAY_NAMED}`,
    `\\b(?:have|has|need|needs|supposed) to\\b[^,;]*\\b${WEEKDAY}`,
    `\\b(?:${AS_PLANNED})\\b(?: \\w+){0,3} on (?:this |the )?(?:coming )?${WEEKDAY}`,
    `\\bon (?:this |the )?(?:coming )?${WEEKDAY},? (?:scares|worries|frightens|(?:\\w+ ){0,2}(?:${AS_PLANNED}))\\b`,
  ].join('|'),
  'i',
)
/** Matches past events. Future phrases after one are only someone's words or thoughts. */
const WAS =
  /\b(?:was|were|had|did|didn['’]t|said|told|went|got|came|left|wrote|heard|found|forgot)\b|\b(?:i|he|she|we|they|you|who|just|(?:my|our|the) \w+) \w+[^e\W]ed\b/i
/** Matches a future time. Without one, "she will leave me" may be about the past. */
const WHEN_TO_COME = new RegExp(`\\btomorrow\\b|\\bnext (?:week|month|year)\\b|\\b${WEEKDAY}`, 'i')

/** True if the first relevant sentence is about the future, not the past. */
export function isToCome(text: string): boolean {
  const told = sentencesOf(text).find(
    (sentence) => WAS.test(sentence) || (TO_COME.test(sentence) && WHEN_TO_COME.test(sentence)),
  )
  return told !== undefined && !WAS.test(told) && !ANY.test(told) && !OFTEN.test(told)
}

/** The past day a text names, or null. Only a suggestion, because a text may name a day and be about another. */
export function pastDay(text: string, today: string): string | null {
  for (const sentence of sentencesOf(text)) {
    if (ANY.test(sentence) || OFTEN.test(sentence) || TO_COME.test(sentence)) continue
    const [first] = PAST.flatMap(({ named, day }) => {
      const found = named.exec(sentence)
      return found ? [{ at: found.index, day: day(found, today) }] : []
    }).toSorted((one, other) => one.at - other.at)
    if (first?.day && first.day < today) return first.day
  }
  return null
}

const countOf = (count: string): number =>
  /^an?$/i.test(count) ? 1 : Number(count) || NUMBER_WORDS.indexOf(count.toLowerCase())

/** Today's weekday means today. "Last Tuesday" on a Tuesday is a week ago. */
function lastWeekday(
  name: string,
  today: string,
  isLast: string | undefined,
  isBefore: string | undefined,
): string {
  const until = daysUntil(name.toLowerCase(), today)
  const back = until === 0 ? (isLast || isBefore ? 7 : 0) : 7 - until
  return addDays(today, -back - (isBefore ? 7 : 0))
}

/** Without a year, the most recent occurrence. */
function dateIn(
  today: string,
  month: string,
  day: string,
  year: string | undefined,
): string | null {
  const at = MONTHS.indexOf(month.slice(0, 3).toLowerCase())
  const inYear = (of: number) => {
    const moment = Date.UTC(of, at, Number(day))
    return new Date(moment).getUTCMonth() === at ? isoDay(moment / DAY) : null
  }
  if (year) return inYear(Number(year))
  const thisYear = Number(today.slice(0, 4))
  const found = inYear(thisYear)
  return found !== null && found <= today ? found : inYear(thisYear - 1)
}
