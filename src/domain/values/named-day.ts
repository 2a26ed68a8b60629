/** The day somebody speaks of where they name one: of a plan or of what is coming, or of what has happened. */

import { DAY } from './duration.ts'
import { NUMBER_WORDS } from './number-words.ts'
import { splitSentences } from './sentences.ts'
import { addDays, isoDay } from './time-zone.ts'

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const WEEKDAY = `(${WEEKDAYS.join('|')})(?!s)\\b`
const COMING = new RegExp(`(?<!\\blast )\\b(next )?${WEEKDAY}`, 'i')
/** Every week, or whenever it comes: no day of its own. */
const ANY = /\b(?:every|each|whenever|always)\b/i

/** `today` as "2026-11-15". Null where no day is named. A plan is asked about on the morning after. */
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

/** "By Friday" is to come, "Black Friday" is a name. */
const NO_DAY_OF_THEN = '(?<!\\b(?:next|coming|until|till|by|before|for|most|black|good|ash) )'

type Found = RegExpExecArray
/** Each with what it says, counted from today; negative days lie back, null is no day that can be named. */
const PAST: readonly { named: RegExp; day: (found: Found, today: string) => string | null }[] = [
  { named: /\bthe day before yesterday\b/i, day: (_, today) => addDays(today, -2) },
  { named: /\b(?:yesterday|last night)\b/i, day: (_, today) => addDays(today, -1) },
  {
    named: new RegExp(`\\b(an?|\\d{1,3}|${NUMBER_WORDS.join('|')}) (day|week)s? ago\\b`, 'i'),
    day: ([, count = '', unit = ''], today) =>
      addDays(today, -countOf(count) * (unit.toLowerCase() === 'week' ? 7 : 1)),
  },
  {
    named: /\b(?:last|(?:at|on|over|during) the|this) weekend\b/i,
    day: (_, today) => addDays(today, daysUntil('sunday', today) - 7),
  },
  {
    named: new RegExp(`${NO_DAY_OF_THEN}\\b(last )?${WEEKDAY}( before last)?`, 'i'),
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

/** Speaks of many days. */
const OFTEN = /\b(?:usually|often)\b/i
const DAY_NAMED = `(?:on )?(?:this |the )?(?:coming )?${WEEKDAY}`
/** What is on a calendar is told in the present: "I start my new position on Monday", "we have an exam on Friday". */
const AS_PLANNED =
  'starts?|begins?|leaves?|moves?|fly|flies|meets?|arrives?|opens?|returns?|comes?|visits?|presents?|sees?|takes? place|gets? (?:married|back|the|my|our|his|her)|(?:i|you|we|they) have (?:an?|my|our|the)|(?:he|she|it) has (?:an?|his|her|the)'
/** Speaks of what is still to come: "she will", "the release is on Friday", "I have to hand it in on Friday". */
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
/** Tells of something that was: what is to come is then only what somebody said or thinks of it. */
const WAS =
  /\b(?:was|were|had|did|didn['’]t|said|told|went|got|came|left|wrote|heard|found|forgot)\b|\b(?:i|he|she|we|they|you|who|just|(?:my|our|the) \w+) \w+[^e\W]ed\b/i
/** Says when: without it "she will leave me" may be about what was. */
const WHEN_TO_COME = new RegExp(`\\btomorrow\\b|\\bnext (?:week|month|year)\\b|\\b${WEEKDAY}`, 'i')

const sentencesOf = (text: string): string[] => splitSentences(text).map(({ text: one }) => one)

/** Whether a text is about something that is still to come: it says so before it tells anything that was. */
export function isToCome(text: string): boolean {
  const told = sentencesOf(text).find(
    (sentence) => WAS.test(sentence) || (TO_COME.test(sentence) && WHEN_TO_COME.test(sentence)),
  )
  return told !== undefined && !WAS.test(told) && !ANY.test(told) && !OFTEN.test(told)
}

/**
 * The day before today on which what is told has happened, where it names one. Only ever offered: a text may name a day
 * and be about another.
 */
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

/** The weekday it is today is today; "last Tuesday" said on a Tuesday is a week ago. */
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

/** Without a year, the last time it was this day. */
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
