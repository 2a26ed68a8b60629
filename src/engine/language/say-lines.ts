/** Call B: checks every sentence, sends faulty ones back once, and puts each in its slot. */

import { isPleasant } from '#domain/emotion/emotion.ts'
import type { Equation } from '#domain/situation/analysis.ts'
import { type Correction, ownWordsAbout } from '#domain/situation/correction.ts'
import { maskPrivate } from '#domain/situation/external-text.ts'
import { asPlan } from '../page/steps.ts'
import {
  type CheckedSentence,
  type Checks,
  checkLine,
  shownOf,
  shownWhole,
  type ToCheck,
} from './check-line.ts'
import { type CheckedLines, nothingShown } from './compose.ts'
import { listOf, objectOf, readModelJson, textOf } from './model-json.ts'
import { type AskModel, askJson, type ModelRequest, UnfitAnswerError } from './model-request.ts'
import { list, shape } from './model-understanding.ts'
import { type PageLines, readPageLines } from './page-lines.ts'
import { LONGEST, marked, REPAIR_PROMPT, WHAT_IS_WRONG } from './prompts.ts'
import { isQuoted, type Place } from './proof.ts'
import type { SupportedFacts } from './supported-facts.ts'

type Needs = Checks & {
  ask: AskModel
  request: ModelRequest
  grounds: SupportedFacts
  /** The settled equations. A part may occur twice. */
  equations: readonly Equation[]
  /** Their names as sent. */
  names: readonly string[]
  isTender: boolean
  /** The lines the person wrote, which the model doesn't replace. */
  own?: Correction | undefined
}
export type SaidLines = Awaited<ReturnType<typeof sayLines>>

/** A line of the page with its check and its setter. */
type Slot = { line: ToCheck; put: (text: string) => void; sentences: CheckedSentence[] }

export async function sayLines(needs: Needs) {
  const answer: string[] = []
  try {
    for await (const piece of needs.ask(needs.request)) answer.push(piece)
  } catch (error) {
    // Keep the lines received before the failure.
    if (answer.length === 0) throw error
  }
  const json = readModelJson(answer.join(''))
  if (!json) throw new UnfitAnswerError('It is no JSON.')
  const shown = nothingShown()
  const slots = slotsOf(readPageLines(json.value, needs.names), needs, shown)
  for (const slot of slots) slot.sentences = await checkLine(slot.line, needs.grounds, needs)
  const repaired = await repairOnce(needs, slots)
  for (const { line, sentences, put } of slots) {
    const text = isWholeOnly(line.place) ? shownWhole(sentences) : shownOf(sentences)
    if (text) put(text)
  }
  const sentences = slots.flatMap((slot) => slot.sentences)
  const fallen = sentences.filter(({ fault }) => fault !== null && fault !== 'length').length
  // The number of rejected sentences, and of all.
  return { shown, isWhole: json.isWhole, fallen, all: sentences.length, repaired }
}

const to =
  <Key extends string>(target: { [key in Key]?: string }, key: Key) =>
  (text: string) => {
    target[key] = text
  }

const isWholeOnly = (place: Place): boolean => place === 'offer' || place === 'question'

function slotsOf(lines: PageLines, needs: Needs, shown: CheckedLines): Slot[] {
  const { names, equations, isTender, own: said = {}, grounds } = needs
  const slots: Slot[] = []
  const add = (text: string, place: Place, longest: number, put: Slot['put']) => {
    if (text) slots.push({ line: { text, place, longest }, put, sentences: [] })
  }
  const taken = new Set<number>()
  for (const { item, expected, wishes, saw, why } of lines.items) {
    const at = names.findIndex((name, index) => name === item && !taken.has(index))
    if (at < 0) continue
    taken.add(at)
    const entry: NonNullable<ReturnType<CheckedLines['items']['get']>> = {}
    shown.items.set(at, entry)
    const own = ownWordsAbout(said, equations[at]!.category, at === 0)
    if (!own.expected) {
      add(expected, 'wish', LONGEST.expected, to(entry, 'expected'))
      for (const wish of wishes)
        add(wish, 'offer', LONGEST.expected, (text) => {
          entry.wishes = [...(entry.wishes ?? []), text]
        })
    }
    if (!own.saw) add(saw, 'claim', LONGEST.saw, to(entry, 'saw'))
    add(why, 'claim', LONGEST.why, to(entry, 'why'))
  }
  add(lines.reading, 'claim', LONGEST.reading, to(shown, 'reading'))
  if (!isTender)
    for (const { lever, when, act, text } of lines.steps) {
      const plan = when && act ? `${when}, ${act}` : ''
      add(plan || text, 'step', LONGEST.step, (said) =>
        shown.steps.push(
          said === plan
            ? { type: lever, text: asPlan(when, act), when, act }
            : { type: lever, text: said },
        ),
      )
    }
  // Another view must be quoted from their words, and never relativises a pleasant feeling.
  const mayDiffer = !isTender && equations.some(({ category }) => !isPleasant(category))
  if (mayDiffer && isQuoted(lines.other.quote, grounds))
    add(lines.other.text, 'claim', LONGEST.other, to(shown, 'other'))
  add(lines.question, 'question', LONGEST.question, to(shown, 'question'))
  return slots
}

/**
 * Sends faulty sentences back once with the reason and drops those still wrong. Each has a fixed number, because
 * browser and server may find different ones faulty.
 */
async function repairOnce(
  { ask, grounds, ...checks }: Needs,
  slots: readonly Slot[],
): Promise<number> {
  const all = slots.flatMap((slot) =>
    slot.sentences.map((sentence, at) => ({ slot, at, sentence })),
  )
  const told = all.flatMap(({ sentence: { text, fault, foreign } }, at) => {
    const why = fault && WHAT_IS_WRONG[fault]
    const words = foreign.length > 0 ? `: ${foreign.join(', ')}` : ''
    return why ? [`${at + 1}. ${text}\n   ${why}${words}`] : []
  })
  if (told.length === 0) return 0
  const request: ModelRequest = {
    name: 'repair',
    instructions: REPAIR_PROMPT,
    message: `${marked('sentences', told.join('\n'))}\n${marked('words', maskPrivate(grounds.text))}`,
    schema: shape({
      sentences: list(shape({ number: { type: 'integer' }, text: { type: 'string' } })),
    }),
    mostTokens: 600,
  }
  const answer = await askJson(ask, request).catch(() => null)
  let repaired = 0
  for (const one of listOf(objectOf(answer).sentences)) {
    const { number, text } = objectOf(one)
    const found = all[Number(number) - 1]
    if (!found?.sentence.fault) continue
    const { line, sentences } = found.slot
    const [again, ...more] = await checkLine({ ...line, text: textOf(text) }, grounds, checks)
    if (!again || again.fault !== null || more.length > 0) continue
    sentences[found.at] = again
    repaired += 1
  }
  return repaired
}
