/** The largest and the nastiest files of other journals that still pass the door. */

import { MOST_CHARACTERS, MOST_NOTES } from '#domain/situation/journal.ts'
import { HOUR } from '#domain/values/duration.ts'
import { bytesOf, daylioBackup, dayOne, zipOf } from '#test/journal-files.ts'

const moment = (at: number) => new Date(Date.UTC(2015, 0, 1) + at * HOUR).toISOString()
const words = 'Friend 7 came by and we talked about nothing at all. '.repeat(19).slice(0, 985)
const times = <Made>(count: number, make: (at: number) => Made) =>
  Array.from({ length: count }, (_, at) => make(at))

export const JOURNAL_FILES: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  '10,000 notes': () =>
    bytesOf(
      dayOne(times(MOST_NOTES, (at) => ({ creationDate: moment(at), text: `${at} ${words}` }))),
    ),
  '10,000 notes of one moment': () =>
    bytesOf(
      dayOne(times(MOST_NOTES, (at) => ({ creationDate: moment(1), text: `${at} ${words}` }))),
    ),
  'one note of 10 million letters in 10 rows': () =>
    bytesOf(
      dayOne(
        times(11, (at) => ({
          creationDate: moment(at),
          text: 'x'.repeat(MOST_CHARACTERS / 11 - 100),
        })),
      ),
    ),
  'a million pictures that never end': () =>
    bytesOf(dayOne([{ creationDate: moment(1), text: '!['.repeat(490_000) }])),
  'a Daylio backup of 10,000 days': () =>
    daylioBackup(
      times(MOST_NOTES, (at) => ({
        at: moment(at),
        note: `${at} ${words.slice(0, 900)}`,
        tags: [4, 5],
      })),
    ),
  '20,000 files in an archive': () =>
    zipOf(Object.fromEntries(times(20_000, (at) => [`${at}.md`, at % 2 ? '' : words]))),
  '63 MB in an archive': () => zipOf({ 'a.json': `{"entries":[${'{},'.repeat(21_000_000)}{}]}` }),
  'a table of 50,000 rows': () => bytesOf(`date,text\n${'2024-01-01,x\n'.repeat(49_000)}`),
}
