/** Held-out data for evaluations: our situations and sentences, and public sets if available. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'

export type LabelledItem = {
  category: string
  name: string
  power: number
  label: {
    emotion: EmotionCategory
    /** From 1 to 5. */
    level: number
    shift: string
    accepted: string
    time: string
    source: string
  } | null
}
export type LabelledSituation = {
  title: string
  description: string
  items: LabelledItem[]
  /** Kinds of event, the main one first. */
  events: string[]
  /** The batch's family: mirror, turns, joy, harm, danger, vague, dark, or general. */
  family: string
  /** Labels, if given: the actor, the index of the decisive sentence, whether the story turns. */
  told: { actor: string; decisive: number; turns: boolean } | null
  sentences: string[]
  /** The same for both halves of a mirrored pair. */
  pair: string | null
}
export type LabelledText = { text: string; label: string }

function itemOf(line: string): LabelledItem {
  const [
    category = '',
    name = '',
    power = '',
    emotion = '-',
    shift = '',
    accepted = '',
    time = '',
    source = '',
  ] = line.split('|').map((cell) => cell.trim())
  const label =
    emotion === '-'
      ? null
      : {
          emotion: emotion.split(' ')[0] as EmotionCategory,
          level: Number(emotion.split(' ')[1]),
          shift: shift.split(' ')[0]!,
          accepted,
          time,
          source,
        }
  return { category, name, power: Number(power), label }
}

function whoOf(line: string | undefined): LabelledSituation['told'] {
  if (!line) return null
  const [actor = '', decisive = '', turns = ''] = line.split('|').map((cell) => cell.trim())
  return { actor, decisive: Number(decisive) - 1, turns: turns === 'turns' }
}

export function situationsIn(file: string): LabelledSituation[] {
  const stem = basename(file, '.txt')
  return readFileSync(file, 'utf8')
    .split(/^== /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n').map((line) => line.trim())
      const after = (letter: string) =>
        lines.find((line) => line.startsWith(`${letter} `))?.slice(2)
      const sentences = lines
        .filter((line) => /^[EXRFO][0-9, ]*\s/.test(line))
        .map((line) => line.replace(/^\S+\s+/, '').replace(/\s*\{[^}]*\}\s*$/, ''))
      const pair = after('p')
      return {
        events: head.split(',')[2]?.trim().split('+') ?? [],
        title: after('t') ?? '',
        description: sentences.join(' '),
        sentences,
        items: lines.filter((line) => line.startsWith('i ')).map((line) => itemOf(line.slice(2))),
        family: stem.startsWith('held-') ? stem.split('-')[1]! : 'general',
        told: whoOf(after('w')),
        pair: pair ? `${stem} ${pair}` : null,
      }
    })
}

/**
 * Of each author's batches, the tenth is for development and the ninth for testing, the rest for training. Must match
 * `split_of` in training/prepare.py.
 */
export const HELD_OUT = { dev: '10', test: '09' } as const

export const ownSituations = (folder: string, part: 'dev' | 'test'): LabelledSituation[] => [
  ...globSync(join(folder, 'situations', `?-${HELD_OUT[part]}.txt`))
    .sort()
    .flatMap(situationsIn),
  ...heldOutSituations(folder).filter(
    ({ pair }, at) => partOf(pair ? Number(pair.split(' ')[1]) : at) === part,
  ),
]

const HARD_KINDS = ['mixed', 'kind', 'dry', 'said', 'plain']

/**
 * Mixed, kind, dry, stated and plain texts of some authors ("4,16"). A model's recipe says whether it was trained on
 * them.
 */
export const situationsBy = (folder: string, authors: string): LabelledSituation[] =>
  authors
    .split(',')
    .filter(Boolean)
    .flatMap((author) =>
      HARD_KINDS.map((kind) => join(folder, 'situations', `${kind}-${author}.txt`)),
    )
    .filter((file) => existsSync(file))
    .flatMap(situationsIn)

const heldOutSituations = (folder: string): LabelledSituation[] =>
  globSync(join(folder, 'held-out', '*.txt'))
    .sort()
    .flatMap(situationsIn)

/** Splits held-out batches alternately and keeps pairs together. */
const partOf = (number: number): 'dev' | 'test' => (number % 2 === 0 ? 'dev' : 'test')

/** Files never trained on (`HELD_OUT` in training/prepare.py). `hard` has veiled danger. */
const HELD_OUT_SENTENCES = {
  crisis: ['crisis-15', 'crisis-16'],
  hard: ['crisis-6'],
  traps: ['traps-4'],
} as const

