/**
 * `npm run analyse -- "text" --title "Title" --item "Career:0.9" --item "Ana:0.8:people"` prints an analysis; `--why`
 * also prints the changes by each rule. `--in FILE --out FILE` reads and writes one JSON object per line.
 */
import { parseArgs } from 'node:util'
import type { Findings } from '#domain/situation/analysis.ts'
import type { Facts } from '#domain/situation/facts.ts'
import { splitSentences } from '#domain/values/sentences.ts'
import type { AnalyseInput } from '#engine/input/situation-text.ts'
import type { Step } from '#engine/rules/rule.ts'
import { RULES } from '#engine/rules/rules.ts'
import { createEmbeddedEngine } from '#server/outside/engine/embedded-engine.ts'
import { analyseLines } from './analyse-lines.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    in: { type: 'string' },
    out: { type: 'string' },
    title: { type: 'string', default: '' },
    item: { type: 'string', multiple: true, default: [] },
    basic: { type: 'boolean', default: false },
    why: { type: 'boolean', default: false },
    models: { type: 'string' },
  },
})

/** "Career:0.9" or "Ana:0.8:people". The default power is the middle one. */
function itemOf(text: string, at: number): AnalyseInput['items'][number] {
  const [name = '', power = '', category = 'ideas'] = text.split(':')
  const share = Number.parseFloat(power)
  return {
    id: at + 1,
    name: name.trim() || `Item ${at + 1}`,
    category: category.trim(),
    power: Number.isFinite(share) ? Math.min(1, Math.max(0, share > 1 ? share / 10 : share)) : 0.5,
  }
}

const list = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? `\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}` : ''

function pageOf(findings: Findings): string {
  return [
    `\n${findings.reading}`,
    list(
      'EMOTIONS',
      findings.emotions.map(
        (e) =>
          `${e.name} (${e.category} ${e.level}, ${e.intensity}, ${e.confidence}): ${e.description}`,
      ),
    ),
    list(
      'PERCEIVED',
      findings.perceptions.map((entry) => entry.description),
    ),
    list(
      'EXPECTED',
      findings.expectations.map((entry) => entry.description),
    ),
    list(
      'COULD HELP',
      findings.recommendations.map((entry) => `[${entry.type}] ${entry.text}`),
    ),
    list(
      'CONNECTIONS',
      (findings.personalConnections ?? []).map(
        (c) => `${c.emotionName} / ${c.selfMapItem}: ${c.description}`,
      ),
    ),
    list(
      'INSIGHTS',
      (findings.psychologicalInsights ?? []).map((i) => `${i.title}: ${i.description}`),
    ),
    list(
      'GROWTH',
      (findings.growthOpportunities ?? []).map(
        (g) => `${g.area}: ${g.description} ${g.actionSteps.join(' ')}`,
      ),
    ),
    list(
      'PATTERNS',
      (findings.cognitivePatterns ?? []).map(
        (p) => `${p.pattern}, “${p.quote}” ${p.description} ${p.impact}`,
      ),
    ),
    list('ASKED', findings.questions),
    list(
      'EQUATIONS',
      findings.equations.map(
        (e) =>
          `${e.itemName} ${e.power} | shift ${e.shift} | ${e.accepted ? 'accepted' : 'open'} | ${e.time} | ${e.source} | ${e.perspective} | ${e.confidence} => ${e.name}${e.via ? ` (via ${e.via})` : ''}`,
      ),
    ),
  ].join('\n')
}

const isThere = (value: string | undefined) => (value ? value : 'nothing yet')
const ALWAYS = new Set(RULES.filter(({ isBase }) => isBase).map(({ id }) => id))

/** Formats a rule's change: before, after, and the reason. */
const stepOf = ({ rule, because, before, after }: Step): string =>
  [
    `  ${rule}: ${because}`,
    ...Object.keys(after).map(
      (key) => `      ${key}: ${isThere(before[key])} -> ${isThere(after[key])}`,
    ),
  ].join('\n')

const sharesOf = (opinion: Readonly<Record<string, number>> = {}, most = 3): string =>
  Object.entries(opinion)
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([name, share]) => `${name} ${Math.round(10 * share)} of 10`)
    .join(', ')

/** The result and its evidence first, then the rules that decided, then those that apply to every text. */
function reasonsOf(
  { whole, sentences }: Facts,
  texts: readonly string[],
  findings: Findings,
  trace: readonly Step[],
): string {
  const decisive = sentences.map((opinion) => opinion.decisive?.decisive ?? 0)
  const turnsOn = texts[decisive.indexOf(Math.max(...decisive))]
  const decided = trace.filter(({ rule }) => !ALWAYS.has(rule))
  const always = trace.filter(({ rule }) => ALWAYS.has(rule))
  return [
    ...findings.emotions.map(
      ({ name, category, intensity, because, share }) =>
        `Shown: ${name} (of the group ${category}), ${share === undefined ? `${Math.round(10 * intensity)} of 10 strong` : 'only offered'}${because ? `: ${because}` : ''}`,
    ),
    `It turns on: “${turnsOn ?? ''}”`,
    `The model alone: ${sharesOf(whole.emotion)}; ${sharesOf(whole.side, 2)}; ${sharesOf(whole.event, 2)}`,
    `Rules that decided:\n${decided.map(stepOf).join('\n') || '  none: the model and the words agree'}`,
    `What every text goes through:\n${always.map(stepOf).join('\n')}`,
  ].join('\n')
}

const engine = await createEmbeddedEngine(values.models)
if (values.in && values.out) {
  await analyseLines(engine, values.in, values.out)
} else {
  const description = positionals.join(' ')
  const items = values.item.map(itemOf)
  const input: AnalyseInput = {
    title: values.title,
    description,
    items,
    relationships: [],
    depth: values.basic ? 'basic' : 'premium',
  }
  const { crisis, findings, understanding } = await engine.report(input)
  console.log(
    crisis.isCrisis
      ? '\nThis sounds like it may be very hard. Please call your emergency number or a helpline now; you do not have to carry it alone.'
      : pageOf(findings),
  )
  if (values.why) {
    const texts = splitSentences(description).map(({ text }) => text)
    const facts = await engine.readFacts(input)
    console.log(`\nWHY\n${reasonsOf(facts, texts, findings, understanding.trace)}`)
  }
}
