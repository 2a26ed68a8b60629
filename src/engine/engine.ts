/**
 * The embedded engine reads a situation with the trained model, applies the framework's rules and writes the findings.
 * Pure except for the model runner passed in, so it runs in Node and in a browser.
 */

import type { Findings } from '#domain/situation/analysis.ts'
import { type Correction, isNothing, typedLines } from '#domain/situation/correction.ts'
import type { Facts } from '#domain/situation/facts.ts'
import { kindOfMoment } from '#domain/situation/moment.ts'
import type { RecentLine } from '#domain/situation/recent-line.ts'
import { wordsToWatch } from '#domain/situation/situation.ts'
import { sentenceOfWish } from '#domain/situation/wish.ts'
import { type CrisisFinding, detectCrisis, isEveryday } from './danger/crisis.ts'
import { fullCrisisScores, smallCrisisLogit } from './danger/crisis-scores.ts'
import type { Place } from './input/normalise.ts'
import {
  type AnalyseInput,
  itemText,
  type SituationText,
  situationText,
} from './input/situation-text.ts'
import { carriedBy } from './model/carried.ts'
import { factsOf, smallest } from './model/facts.ts'
import { type ModelFiles, type RawFiles, readModelFiles } from './model/model-files.ts'
import type { Opinion } from './model/opinion.ts'
import { type Readings, readSituation } from './model/read-situation.ts'
import type { RunModel } from './model/sequence.ts'
import { type FoundTrap, findTraps } from './page/find-traps.ts'
import { createLines } from './page/lines.ts'
import type { Page } from './page/page.ts'
import { tellOthers, withoutNames } from './page/publish.ts'
import { writeAsks } from './page/write-asks.ts'
import { writeCare } from './page/write-care.ts'
import { writePage } from './page/write-page.ts'
import { tellWhose, understandAsCalled } from './rules/label-feelings.ts'
import { combineMoments } from './rules/moment.ts'
import { mentionsIn } from './rules/touched.ts'
import { type Understanding, understand } from './rules/understand.ts'

export type EngineReport = {
  crisis: CrisisFinding
  findings: Findings
  /** The library lines used in the findings. The caller passes them back as `shown` for thirty days. */
  shown?: readonly RecentLine[]
  /** The basis of the findings, for evaluation. */
  understanding: Understanding
}

export type Engine = {
  analyse: (input: AnalyseInput) => Promise<Findings>
  /** Runs the model. The facts are stored with the analysis, so it can be rewritten later. */
  readFacts: (input: AnalyseInput) => Promise<Facts>
  /** Reads the lines a person corrected beside their text, so the moment follows them. */
  hear: (input: AnalyseInput, facts: Facts, said: Correction) => Promise<Facts>
  /** Writes the analysis from facts and corrections, fast and without the model. */
  write: (input: AnalyseInput, facts: Facts, said?: Correction) => EngineReport
  /** The understanding before anything is written. `without` disables one rule, to measure its effect. */
  understand: (
    input: AnalyseInput,
    facts: Facts,
    said?: Correction,
    without?: string,
  ) => Understanding
  /** Returns both: whether to show help first, and the analysis if the person still wants it. */
  report: (input: AnalyseInput) => Promise<EngineReport>
  detect: (texts: readonly string[]) => Promise<CrisisFinding>
  /** The model's raw output, for evaluation. */
  read: (text: string) => Promise<Readings & { crisisShare: number }>
  /** The doubt that a text supports each sentence about it. Null if the model isn't trained for this. */
  carriedBy: (text: string, sentences: readonly string[]) => Promise<number[] | null>
}

/** Limits the items read, so a large map doesn't slow the model: chosen items and those the text names. */
const MAX_CHOSEN = 24
const MAX_NAMED = 8

function itemsToRead(input: AnalyseInput, text: SituationText): AnalyseInput['items'] {
  const chosen = input.items.filter((item) => item.isChosen !== false).slice(0, MAX_CHOSEN)
  const mentioned = mentionsIn(text.whole)
  const named = input.items.filter((item) => item.isChosen === false && mentioned(item) === 1)
  return [...chosen, ...named.slice(0, MAX_NAMED)]
}

