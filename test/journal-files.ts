import { zipWriter } from '#server/base/zip/write-zip.ts'

/** Files of other journals, as those products write them. */

export async function zipOf(files: Record<string, string>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = zipWriter(Date.UTC(2024, 4, 1))
  for (const [name, text] of Object.entries(files)) await zip.add(name, text)
  return zip.end()
}

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

type DaylioNote = { at: string; note?: string; title?: string; mood?: number; tags?: number[] }

export const daylioBackup = (notes: DaylioNote[], more: object = {}) =>
  zipOf({
    'backup.daylio': Buffer.from(
      JSON.stringify({
        version: 15,
        customMoods: [
          { id: 1, custom_name: '', mood_group_id: 1, predefined_name_id: 1 },
          { id: 9, custom_name: 'wobbly', mood_group_id: 3, predefined_name_id: -1 },
        ],
        tags: [
          { id: 4, name: 'running' },
          { id: 5, name: 'family' },
        ],
        dayEntries: notes.map(({ at, note = '', title = '', mood = 9, tags = [] }, index) => ({
          id: index + 1,
          datetime: Date.parse(at),
          timeZoneOffset: 0,
          mood,
          note,
          note_title: title,
          tags,
          assets: [],
        })),
        ...more,
      }),
    ).toString('base64'),
    'assets/photos/2024/1/abc': 'not a picture',
  })

export const DAYLIO_CSV = [
  'full_date,date,weekday,time,mood,activities,note_title,note',
  '2024-03-05,March 5,Tuesday,08:15,good,running | family,A start,"We ran, and then <b>rested</b>."',
  '2024-03-04,March 4,Monday,10:25 PM,meh,,,',
].join('\n')

export const dayOne = (entries: object[]) =>
  JSON.stringify({ metadata: { version: '1.0' }, entries })

export const DAY_ONE_ENTRIES = [
  {
    uuid: 'A1',
    creationDate: '2023-07-01T18:30:00Z',
    timeZone: 'Europe/Berlin',
    text: '# At the lake\n\nWe swam\\. It was cold\\!\n\n![](dayone-moment://ABC)',
  },
  { uuid: 'A2', creationDate: '2023-07-02T06:00:00Z', text: 'Ok.' },
  { uuid: 'A3', creationDate: 'never', text: 'A day without a date is left out.' },
]

export const JOURNIV = JSON.stringify({
  export_version: '1.5',
  journals: [
    {
      title: 'Mine',
      entries: [
        {
          title: 'Old shape',
          content: 'An entry inside its journal.',
          entry_datetime_utc: '2024-01-02T10:00:00',
          mood_log: { mood_name: 'calm', note: null },
        },
      ],
    },
  ],
  moments: [
    {
      logged_at_utc: '2025-02-03T11:00:00Z',
      note: null,
      primary_mood_name: 'Good',
      entry: { title: 'New shape', content_delta: { ops: [{ insert: 'An entry in a moment.' }] } },
    },
    {
      logged_at_utc: '2025-02-04T11:00:00Z',
      entry: { title: 'Draft', content_plain_text: 'Not finished', is_draft: true },
    },
  ],
})

export const ANY_CSV = [
  'When;Headline;What happened;Feeling',
  '25/12/2023 18:00;Christmas;"My sister came; we talked for hours.";glad',
  '01/02/2024;;A day without a headline.;',
].join('\n')
