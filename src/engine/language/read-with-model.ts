/**
 * Reads a situation with a language model: it understands, our rule settles the equations, then it writes line by line.
 * Every sentence is checked before it is shown, and on failure the embedded reading remains.
 */
import { LADDERS } from '#domain/emotion/emotion.ts'
import type { Equation, Findings } from '#domain/situation/analysis.ts'
import type { Correction } from '#domain/situation/correction.ts'
import { externalText, itemLine, maskPrivate, sentName } from '#domain/situation/external-text.ts'
import { formatFeeling } from '#domain/situation/own-saying.ts'
import type { ItemSnapshot } from '#domain/situation/situation.ts'
import { type Checks, checkLine, shownWhole } from './check-line.ts'
import { compose, composeQuestion } from './compose.ts'
import { LIMITS } from './limits.ts'
import { type AskModel, askJson, type ModelRequest, UnfitAnswerError } from './model-request.ts'
import {
  FEELINGS,
  type ModelUnderstanding,
  readUnderstanding,
  type Unsure,
  understoodSchema,
} from './model-understanding.ts'
import { givesOrders } from './orders.ts'
import { pageSchema } from './page-lines.ts'
import { LONGEST, marked, SAY, UNDERSTAND } from './prompts.ts'
import {
  contradictedSide,
  doubtsAbout,
  type ResolvedReading,
  resolveEquations,
} from './resolve-equations.ts'
import { type SaidLines, sayLines } from './say-lines.ts'
import { type SupportedFacts, stemsOfGroups } from './supported-facts.ts'
import { groundsFor, isTender, linesOf, partName, type Task } from './task.ts'

export type Dependencies = Checks & {
  ask: AskModel
  /** Writes our engine's findings for a given feeling. */
  write: (said: Correction) => Promise<Findings>
}

/** `left out` if too much of it had no support in the text, so none of it is shown. */
export type ReadByModel = {
  findings: Findings
  status: 'read' | 'partly' | 'left out'
  dropped: number
  repaired: number
}

const TOKENS = { understand: 1000, say: 1500 }
/** After a death or harm, one faulty sentence is too many. */
const isBelieved = ({ fallen, all }: SaidLines, isQuiet: boolean): boolean =>
  isQuiet ? all > 0 && fallen === 0 : fallen < LIMITS.fallen * all

export async function readWithModel(needs: Dependencies, task: Task): Promise<ReadByModel> {
  const leftOut = (dropped = 0, repaired = 0): ReadByModel => ({
    findings: task.said?.kept ?? task.own,
    status: 'left out',
    dropped,
    repaired,
  })
  // A model may obey an order, so none is asked about a text that gives one.
  if (givesOrders([task.description, ...(task.said?.lines ?? [])].join('\n'))) return leftOut()
  const items = [...task.chosen, ...(task.around?.items ?? [])]
  const { settled, understood } = task.said
    ? { settled: settledBySaid(task.said.kept), understood: null }
    : await understandWithModel(needs, task, items)
  const grounds = groundsFor(task, settled.equations, items)
  const unsure = understood && (await questionInstead(needs, task, settled, understood, grounds))
  if (unsure) {
    const idOf = (name: string) =>
      items.find((item) => sentName(item.name) === name)?.itemId || undefined
    const findings = composeQuestion(task.own, unsure, idOf, settled, task.engine)
    return { findings, status: 'read', dropped: 0, repaired: 0 }
  }
  const base = task.said?.kept ?? (await baseFor(needs, task, settled))
  const names = settled.equations.map(partName)
  const isQuiet = isTender(task) || settled.hasDied
  const lines = await sayLines({
    ...needs,
    request: sayRequest(task, settled, names, isQuiet),
    grounds,
    names,
    equations: settled.equations,
    isTender: isQuiet,
    own: task.said?.own,
  })
  const { shown, isWhole, fallen, repaired } = lines
  if (!isBelieved(lines, isQuiet)) return leftOut(fallen, repaired)
  const findings = compose(base, settled, shown, task.engine)
  return { findings, status: isWhole ? 'read' : 'partly', dropped: fallen, repaired }
}

/** Asks the person if the model would have to guess, or if it contradicts a side ours is sure of. */
async function questionInstead(
  needs: Dependencies,
  task: Task,
  settled: ResolvedReading,
  { unsure }: ModelUnderstanding,
  grounds: SupportedFacts,
): Promise<Unsure | null> {
  const other = contradictedSide(settled, task)
  const [main] = task.own.emotions
  if (other && main) {
    const words = [main, other].map(({ category }) => LADDERS[category][2])
    const said = words.map((word) => formatFeeling(word, 'I'))
    return {
      question: `Which comes closer, ${said.map(({ word }) => word).join(' or ')}?`,
      answers: words.map((feeling, at) => ({
        text: `${said[at]!.lead} ${said[at]!.word}`,
        feeling,
        item: partName(other),
      })),
    }
  }
  return unsure && checkedUnsure(needs, unsure, grounds)
}