/** In a crisis, writes help first. If uncertain, writes a question instead of claims. */
function writeUp(
  input: AnalyseInput,
  page: Page,
  traps: readonly FoundTrap[],
  isCrisis: boolean,
): Findings {
  if (isCrisis) return writeCare(input, page)
  return page.understanding.certainty === 'asks'
    ? writeAsks(input, page)
    : writePage(input, page, traps)
}

const WORDS_OF_A_WISH = 3

const REST_OF_A_TEXT = /(?<=[.!?])\s.*$/su
const BEFORE_A_CLAUSE = /^.*(?:[.!?;:,–—\n]| (?:and|but|so)(?= ))/su
const AFTER_A_CLAUSE = /[.!?;:,–—\n]| (?:and|but|so) /u

/** Returns the clause around a range, without its closing punctuation. */
function clauseAround(description: string, { start, end }: Place): string {
  const before = description.slice(0, start).replace(BEFORE_A_CLAUSE, '')
  const after = description.slice(end)
  const length = after.search(AFTER_A_CLAUSE)
  return before + description.slice(start, end) + (length < 0 ? after : after.slice(0, length))
}

/** Quotes the words that state an expectation: those the model marked, else a sentence of that role. */
function statedIn(
  { sentences, description }: SituationText,
  { roles }: Understanding,
  { spans }: Facts,
): string | null {
  const isLong = (words = '') => words.split(/\s+/).length >= WORDS_OF_A_WISH
  const marked = spans?.stated
    .filter(({ start, end }) => isLong(description.slice(start, end)))
    .map((place) => clauseAround(description, place).trim().replace(REST_OF_A_TEXT, ''))
    .find(isLong)
  return marked ?? sentences[roles.indexOf('expectation')]?.text ?? null
}

const sigmoid = (logit: number) => 1 / (1 + Math.exp(-logit))

/** Violence is said only where danger is heard too: "he beat me" may be about tennis. */
const sayable = (moments: Opinion, { level }: CrisisFinding): Opinion =>
  level === 'none'
    ? Object.fromEntries(
        Object.entries(moments).filter(([name]) => kindOfMoment(name) !== 'violence'),
      )
    : moments

