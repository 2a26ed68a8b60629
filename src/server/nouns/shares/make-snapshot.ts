import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { isGivenCategory } from '#domain/self-map/self-map.ts'
import { type NewShare, NOT_SHAREABLE, type Snapshot, UNTITLED } from '#domain/sharing/share.ts'
import {
  type Analysis,
  type Equation,
  type Findings,
  isDirect,
  isOfPart,
} from '#domain/situation/analysis.ts'
import type { Correction } from '#domain/situation/correction.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { type Renumber, renumberDeep } from '#domain/values/renumber.ts'
import { wordRuns } from '#domain/values/word-runs.ts'
import { unnamed } from '#engine/input/item-phrase.ts'
import { tellOthers } from '#engine/page/publish.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { findAnalysis, findNewestAnalysis } from '#server/nouns/analyses/analyses.repository.ts'
import { questionAbout } from '#server/nouns/analyses/ask-engine.ts'
import { readLate } from '#server/nouns/analyses/correct-analysis.ts'
import { listRelationships } from '#server/nouns/self-map/relationships.repository.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import type { OwnServices } from '#server/outside/services.ts'

type SharedSource = { situation: Situation; analysis: Analysis; named: readonly number[] }

const toldWithoutWords = async (own: OwnServices, told: SharedSource): Promise<Findings> =>
  withoutRuns(withoutPlaces(await toldAnew(own, told)), told.situation)

/**
 * Rewrites an analysis with the embedded engine without the person's words, from its facts and corrections. Equations
 * of another engine replace what the embedded engine would read.
 */
async function toldAnew(
  own: OwnServices,
  { situation, analysis, named }: SharedSource,
): Promise<Findings> {
  const depth = analysis.psychologicalInsights ? 'premium' : 'basic'
  const about = await questionAbout(own, situation, depth)
  const question = { ...about, relationships: [], published: { named } }
  const kept = await findAnalysis(own, analysis.id)
  const facts = kept?.facts ?? (await readLate(own, own.owner, question))
  const { findings } = await own.engines.embedded.write(question, facts, saidOf(analysis))
  return tellOthers({ ...findings, engine: analysis.engine })
}

/** Passes equations that didn't come from these facts as corrections. */
function saidOf({ said, equations, engine, isCorrected }: Analysis): Correction {
  if (said) return said
  const isOther = engine !== 'embedded' || isCorrected === true
  const direct = equations.filter(isDirect).filter(isOfPart)
  return isOther && direct.length > 0 ? { equations: direct } : {}
}

/** Removes text positions, which mean nothing without the description. */
const withoutPlaces = (findings: Findings): Findings =>
  JSON.parse(
    JSON.stringify(findings, (key, value: unknown) => (key === 'evidence' ? [] : value)),
  ) as Findings

/** The number of consecutive words that count as a quotation. */
const QUOTED = 4

/**
 * Removes or replaces sentences that share a run of words with the person's text. The engine doesn't quote here, but
 * common phrases may match by chance.
 */
export function withoutRuns(findings: Findings, written: Pick<Situation, 'title' | 'description'>) {
  const own = new Set([written.title, written.description].flatMap((it) => wordRuns(it, QUOTED)))
  const isClean = (text: string) => !wordRuns(text, QUOTED).some((run) => own.has(run))
  const clean = (text: string, otherwise: string) => (isClean(text) ? text : otherwise)
  const describedCleanly = ({ description }: { description: string }) => isClean(description)
  const { personalConnections: connections, psychologicalInsights: insights } = findings
  const [main] = findings.emotions
  return {
    ...findings,
    reading: clean(findings.reading, main ? `The main feeling is ${main.name}.` : ''),
    emotions: findings.emotions.map((emotion) => ({
      ...emotion,
      description: clean(emotion.description, `It sounds like ${emotion.name}.`),
    })),
    perceptions: findings.perceptions.filter(describedCleanly),
    expectations: findings.expectations.filter(describedCleanly),
    equations: findings.equations.map((equation) => ({
      ...equation,
      expectation: clean(equation.expectation, ''),
      perception: clean(equation.perception, ''),
    })),
    ...(connections && { personalConnections: connections.filter(describedCleanly) }),
    ...(insights && {
      psychologicalInsights: insights.filter((it) => describedCleanly(it) && isClean(it.title)),
    }),
  }
}

/** In milliseconds. Usually it takes a fraction of a second. */
const TIMEOUT = 20_000

/** Draws the picture of a share in a worker thread, as base64. */
export function drawPicture(snapshot: Snapshot): Promise<string> {
  const worker = new Worker(join(import.meta.dirname, 'picture-worker.ts'), {
    workerData: snapshot,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const late = setTimeout(() => reject(new Error('The picture took too long.')), TIMEOUT)
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('The thread that draws has ended.')))
  return promise.finally(() => {
    clearTimeout(late)
    return worker.terminate()
  })
}

