/** Corrupts each strong answer in one way at a time and checks what people see. */
import type { Findings } from '#domain/situation/analysis.ts'
import type { ItemSnapshot } from '#domain/situation/situation.ts'
import type { ModelRequest } from '#engine/language/model-request.ts'
import { readWithModel } from '#engine/language/read-with-model.ts'
import type { EmbeddedEngine } from '#server/outside/engine/analysis-engine.ts'
import { BROKEN_SHAPES } from './broken-answers.ts'
import {
  type Answers,
  answersOf,
  type RecordedSituation,
  type Recording,
  sentencesOf,
  shownText,
} from './model-recordings.ts'
import type { startReplay } from './model-replay.ts'
import { BAD_SENTENCES } from './spoilt-answers.ts'

type Given = {
  told: readonly RecordedSituation[]
  recordings: readonly Recording[]
  embedded: EmbeddedEngine
  replay: Awaited<ReturnType<typeof startReplay>>
}
/** The number of expected results, and of all. */
type Share = [number, number]
type Row = { name: string; wanted: string; checked: Share; served: Share }

/** The number of corruptions per answer that also go through the app. The next answer takes the next ones. */
const SERVED = 3

export async function tryMutations({ told, recordings, embedded, replay }: Given) {
  const failures: string[] = []
  const rows = new Map<string, Row>()
  for (const [index, recording] of recordings.entries()) {
    const about = told.find(({ id }) => id === recording.id)!
    const read = await readerFor(about, embedded)
    const plain = await read(answersOf(recording))
    // An answer that is rejected anyway can't be corrupted.
    if (!plain) continue
    const base = shownText(plain)
    const groups = plain.equations.map(({ category }) => category)
    const good = sentencesOf(recording, groups, false)
      .map(({ text }) => text)
      .filter((text) => base.includes(text))
    const all = spoiltOf(recording, index)
    for (const [at, spoilt] of all.entries()) {
      const { name, wanted } = spoilt
      const row: Row = rows.get(name) ?? { name, wanted, checked: [0, 0], served: [0, 0] }
      rows.set(name, row)
      const judge = (share: Share, where: string, findings: Findings | null) => {
        const fault = faultOf(spoilt, good, findings)
        share[1] += 1
        if (fault) failures.push(`${name}, ${recording.id} (${where}): ${fault}`)
        else share[0] += 1
      }
      judge(row.checked, 'checks', await read(spoilt.answers))
      if ((at + index) % Math.round(all.length / SERVED) !== 0) continue
      const { last } = await replay.tell(about, spoilt.answers)
      judge(row.served, 'app', last.engine === 'embedded' ? null : last)
    }
  }
  return { rows: [...rows.values()], failures }
}

type Spoilt = {
  name: string
  wanted: 'not shown, the rest stays' | 'all stays' | 'what is whole stays' | 'ours stands'
  answers: Answers
  bad?: string
}

function spoiltOf(recording: Recording, index: number): Spoilt[] {
  const sentences = Object.entries(BAD_SENTENCES).map(([name, { places, texts }]): Spoilt => {
    const bad = texts[index % texts.length]!
    const place = places[index % places.length]!
    const spoilt = structuredClone(recording)
    const { say } = spoilt
    const first = say.items[0]!
    // Appended, because a line with a faulty first sentence is dropped whole.
    if (place === 'question') say.question = `${say.question} ${bad}`
    else {
      // After a death or harm there are no steps to corrupt.
      const step = say.steps[0] ?? first.why
      const line = { why: first.why, saw: first.saw, reading: say.reading, step }[place]
      line.text = `${line.text} ${bad}`
    }
    return { name, wanted: 'not shown, the rest stays', answers: answersOf(spoilt), bad }
  })
  const shapes = Object.entries(BROKEN_SHAPES).map(
    ([name, { wanted, spoil }]): Spoilt => ({
      name,
      wanted,
      answers: { ...answersOf(recording), ...spoil(structuredClone(recording)) },
    }),
  )
  return [...sentences, ...shapes]
}

/** The number of lines that must remain from the start of a truncated page. */
const AT_LEAST = 2

/** Null if people see the expected page. */
function faultOf(
  { wanted, bad }: Spoilt,
  good: readonly string[],
  findings: Findings | null,
): string | null {
  if (wanted === 'ours stands') return findings ? 'something of it is shown' : null
  // In a short answer one sentence may be a third, so rejecting the whole answer isn't a fault.
  if (!findings) return bad ? null : 'the whole answer is lost'
  const shown = shownText(findings)
  if (bad && shown.includes(bad)) return `shows "${bad}"`
  const needed = wanted === 'what is whole stays' ? good.slice(0, AT_LEAST) : good
  const isOfBad = (text: string) => bad !== undefined && text.endsWith('?')
  const gone = needed.find((text) => !shown.includes(text) && !isOfBad(text))
  return gone ? `loses "${gone}"` : null
}

/** The engine's path without the server. Returns null if nothing of the model is shown. */
async function readerFor(told: RecordedSituation, embedded: EmbeddedEngine) {
  const chosen: ItemSnapshot[] = told.items.map((item, at) => ({ itemId: at + 1, ...item }))
  const { title, description } = told
  const question = {
    title,
    description,
    chosen,
    others: [],
    relationships: [],
    depth: 'basic',
  } as const
  const { findings: own, facts } = await embedded.analyse(question)
  if (!facts) throw new Error('The embedded engine could not read it.')
  const task = { ...question, today: 'Tuesday', own, engine: 'openai-compatible' } as const
  return async (answers: Answers): Promise<Findings | null> => {
    async function* ask({ name }: ModelRequest) {
      yield name === 'understand' || name === 'say' ? answers[name] : '{"sentences":[]}'
    }
    const needs = {
      ask,
      dangerIn: embedded.dangerIn,
      carriedBy: embedded.carriedBy,
      write: async (said: Parameters<typeof embedded.write>[2]) =>
        (await embedded.write(question, facts, said)).findings,
    }
    const read = await readWithModel(needs, task).catch(() => null)
    return read && read.status !== 'left out' ? read.findings : null
  }
}