export function createEngine(raw: RawFiles, run: RunModel): Engine {
  const files: ModelFiles = readModelFiles(raw)
  const { crisis, sideWeight, calibration } = files.manifest
  const { library } = files.moments

  /** Everyday phrases lower the model's danger score, so the other sentences are also read without them. */
  async function readText(
    text: SituationText,
    items: AnalyseInput['items'] = [],
  ): Promise<Readings> {
    const readings = await readSituation(files, run, text, items.map(itemText))
    const rest = text.sentences.filter(({ text }) => !isEveryday(text))
    if (rest.length === 0 || rest.length === text.sentences.length) return readings
    const apart = situationText('', rest.map(({ text }) => text).join(' '))
    const { crisisLogit } = await readSituation(files, run, apart, [])
    const danger = sigmoid(crisisLogit)
    const sentences = readings.sentences.map((read, at) => {
      const sentence = text.sentences[at]
      if (!sentence || !rest.includes(sentence)) return read
      return { ...read, crisis: { crisis: Math.max(danger, read.crisis?.crisis ?? 0) } }
    })
    return { ...readings, sentences }
  }

  function judge(
    texts: readonly string[],
    readings: Readings,
    { sentences }: SituationText,
  ): CrisisFinding {
    const small = smallCrisisLogit(texts, files.crisis)
    const read = sentences.map((sentence) => sentence.text)
    return detectCrisis(texts, fullCrisisScores(readings, small, crisis, read))
  }

  async function readFacts(input: AnalyseInput): Promise<Facts> {
    const text = situationText(input.title, input.description)
    const read = itemsToRead(input, text)
    const readings = await readText(text, read)
    return factsOf(
      readings,
      read.map(({ id }) => id),
    )
  }

  /** Leaves out items removed from the map since. */
  function readingsOf(input: AnalyseInput, facts: Facts) {
    const byId = new Map(input.items.map((item) => [item.id, item]))
    const read = facts.itemIds.flatMap((id) => byId.get(id) ?? [])
    const isThere = facts.itemIds.map((id) => byId.has(id))
    const readings: Readings = { ...facts, items: facts.items.filter((_, at) => isThere[at]) }
    return { read, readings }
  }

  function understandFacts(
    input: AnalyseInput,
    facts: Facts,
    said: Correction = {},
    without?: string,
  ): Understanding {
    const { read, readings } = readingsOf(input, facts)
    const text = situationText(input.title, input.description)
    return understandAsCalled(said, (said) =>
      understand(text, read, readings, {
        sideWeight,
        calibration,
        items: input.items,
        ties: input.relationships,
        said,
        without,
      }),
    )
  }

  function write(input: AnalyseInput, facts: Facts, said: Correction = {}): EngineReport {
    const text = situationText(input.title, input.description)
    const { readings } = readingsOf(input, facts)
    const finding = judge(wordsToWatch(input), readings, text)
    const understood = understandFacts(input, facts, said)
    const { published } = input
    const understanding = published ? withoutNames(understood, published) : understood
    const isPublished = published !== undefined
    const { moment, subKind, heard } = facts.whole
    // Older facts store the moment as `subKind`.
    const momentsBefore = sayable(moment ?? subKind ?? {}, finding)
    const page: Page = {
      text,
      understanding,
      isPublished,
      said,
      library,
      moments: typedLines(said).length > 0 && heard ? sayable(heard, finding) : momentsBefore,
      momentsBefore,
      wishes: { shares: facts.whole.wish ?? {}, alike: files.wishes.alike },
      spans: facts.spans,
      stated: isPublished ? null : statedIn(text, understanding, facts),
      used: new Set(),
      lines: createLines(input.shown),
    }
    const traps = isPublished ? [] : findTraps(text, readings, understanding)
    const findings = writeUp(input, page, traps, finding.isCrisis)
    if (isPublished) return { crisis: finding, findings: tellOthers(findings), understanding }
    return {
      crisis: finding,
      understanding,
      shown: page.lines.shown(),
      findings: {
        ...tellWhose(findings, understanding),
        ...(finding.level === 'care' && { care: true }),
        ...(!isNothing(said) && { said }),
        ...(understanding.isGrief && { grief: true }),
      },
    }
  }

  async function hear(input: AnalyseInput, facts: Facts, said: Correction): Promise<Facts> {
    if (typedLines(said).length === 0) return facts
    const wanted = sentenceOfWish(said.expected ?? '')
    const { perception = '' } = write(input, facts, said).findings.equations[0] ?? {}
    const tellings = [
      [input.description, said.saw, wanted],
      [perception, wanted],
    ]
    const readings = [facts.whole.moment ?? {}]
    for (const lines of tellings) {
      const text = situationText('', lines.filter(Boolean).join('\n'))
      readings.push((await readSituation(files, run, text, [])).whole.moment ?? {})
    }
    return { ...facts, whole: { ...facts.whole, ...smallest({ heard: combineMoments(readings) }) } }
  }

  const report = async (input: AnalyseInput): Promise<EngineReport> =>
    write(input, await readFacts(input))

  return {
    readFacts,
    hear,
    write,
    understand: understandFacts,
    report,
    analyse: async (input) => (await report(input)).findings,
    async detect(texts) {
      const text = situationText('', texts.join('\n'))
      return judge(texts, await readText(text), text)
    },
    carriedBy: (text, sentences) => carriedBy(files, run, text, sentences),
    read: async (text) => {
      const readings = await readText(situationText('', text))
      const small = smallCrisisLogit([text], files.crisis)
      return { ...readings, crisisShare: sigmoid(fullCrisisScores(readings, small, crisis).danger) }
    },
  }
}