/** Returns the findings as read, unless they name an item that isn't shared. Then they are rewritten without it. */
async function toldWithWords(own: OwnServices, told: SharedSource): Promise<Findings> {
  const findings = tellOthers(withoutReached(told.analysis, told.named))
  return isOnlyOf(findings, told.named) ? findings : toldAnew(own, told)
}

/** Removes what only reached other items through relationships. */
function withoutReached(findings: Findings, named: readonly number[]): Findings {
  const isReached = ({ itemId, through }: Pick<Equation, 'itemId' | 'through'>) =>
    through === true && itemId !== null && !named.includes(itemId)
  const equations = findings.equations.filter((equation) => !isReached(equation))
  const reached = new Set(findings.equations.filter(isReached).map(({ itemId }) => itemId))
  const isTold = ({ itemId }: { itemId?: number | undefined }) =>
    itemId === undefined || !reached.has(itemId)
  const { personalConnections: connections } = findings
  return {
    ...findings,
    equations,
    perceptions: findings.perceptions.filter(isTold),
    expectations: findings.expectations.filter(isTold),
    ...(connections && { personalConnections: connections.filter(isTold) }),
  }
}

function isOnlyOf(findings: Findings, named: readonly number[]): boolean {
  let isOnly = true
  renumberDeep(findings, (id) => {
    isOnly &&= named.includes(id)
    return id
  })
  return isOnly
}

type Frame = { ownerName: string | null; createdAt: string }
/** `title` is for the owner's list. */
type Made = { title: string; snapshot: Snapshot }

/** Copies only what is to be shared. */
export const makeSnapshot = (own: OwnServices, asked: NewShare, frame: Frame): Promise<Made> =>
  asked.shareType === 'analysis' ? copyAnalysis(own, asked, frame) : copyMap(own, asked, frame)

async function copyMap(
  own: OwnServices,
  { itemIds, includePersonalContext }: NewShare,
  frame: Frame,
): Promise<Made> {
  const items = (await listItems(own)).filter(({ id }) => itemIds?.includes(id) ?? true)
  const numbers = numbering(items.map(({ id }) => id))
  const relationships = await listRelationships(own, items)
  return {
    title: 'My Self-Map',
    snapshot: {
      shareType: 'self-map',
      ...frame,
      items: items.map((item) => ({
        id: numbers(item.id),
        ...calledIn(item, includePersonalContext === true || itemIds !== undefined),
        attachmentPower: item.attachmentPower,
        angle: item.angle ?? null,
      })),
      relationships: relationships.map((each, index) => ({
        id: index + 1,
        sourceItemId: numbers(each.sourceItemId),
        targetItemId: numbers(each.targetItemId),
        relationshipType: each.relationshipType,
        strength: each.strength,
      })),
    },
  }
}

async function copyAnalysis(own: OwnServices, asked: NewShare, frame: Frame): Promise<Made> {
  const situation = asked.situationId && (await findSituation(own, { id: asked.situationId }))
  if (!situation) return refuseAsMissing()
  const analysis = await findNewestAnalysis(own, situation.id)
  if (!analysis) return refuse('invalid', NOT_SHAREABLE)
  const hasContext = asked.includePersonalContext === true
  const listed = situation.items.map(({ itemId }) => itemId)
  const named = hasContext ? listed : listed.filter((id) => asked.itemIds?.includes(id))
  const tell = hasContext ? toldWithWords : toldWithoutWords
  const findings = await tell(own, { situation, analysis, named })
  const numbers = numbering(situation.items.map(({ itemId }) => itemId))
  return {
    title: situation.title,
    snapshot: {
      shareType: 'analysis',
      ...frame,
      title: asked.title || (hasContext ? situation.title : UNTITLED),
      description: hasContext ? situation.description : null,
      items: situation.items.map((item) => ({
        id: numbers(item.itemId),
        ...calledIn(item, named.includes(item.itemId)),
        attachmentPower: item.attachmentPower,
      })),
      findings: renumberDeep(findings, numbers),
    },
  }
}

/** Hides a custom category together with the name, because both are the person's words. */
const calledIn = ({ name, category }: { name: string; category: string }, isNamed: boolean) => ({
  name: isNamed ? name : unnamed(category),
  category: isNamed || isGivenCategory(category) ? category : 'Own category',
})

/** Assigns new ids from 1 in the order of the items. Any other id gets the next one. */
function numbering(ids: readonly number[]): Renumber {
  const known = new Map(ids.map((id, index) => [id, index + 1]))
  return (id) => {
    if (!known.has(id)) known.set(id, known.size + 1)
    return known.get(id) ?? 0
  }
}
