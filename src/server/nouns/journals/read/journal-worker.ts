/** Reads the file of another journal in a worker thread. */
import { workerData } from 'node:worker_threads'
import { EARLIEST_DAY } from '#domain/situation/happened.ts'
import {
  type JournalPreview,
  MAX_CHARACTERS,
  MAX_NOTES,
  NO_NOTES,
  type Note,
  TOO_MANY_NOTES,
  toSituations,
} from '#domain/situation/journal.ts'
import { DAY } from '#domain/values/duration.ts'
import { monthsIn } from '#domain/values/time-zone.ts'
import { answerReader, type Reading } from '#server/base/reading/read-in-worker.ts'
import { refuse } from '#server/base/refuse.ts'
import type { HowToRead } from './found.ts'
import { readJournal } from './read-journal.ts'

type Facts = Omit<JournalPreview, 'alreadyHere' | 'roomFor'>
type Lists = { notes: Note[] }
/** The notes are oldest first. */
export type OpenJournal = Reading<Facts, Lists>
export type JournalRequest = { now: number; how: HowToRead; without: readonly string[] }

const AT_ONCE = 100
const SAMPLES = 5
const SAMPLE_LENGTH = 240
const EARLIEST = Date.parse(EARLIEST_DAY)

const { bytes, now, how, without } = workerData as JournalRequest & { bytes: Uint8Array }

answerReader<Facts, Lists>(
  () => {
    const { source, notes, leftOut, table } = readJournal(bytes, how)
    const monthOf = monthsIn(how.zone)
    const dated = notes.filter(({ at }) => at >= EARLIEST && at <= now + DAY)
    const unwanted = new Set(without)
    const told = dated.filter(({ at }) => !unwanted.has(monthOf(at))).map(toSituations)
    const situations = told.flat().toSorted((one, other) => one.at - other.at)
    if (dated.length === 0 || (situations.length === 0 && without.length === 0))
      refuse('invalid', NO_NOTES)
    const letters = situations.reduce((sum, { text }) => sum + text.length, 0)
    if (situations.length > MAX_NOTES || letters > MAX_CHARACTERS) refuse('invalid', TOO_MANY_NOTES)
    return {
      facts: {
        source,
        notes: situations.length,
        leftOut:
          leftOut + notes.length - dated.length + told.filter((it) => it.length === 0).length,
        inParts: told.filter((it) => it.length > 1).length,
        months: monthsOf(situations, monthOf),
        samples: situations.slice(-SAMPLES).toReversed().map(toSample),
        table: table ?? null,
      },
      lists: { notes: situations },
    }
  },
  () => AT_ONCE,
)

function monthsOf(notes: readonly Note[], monthOf: (at: number) => string) {
  const months = Map.groupBy(notes, ({ at }) => monthOf(at))
  return [...months].map(([month, list]) => ({ month, notes: list.length }))
}

function toSample({ at, title, text }: Note) {
  const start = [...text].slice(0, SAMPLE_LENGTH).join('')
  return { at: new Date(at).toISOString(), title, text: start }
}
