/**
 * Replays recorded answers of a strong, a middling and a careless language model through the
 * app, then corrupted versions of the strong ones, then corrections by people. Works offline, reports what people would
 * see, and fails if a bound is missed.
 */
import type { Analysis } from '#domain/situation/analysis.ts'
import { groupsOf } from '#engine/language/supported-facts.ts'
import { stemsIn } from '#engine/lexicon/stems.ts'
import { speaksOfHarm } from '#engine/rules/death-and-harm.ts'
import { tryMutations } from './model-mutations.ts'
import {
  answersOf,
  QUALITIES,
  type Quality,
  type RecordedSituation,
  type Recording,
  readRecordings,
  readSituations,
  sentencesOf,
  shownText,
} from './model-recordings.ts'
import { rememberingEngine, startReplay } from './model-replay.ts'

const isVerbose = process.argv.includes('--lost')
const told = readSituations()
const embedded = rememberingEngine()
const replay = await startReplay(embedded)
const tell = (text: string) => process.stdout.write(`${text}\n`)
const percent = (part: number, all: number) =>
  all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`
const missed: string[] = []
const bound = (isMet: boolean, what: string) => {
  if (!isMet) missed.push(what)
}

const isTender = ({ description }: RecordedSituation, { grief }: Analysis) =>
  grief === true || speaksOfHarm(description)

/** Finds a feeling word of the model that was neither computed nor written by the person. */
function jarringWord(
  { description, title, items }: RecordedSituation,
  analysis: Analysis,
  sentences: readonly { text: string }[],
): string | undefined {
  const own = new Set(stemsIn([title, description, ...items.map(({ name }) => name)].join(' ')))
  const felt = new Set(analysis.emotions.map(({ category }) => category))
  const shown = [analysis.reading, ...analysis.emotions.map((it) => it.description)].join('\n')
  const said = sentences.map(({ text }) => text).filter((text) => shown.includes(text))
  const isOther = (stem: string) => !own.has(stem) && groupsOf(stem)?.isDisjointFrom(felt) === true
  return said.flatMap(stemsIn).find(isOther)
}

type Figures = {
  kept: number
  sentences: number
  lost: number
  jars: number
  order: number
  wrong: number
  wrongShown: number
}

async function replayAll(quality: Quality) {
  const figures: Figures = {
    kept: 0,
    sentences: 0,
    lost: 0,
    jars: 0,
    order: 0,
    wrong: 0,
    wrongShown: 0,
  }
  const read: { told: RecordedSituation; recording: Recording; analysis: Analysis }[] = []
  const say = (line: string) => isVerbose && tell(`  ${quality}: ${line}`)
  for (const recording of readRecordings(quality)) {
    const about = told.find(({ id }) => id === recording.id)
    if (!about) throw new Error(`No situation is called ${recording.id}`)
    const { last, isAsked } = await replay.tell(about, answersOf(recording))
    if (!isAsked) {
      say(`${recording.id} was not asked: ${last.reader?.status ?? 'it speaks of danger'}`)
      continue
    }
    const isLost = last.engine === 'embedded'
    if (isLost) say(`${recording.id} was lost whole`)
    figures.lost += Number(isLost)
    const shown = shownText(last)
    const groups = last.equations.map(({ category }) => category)
    const sentences = sentencesOf(recording, groups, isTender(about, last))
    for (const { line, text } of sentences) {
      figures.sentences += 1
      if (shown.includes(text)) figures.kept += 1
      else if (!recording.wrong.some((wrong) => text.includes(wrong)))
        say(`${recording.id} ${line} lost: ${text}`)
    }
    const jar = jarringWord(about, last, sentences)
    if (jar) say(`${recording.id} is ${groups.join(', ')} and speaks of "${jar}"`)
    figures.jars += Number(jar !== undefined)
    const felt = last.emotions.map(({ category }) => category)
    const isInOrder = about.felt.every((category, at) => felt[at] === category)
    if (!isInOrder) say(`${recording.id} is ${felt.join(', ')}, meant was ${about.felt.join(', ')}`)
    figures.order += Number(isInOrder)
    for (const wrong of recording.wrong) {
      figures.wrong += 1
      if (!shown.includes(wrong)) continue
      figures.wrongShown += 1
      say(`${recording.id} shows: ${wrong}`)
    }
    read.push({ told: about, recording, analysis: last })
  }
  const { kept, sentences, lost, jars, order, wrong, wrongShown } = figures
  const all = read.length
  tell(
    `| ${quality} | ${all} | ${kept} of ${sentences} (${percent(kept, sentences)}) | ${lost} | ${jars} | ${order} of ${all} | ${wrongShown} of ${wrong} |`,
  )
  // A model that invents is rejected as a whole, a strong one isn't.
  if (quality === 'strong') bound(lost * 20 <= all, 'whole answers of the strong model lost')
  bound(wrongShown === 0, `invented names or motives of the ${quality} model shown`)
  bound(jars * 20 <= all, `labels of the ${quality} model that jar`)
  if (quality === 'strong') bound(kept >= 0.95 * sentences, 'sentences of the strong model kept')
}

tell('\n## Recorded answers, through the app\n')
tell(
  '| model | answers | sentences kept | lost whole | labels that jar | feelings in order | invented, shown |',
)
tell('|---|---|---|---|---|---|---|')
for (const quality of QUALITIES) await replayAll(quality)

tell('\n## Spoilt answers\n')
const spoilt = await tryMutations({ told, recordings: readRecordings('strong'), embedded, replay })
tell('| what | wanted | in the checks | through the app |')
tell('|---|---|---|---|')
for (const { name, wanted, checked, served } of spoilt.rows)
  tell(`| ${name} | ${wanted} | ${checked.join(' of ')} | ${served.join(' of ')} |`)
const sum = (way: 'checked' | 'served', at: 0 | 1) =>
  spoilt.rows.reduce((all, row) => all + row[way][at], 0)
for (const way of ['checked', 'served'] as const) {
  const [right, all] = [sum(way, 0), sum(way, 1)]
  tell(
    `${way === 'checked' ? 'In the checks' : 'Through the app'}: ${right} of ${all} as wanted (${percent(right, all)})`,
  )
  bound(right >= 0.98 * all, `spoilt answers as wanted (${way})`)
}
if (isVerbose) for (const line of spoilt.failures) tell(`  ${line}`)

tell('\n## Corrections\n')
let [stayed, mayStay, count] = [0, 0, 0]
for (const recording of readRecordings('strong')) {
  const about = told.find(({ id }) => id === recording.id)!
  for (const { feeling, item, expected, falls } of about.corrections) {
    const { person, last } = await replay.tell(about, answersOf(recording))
    const itemId = last.equations.find(({ itemName }) => itemName === item)?.itemId
    const patched = await replay.correct(person, last.id, {
      ...(feeling && { feelings: [{ category: feeling, ...(itemId && { itemId }) }] }),
      ...(expected && { expected }),
    })
    const [before, after] = [shownText(last), shownText(patched)]
    const groups = last.equations.map(({ category }) => category)
    const mustStay = sentencesOf(recording, groups, isTender(about, last)).filter(
      ({ line, text }) => before.includes(text) && !falls.includes(line),
    )
    count += 1
    mayStay += mustStay.length
    for (const { line, text } of mustStay) {
      if (after.includes(text)) stayed += 1
      else if (isVerbose) tell(`  ${recording.id} (${feeling ?? 'expected'}) ${line} went: ${text}`)
    }
  }
}
tell(
  `${count} corrections: ${stayed} of ${mayStay} true sentences stay (${percent(stayed, mayStay)})`,
)
bound(stayed >= 0.9 * mayStay, 'true sentences that stay after a correction')

await replay.stop()
for (const what of missed) tell(`Missed: ${what}`)
process.exit(missed.length > 0 ? 1 : 0)
