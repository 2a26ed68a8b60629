/** Call C: connections, insights, growth and thinking patterns, requested only when a person opens them. */
import type { Findings } from '#domain/situation/analysis.ts'
import { externalText, maskPrivate, sentName } from '#domain/situation/external-text.ts'
import { speaksOfHarm } from '../rules/death-and-harm.ts'
import { type Checks, checkLine, shownOf } from './check-line.ts'
import { type AskModel, askJson } from './model-request.ts'
import { depthSchema, readDepth } from './page-lines.ts'
import { DEEPEN, LONGEST, marked } from './prompts.ts'
import type { Place } from './proof.ts'
import { placeOfQuote } from './quote-place.ts'
import { groundsFor, linesOf, type Task } from './task.ts'

const TOKENS = 1600

/** Adds the deeper parts to findings. Keeps ours if nothing of a part can be shown. */
export async function addDepth(
  { ask, ...checks }: Checks & { ask: AskModel },
  task: Task,
  findings: Findings,
): Promise<Findings> {
  const { chosen, description } = task
  const names = chosen.map(({ name }) => sentName(name))
  const message = [
    marked('today', task.today),
    marked('told', maskPrivate(linesOf(findings).join('\n'))),
    marked('situation', externalText({ ...task, items: chosen })),
  ].join('\n')
  const answer = await askJson(ask, {
    name: 'deepen',
    instructions: DEEPEN,
    message,
    schema: depthSchema(names),
    mostTokens: TOKENS,
  })
  const depth = readDepth(answer, names)
  const grounds = groundsFor(task, findings.equations, chosen)
  const clean = async (text: string, place: Place = text.endsWith('?') ? 'question' : 'claim') =>
    shownOf(await checkLine({ text, place, longest: LONGEST.depth }, grounds, checks))
  const isTender = findings.grief === true || speaksOfHarm(description)

  const connections = await eachOf(depth.connections, async ({ item, text }) => {
    const tied = chosen.find(({ name }) => sentName(name) === item)
    const told = await clean(text)
    const felt = findings.equations.find(({ itemId }) => itemId === tied?.itemId)
    const emotionName = (felt ?? findings.emotions[0])?.name
    return tied && told && emotionName
      ? { emotionName, selfMapItem: tied.name, description: told, itemId: tied.itemId }
      : null
  })
  const insights = await eachOf(depth.insights, async ({ title, text }) => {
    const [head, told] = [await clean(title, 'offer'), await clean(text)]
    return head && told ? { title: head, description: told } : null
  })
  const growth = await eachOf(isTender ? [] : depth.growth, async ({ area, text, actions }) => {
    const [head, told] = [await clean(area, 'offer'), await clean(text)]
    const steps = await eachOf(actions, async (action) => (await clean(action, 'step')) || null)
    return head && told ? { area: head, description: told, actionSteps: steps } : null
  })
  const patterns = await eachOf(depth.patterns, async ({ pattern, quote, text, impact }) => {
    // Skip thinking patterns without a quote from the text.
    const [place] = placeOfQuote(quote, description)
    if (!place) return null
    const [told, effect] = [await clean(text), await clean(impact)]
    const words = description.slice(place.start, place.end)
    return told
      ? { pattern, description: told, impact: effect, quote: words, evidence: [place] }
      : null
  })
  return {
    ...findings,
    ...(connections.length > 0 && { personalConnections: connections }),
    ...(insights.length > 0 && { psychologicalInsights: insights }),
    ...(growth.length > 0 && { growthOpportunities: growth }),
    ...(patterns.length > 0 && { cognitivePatterns: patterns }),
  }
}

async function eachOf<Given, Made>(
  given: readonly Given[],
  make: (one: Given) => Promise<Made | null>,
): Promise<Made[]> {
  const made: Made[] = []
  for (const one of given) {
    const it = await make(one)
    if (it !== null) made.push(it)
  }
  return made
}
