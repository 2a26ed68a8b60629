/** Call B as it comes: each line is checked as soon as it is there, and what may be shown is put into `shown`. */

import { isPleasant } from '#domain/emotion/emotion.ts'
import type { OwnWords } from '#domain/situation/said.ts'
import { type Checked, checkLine, type DangerIn, type ToCheck } from './check-line.ts'
import { isQuoted } from './claims.ts'
import type { Shown } from './compose.ts'
import type { Grounds } from './grounds.ts'
import { listOf, objectOf, readModelJson, textOf } from './model-json.ts'
import type { AskModel, ModelRequest } from './model-request.ts'
import { type Line, type PageLines, readPageLines } from './page-lines.ts'
import { LONGEST, marked, REPAIR_PROMPT, WHAT_IS_WRONG } from './prompts.ts'
import { list, shape } from './understood.ts'

type Needs = {
  ask: AskModel
  dangerIn: DangerIn
  request: ModelRequest
  grounds: Grounds
  /** The items of the settled equations, in their order; one may be there twice. */
  names: readonly string[]
  shown: Shown
  isTender: boolean
  /** Lines the person wrote themselves, of the first equation: nobody else writes them. */
  ownAt: (at: number) => OwnWords
}
type Step = { hasChanged: boolean; isWhole: boolean; dropped: number; repaired: number }

/** A line of the page: how it is checked, and where it goes. */
type Slot = { key: string; line: ToCheck; put: (text: string) => void; shown: string }

export async function* sayLines(needs: Needs): AsyncGenerator<Step> {
  const { ask, request, names } = needs
  const seen = new Map<string, Slot>()
  const faulty: { slot: Slot; faults: Checked['faults'] }[] = []
  let [text, isWhole, dropped] = ['', false, 0]
  const step = (hasChanged: boolean, repaired = 0): Step => ({
    hasChanged,
    isWhole,
    dropped,
    repaired,
  })

  async function look(isLast: boolean): Promise<boolean> {
    const json = readModelJson(text)
    if (!json) return false
    isWhole = json.isWhole
    const slots = slotsOf(readPageLines(json.value, names), needs, json.isWhole || isLast)
    let hasChanged = false
    for (const slot of slots.filter(({ key }) => !seen.has(key))) {
      seen.set(slot.key, slot)
      const checked = await checkLine(slot.line, needs.grounds, needs.dangerIn)
      if (checked.text) slot.put(checked.text)
      slot.shown = checked.text
      hasChanged ||= checked.text !== ''
      dropped += checked.faults.length
      if (checked.faults.length > 0) faulty.push({ slot, faults: checked.faults })
    }
    return hasChanged
  }

  try {
    for await (const piece of ask(request)) {
      text += piece
      if (/["}\]]/.test(piece) && (await look(false))) yield step(true)
    }
  } catch (error) {
    // What was said until then stands.
    if (seen.size === 0) throw error
  }
  yield step(await look(true))
  const repaired = await repairOnce(needs, faulty)
  if (repaired > 0) yield step(true, repaired)
}

/** What is finished: a line counts once its quote is there, which is what comes last. */
function slotsOf(
  lines: PageLines,
  { names, shown, isTender, ownAt, grounds }: Needs,
  isLast: boolean,
): Slot[] {
  const slots: Slot[] = []
  const add = (
    key: string,
    line: Line,
    place: ToCheck['place'],
    longest: number,
    put: Slot['put'],
  ) => {
    if (line.text && (isLast || line.isFinished))
      slots.push({ key, line: { ...line, place, longest }, put, shown: '' })
  }
  const taken = new Set<number>()
  for (const { item, expected, wishes, saw, why } of lines.items) {
    const at = names.findIndex((name, index) => name === item && !taken.has(index))
    if (at < 0) continue
    taken.add(at)
    const entry = () => {
      const known = shown.items.get(at) ?? {}
      shown.items.set(at, known)
      return known
    }
    const own = ownAt(at)
    if (!own.expected)
      add(`expected ${at}`, expected, 'wish', LONGEST.expected, (text) => {
        entry().expected = text
      })
    wishes.forEach((text, index) => {
      if (own.expected) return
      const line = {
        text,
        basis: 'general' as const,
        quote: '',
        isFinished: !expected.text && saw.text !== '',
      }
      add(`wish ${at} ${index}`, line, 'offer', LONGEST.expected, (wish) => {
        entry().wishes = [...(entry().wishes ?? []), wish]
      })
    })
    if (!own.saw)
      add(`saw ${at}`, saw, 'claim', LONGEST.saw, (text) => {
        entry().saw = text
      })
    add(`why ${at}`, why, 'claim', LONGEST.why, (text) => {
      entry().why = text
    })
  }
  add('reading', lines.reading, 'claim', LONGEST.reading, (text) => {
    shown.reading = text
  })
  if (!isTender)
    lines.steps.forEach((step, at) => {
      add(`step ${at}`, { ...step, basis: 'general' }, 'step', LONGEST.step, (text) => {
        shown.steps.set(at, { type: step.lever, text })
      })
    })
  // Another view comes out of their words or not at all.
  if (!isTender && !grounds.felt.some(isPleasant) && isQuoted(lines.other.quote, grounds))
    add('other', lines.other, 'claim', LONGEST.other, (text) => {
      shown.other = text
    })
  add('question', lines.question, 'question', LONGEST.question, (text) => {
    shown.question = text
  })
  return slots
}

/** The faulty sentences go back once, with the reason; what is still wrong is not shown. */
async function repairOnce(
  { ask, grounds, dangerIn }: Needs,
  faulty: readonly { slot: Slot; faults: Checked['faults'] }[],
): Promise<number> {
  const wrong = faulty.flatMap(({ slot, faults }) =>
    faults.filter(({ mayRepair }) => mayRepair).map((it) => ({ slot, ...it })),
  )
  if (wrong.length === 0) return 0
  const told = wrong.map(
    ({ text, fault }, at) => `${at + 1}. ${text}\n   ${WHAT_IS_WRONG[fault] ?? 'it is too long'}`,
  )
  const request: ModelRequest = {
    name: 'repair',
    instructions: REPAIR_PROMPT,
    message: `${marked('sentences', told.join('\n'))}\n${marked('words', grounds.words.join('\n'))}`,
    schema: shape({
      sentences: list(shape({ number: { type: 'integer' }, text: { type: 'string' } })),
    }),
    mostTokens: 600,
  }
  let text = ''
  try {
    for await (const piece of ask(request)) text += piece
  } catch {
    return 0
  }
  const answered = listOf(objectOf(readModelJson(text)?.value).sentences)
  let repaired = 0
  for (const one of answered) {
    const { number, text: said } = objectOf(one)
    const found = wrong[Number(number) - 1]
    if (!found) continue
    const { slot } = found
    const line = { ...slot.line, text: textOf(said), basis: 'guess' as const }
    const checked = await checkLine(line, grounds, dangerIn)
    if (!checked.text || checked.faults.length > 0) continue
    slot.shown = [slot.shown, checked.text].filter(Boolean).join(' ')
    slot.put(slot.shown)
    repaired += 1
  }
  return repaired
}
