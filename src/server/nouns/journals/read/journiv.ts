import { moodLine, type Note } from '#domain/situation/journal.ts'
import { arrayIn, isObject, textIn } from './found.ts'

type Row = Record<string, unknown>

/** Early exports hold entries in journals, later ones in moments. */
export const journivMoment = (moment: Row): Note | null =>
  journivNote(isObject(moment.entry) ? moment.entry : {}, moment)

export function journivNote(entry: Row, moment: Row = {}): Note | null {
  if (entry.is_draft === true) return null
  const at = utc(moment.logged_at_utc ?? entry.entry_datetime_utc ?? entry.created_at)
  const log = isObject(entry.mood_log) ? entry.mood_log : {}
  const mood = textIn(moment.primary_mood_name) ?? textIn(log.mood_name) ?? ''
  const words = [textIn(entry.content_plain_text) ?? textIn(entry.content) ?? delta(entry)]
  const text = [...words, textIn(moment.note) ?? textIn(log.note), moodLine(mood, [])]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join('\n\n')
  if (Number.isNaN(at) || text === '') return null
  return { at, title: textIn(entry.title) ?? '', text }
}

/** Times are UTC, with or without a suffix. */
function utc(value: unknown): number {
  const text = textIn(value) ?? ''
  return Date.parse(/(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`)
}

/** Reads the text of a Quill document. */
const delta = ({ content_delta: content }: Row): string =>
  isObject(content)
    ? arrayIn(content.ops)
        .map((op) => (isObject(op) && typeof op.insert === 'string' ? op.insert : ''))
        .join('')
    : ''