/** Alternate lines of each held-out file are for development and for testing. */
export const ownSentences = (
  folder: string,
  kind: keyof typeof HELD_OUT_SENTENCES,
  part: 'dev' | 'test',
): LabelledText[] =>
  HELD_OUT_SENTENCES[kind].flatMap((name) =>
    readFileSync(join(folder, 'sentences', `${name}.tsv`), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => line.split('\t'))
      .map((cells) => ({ label: cells[0]!, text: cells.at(-1)! }))
      .filter((_, at) => at % 2 === (part === 'dev' ? 0 : 1)),
  )

function cellsOf(csv: string): Record<string, string>[] {
  const rows: string[][] = [['']]
  let isQuoted = false
  for (let at = 0; at < csv.length; at++) {
    const char = csv[at]!
    const row = rows.at(-1)!
    if (char === '"' && isQuoted && csv[at + 1] === '"') row[row.length - 1] += csv[++at]!
    else if (char === '"') isQuoted = !isQuoted
    else if (char === ',' && !isQuoted) row.push('')
    else if (char === '\n' && !isQuoted) rows.push([''])
    else if (char !== '\r') row[row.length - 1] += char
  }
  const [head = [], ...body] = rows.filter((row) => row.length > 1)
  return body.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])))
}

const textOf = (file: string) =>
  file.endsWith('.gz')
    ? gunzipSync(readFileSync(file)).toString('utf8')
    : readFileSync(file, 'utf8')

/** Takes every n-th row, at most `most`. */
function thinned<T>(rows: T[], most: number): T[] {
  const step = Math.max(1, Math.floor(rows.length / most))
  return rows.filter((_, at) => at % step === 0).slice(0, most)
}

const TRAP_NAMES: Record<string, string> = {
  'all-or-nothing thinking': 'all-or-nothing',
  overgeneralization: 'overgeneralizing',
  personalization: 'personalizing',
  'not distorted': 'none',
}

/** The same five percent that training reserves for testing (`part_of` in training/corpora.py). */
function isKeptForTesting(key: string): boolean {
  const bucket = Number(BigInt(`0x${createHash('sha1').update(key).digest('hex')}`) % 100n)
  return bucket >= 5 && bucket < 10
}

/** Texts the model was never trained on. Empty if the folder lacks them. */
export function publicTexts(
  folder: string,
  set: 'empathetic' | 'isear' | 'goemotions' | 'reframing',
  most: number,
): LabelledText[] {
  const map = join(folder, 'label_map.json')
  if (!existsSync(map)) return []
  const labels = JSON.parse(readFileSync(map, 'utf8')) as Record<
    string,
    Record<string, string | null>
  >
  if (set === 'empathetic')
    return thinned(
      cellsOf(textOf(join(folder, 'empathetic_dialogues/train.csv.gz')))
        .filter((row) => isKeptForTesting(row.conv_id!))
        .flatMap((row) => {
          const label = labels.empathetic_dialogues![row.emotion!]
          return label ? [{ text: row.situation!.replaceAll('_comma_', ','), label }] : []
        }),
      most,
    )
  if (set === 'isear')
    return thinned(
      cellsOf(textOf(join(folder, 'isear/train.csv'))).map((row) => ({
        text: row.text!,
        label: labels.isear![row.emotion!] ?? '',
      })),
      most,
    )
  if (set === 'goemotions')
    return thinned(
      cellsOf(textOf(join(folder, 'goemotions/dev.csv.gz'))).flatMap((row) => {
        const mapped = [
          ...new Set(row.labels!.split('|').map((label) => labels.goemotions![label])),
        ]
        return mapped.length === 1 && mapped[0] ? [{ text: row.text!, label: mapped[0] }] : []
      }),
      most,
    )
  const known = new Set(Object.values(TRAP_NAMES))
  return thinned(
    textOf(join(folder, 'cognitive_reframing/thinking_traps_train.jsonl'))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { prompt: string; completion: string })
      .map(({ prompt, completion }) => {
        const name = completion.trim().toLowerCase()
        return { text: prompt.replace(/->$/, '').trim(), label: TRAP_NAMES[name] ?? name }
      })
      .filter(
        ({ label }) =>
          known.has(label) ||
          /^(?:mind reading|fortune telling|catastrophizing|emotional reasoning|should statements|labeling|disqualifying the positive|overgeneralizing|personalizing)$/.test(
            label,
          ),
      ),
    most,
  )
}