/** Filters the model's question and answers. Null if fewer than two feelings remain. */
async function checkedUnsure(
  checks: Checks,
  { question, answers }: Unsure,
  grounds: SupportedFacts,
): Promise<Unsure | null> {
  const groups = answers.flatMap(({ feeling }) => FEELINGS.get(feeling)?.category ?? [])
  // The feelings asked about aren't settled, so allow all of them.
  const open = {
    ...grounds,
    stems: grounds.stems.union(stemsOfGroups(groups)),
    felt: new Set(groups),
  }
  const mayShow = async (text: string, place: 'question' | 'offer') =>
    shownWhole(await checkLine({ text, place, longest: LONGEST.question }, open, checks)) !== ''
  if (!(await mayShow(question, 'question'))) return null
  const shown: Unsure['answers'] = []
  for (const answer of answers) if (await mayShow(answer.text, 'offer')) shown.push(answer)
  const left = new Set(shown.map(({ feeling }) => FEELINGS.get(feeling)?.category))
  return left.size > 1 ? { question, answers: shown } : null
}

const settledBySaid = (kept: Findings): ResolvedReading => ({
  equations: kept.equations,
  emotions: kept.emotions,
  certainty: kept.certainty ?? 'sure',
  isHeavy: false,
  hasDied: false,
})

async function understandWithModel(
  { ask }: Pick<Dependencies, 'ask'>,
  task: Task,
  items: readonly ItemSnapshot[],
): Promise<{ settled: ResolvedReading; understood: ModelUnderstanding }> {
  const names = items.map(({ name }) => sentName(name))
  const asked = understandMessage(task)
  const readOnce = async (message: string) => {
    const request: ModelRequest = {
      name: 'understand',
      instructions: UNDERSTAND,
      message,
      schema: understoodSchema(names),
      mostTokens: TOKENS.understand,
    }
    return readUnderstanding(await askJson(ask, request), names)
  }
  const first = await readOnce(asked)
  if (!first) throw new UnfitAnswerError('It rests on nothing the person named.')
  const doubts = doubtsAbout(first, task)
  const again =
    doubts.length > 0
      ? await readOnce(
          `${asked}\n${marked('doubts', `${doubts.join('\n')}\nRead it once more and answer with the whole object.`)}`,
        ).catch(() => null)
      : null
  const understood = again ?? first
  return { understood, settled: resolveEquations(understood, task, items) }
}

function understandMessage(task: Task): string {
  const { chosen, around } = task
  return [
    marked('today', task.today),
    around &&
      marked('around', [...around.items.map(itemLine), ...around.ties.map(maskPrivate)].join('\n')),
    around && marked('before', around.before.map(maskPrivate).join('\n')),
    marked('ours', ownLine(task.own)),
    marked('situation', externalText({ ...task, items: chosen })),
  ]
    .filter(Boolean)
    .join('\n')
}

/** Our engine's reading and its certainty, for the prompt. */
function ownLine({ emotions, certainty, grief, alternatives = [] }: Findings): string {
  const felt = emotions.slice(0, 3).map(({ name, category }) => `${name} (${category})`)
  const others = alternatives.slice(0, 2).map(({ name, category }) => `${name} (${category})`)
  return [
    felt.length > 0 ? `It reads: ${felt.join(', ')}.` : 'It does not know what is felt.',
    others.length > 0 && `Else perhaps: ${others.join(', ')}.`,
    `It is ${certainty === 'asks' ? 'not sure' : (certainty ?? 'likely')}.`,
    grief && 'Somebody died.',
  ]
    .filter(Boolean)
    .join(' ')
}

function sayRequest(
  task: Task,
  settled: ResolvedReading,
  names: readonly string[],
  isQuiet: boolean,
): ModelRequest {
  const { chosen, around, said } = task
  const equations = settled.equations.map(equationLine).join('\n')
  const message = [
    marked('today', task.today),
    around && marked('before', around.before.map(maskPrivate).join('\n')),
    marked('settled', equations),
    isQuiet && marked('careful', 'Somebody died or was hurt: answer with no steps.'),
    said && marked('said', said.lines.map(maskPrivate).join('\n')),
    said && marked('keep', maskPrivate(linesOf(said.kept).join('\n'))),
    marked('situation', externalText({ ...task, items: chosen })),
  ]
  return {
    name: 'say',
    instructions: SAY,
    message: message.filter(Boolean).join('\n'),
    schema: pageSchema([...new Set(names)]),
    mostTokens: TOKENS.say,
  }
}

const equationLine = (equation: Equation): string => {
  const { name, category, intensity, accepted, time } = equation
  return `${partName(equation)}: ${name} (${category}), ${Math.max(1, Math.round(intensity * 10))} of 10, ${accepted ? 'settled' : 'open'}, ${time}`
}

/** If the model reads another feeling, our engine rewrites its findings for that one. */
async function baseFor(
  { write }: Dependencies,
  { own }: Task,
  settled: ResolvedReading,
): Promise<Findings> {
  const [first] = settled.equations
  if (!first || own.emotions[0]?.category === first.category) return own
  const feelings = [...new Map(settled.equations.map((it) => [it.category, it])).values()]
    .slice(0, 3)
    .map(({ category, itemId }) => ({ category, itemId: itemId ?? undefined }))
  const { said: _said, ...written } = await write({ feelings }).catch(() => own)
  return written
}
