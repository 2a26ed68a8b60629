/**
 * Situations with recorded answers of a strong, a middling and a careless language model to both calls, from
 * `training/outside`.
 */
import { readFileSync } from 'node:fs'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { NewSelfMapItem } from '#domain/self-map/self-map.ts'
import type { Findings } from '#domain/situation/analysis.ts'
import { splitSentences } from '#domain/values/sentences.ts'
import { plainWordsOnly } from '#engine/input/plain-words-only.ts'

export const QUALITIES = ['strong', 'middling', 'careless'] as const
export type Quality = (typeof QUALITIES)[number]

export type RecordedSituation = {
  id: string
  title: string
  description: string
  items: NewSelfMapItem[]
  /** The intended feelings, most important first. */
  felt: EmotionCategory[]
  /** The person's corrections. `falls` are lines that may be dropped. */
  corrections: { feeling?: EmotionCategory; item?: string; expected?: string; falls: string[] }[]
}

type Line = { text: string; basis: string; quote: string }
export type Say = {
  items: { item: string; expected: Line; wishes: string[]; saw: Line; why: Line }[]
  reading: Line
  steps: (Line & { lever: string; item: string })[]
  question: string
}
export type Understand = { touched: Record<string, unknown>[]; [part: string]: unknown }
export type Recording = {
  id: string
  understand: Understand
  say: Say
  /** Names, motives and other words in it that must not be shown. */
  wrong: string[]
  /** The text before and after the object. */
  around?: [string, string]
}

/** The raw response of each call. */
export type Answers = { understand: string; say: string }

const linesOf = <Row>(name: string): Row[] =>
  readFileSync(new URL(`../../training/outside/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)

export const readSituations = () => linesOf<RecordedSituation>('situations')
export const readRecordings = (quality: Quality) => linesOf<Recording>(quality)

export function answersOf({ understand, say, around: [before, after] = ['', ''] }: Recording) {
  const put = (value: object) => `${before}${JSON.stringify(value)}${after}`
  return { understand: put(understand), say: put(say) }
}

/**
 * All sentences of a recording with their lines, except those without a place on the page: a second "why" per group,
 * and steps after a death or harm.
 */
export function sentencesOf(
  { say }: Recording,
  groups: readonly string[],
  isTender: boolean,
): { line: string; text: string }[] {
  const lines: [string, string][] = say.items.flatMap(({ expected, wishes, saw, why }, at) => [
    [`expected${at}`, expected.text] as [string, string],
    ...wishes.map((wish): [string, string] => [`expected${at}`, wish]),
    [`saw${at}`, saw.text] as [string, string],
    ...(groups.indexOf(groups[at] ?? '') === at
      ? [[`why${at}`, why.text] as [string, string]]
      : []),
  ])
  lines.push(['reading', say.reading.text])
  if (!isTender) say.steps.forEach(({ text }, at) => void lines.push([`step${at}`, text]))
  lines.push(['question', say.question])
  return lines.flatMap(([line, text]) =>
    splitSentences(plainWordsOnly(text)).map((sentence) => ({ line, text: sentence.text })),
  )
}

/** All text of a reading on the page. */
export const shownText = (findings: Findings): string =>
  [
    ...findings.equations.flatMap(({ expectation, perception, wish }) => [
      expectation,
      perception,
      ...(wish?.suggestions ?? []),
    ]),
    ...findings.emotions.flatMap(({ name, description }) => [name, description]),
    findings.reading,
    ...findings.recommendations.map(({ text }) => text),
    ...findings.questions,
    findings.asks?.question?.text ?? '',
    ...(findings.asks?.question?.answers ?? []).map(({ text }) => text),
  ].join('\n')
