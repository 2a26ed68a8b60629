import { moodLine, type Note } from '#domain/situation/journal.ts'
import { isObject, listOf, textOf } from './found.ts'

type Row = Record<string, unknown>

/** Early exports keep entries in their journals, later ones in moments. */
export const journivMoment = (moment: Row): Note | null =>
  journivNote(isObject(moment.entry) ? moment.entry : {}, moment)

export function journivNote(entry: Row, moment: Row = {}): Note | null {
  if (entry.is_draft === true) return null
  const at = utc(moment.logged_at_utc ?? entry.entry_datetime_utc ?? entry.created_at)
  const log = isObject(entry.mood_log) ? entry.mood_log : {}
  const mood = textOf(moment.primary_mood_name) ?? textOf(log.mood_name) ?? ''
  const words = [textOf(entry.content_plain_text) ?? textOf(entry.content) ?? delta(entry)]
  const text = [...words, textOf(moment.note) ?? textOf(log.note), moodLine(mood, [])]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join('\n\n')
  if (Number.isNaN(at) || text === '') return null
  return { at, title: textOf(entry.title) ?? '', text }
}

/** Moments are in UTC, whether they say so or not. */
function utc(value: unknown): number {
  const text = textOf(value) ?? ''
  return Date.parse(/(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`)
}

/** The text of a Quill document. */
const delta = ({ content_delta: content }: Row): string =>
  isObject(content)
    ? listOf(content.ops)
        .map((op) => (isObject(op) && typeof op.insert === 'string' ? op.insert : ''))
        .join('')
    : ''
