import { moodLine, UNKNOWN_DAYLIO } from '#domain/situation/journal.ts'
import { RefusalError, refuse } from '#server/base/refuse.ts'
import { withoutTags } from './decode.ts'
import { arrayIn, type Found, notesOf, textIn } from './found.ts'
import { readRows } from './json-rows.ts'

/** The newest backup version we have seen. */
const KNOWN_UP_TO = 30

/** Daylio's five default moods by id, best first. */
const OWN_MOODS = ['', 'rad', 'good', 'meh', 'bad', 'awful']
const MOST_ACTIVITIES = 50

type Row = Record<string, unknown>

/** Reads a backup, which is JSON in base64. */
export function readDaylio(text: string): Found {
  const { version, days, moods, activities } = rowsOf(Buffer.from(text, 'base64').toString('utf8'))
  const isKnown = Number.isInteger(version) && Number(version) <= KNOWN_UP_TO
  if (!isKnown) return refuse('invalid', UNKNOWN_DAYLIO)
  const found = notesOf(days, ({ at, mood, tags, note, title }) => {
    if (at === null) return null
    const done = tags.map((id) => activities.get(id) ?? '').filter(Boolean)
    const line = moodLine(moods.get(mood) ?? '', done)
    return { at, title, text: [note.trim(), line].filter(Boolean).join('\n\n') }
  })
  if (found.notes.length === 0 && found.leftOut > 0) return refuse('invalid', UNKNOWN_DAYLIO)
  return { source: 'daylio', ...found }
}

function rowsOf(text: string) {
  const days: ReturnType<typeof dayOf>[] = []
  const moods = new Map<number, string>()
  const activities = new Map<number, string>()
  try {
    const { version, dayEntries } = readRows(text, (list, row) => {
      if (list === 'dayEntries') days.push(dayOf(row))
      if (list === 'customMoods') moods.set(Number(row.id), moodOf(row))
      if (list === 'tags') activities.set(Number(row.id), textIn(row.name) ?? '')
    })
    if (dayEntries) return { version, days, moods, activities }
  } catch (error) {
    // One message for every fault, because the person's remedy is the same.
    if (!(error instanceof RefusalError)) throw error
  }
  return refuse('invalid', UNKNOWN_DAYLIO)
}

/** Copies only the fields we need. */
const dayOf = (row: Row) => ({
  at: typeof row.datetime === 'number' ? Math.floor(row.datetime) : null,
  mood: Number(row.mood),
  tags: arrayIn(row.tags).slice(0, MOST_ACTIVITIES).map(Number),
  note: withoutTags(textIn(row.note) ?? ''),
  title: withoutTags(textIn(row.note_title) ?? ''),
})

const moodOf = (row: Row): string =>
  textIn(row.custom_name) ?? OWN_MOODS[Number(row.predefined_name_id)] ?? ''
