import { isGivenCategory } from '#domain/self-map/self-map.ts'
import { type NewShare, NOT_SHAREABLE, type Snapshot, UNTITLED } from '#domain/sharing/share.ts'
import type { Equation, Findings } from '#domain/situation/analysis.ts'
import type { ItemSnapshot, Situation } from '#domain/situation/situation.ts'
import { type Renumber, renumberDeep } from '#domain/values/renumber.ts'
import { unnamed } from '#engine/input/item-phrase.ts'
import { tellOthers } from '#engine/page/publish.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { findNewestAnalysis } from '#server/nouns/analyses/analyses.repository.ts'
import { listRelationships } from '#server/nouns/self-map/relationships.repository.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { type SharedSource, toldAnew, toldWithoutWords } from './told-without-words.ts'

/** Returns the findings as read, unless they name an item that isn't shared. Then they are rewritten without it. */
async function toldWithWords(
  services: Services,
  owner: OwnerId,
  told: SharedSource,
): Promise<Findings> {
  const findings = tellOthers(withoutReached(told.analysis, told.named))
  return isOnlyOf(findings, told.named) ? findings : toldAnew(services, owner, told)
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
export const makeSnapshot = (
  services: Services,
  owner: OwnerId,
  asked: NewShare,
  frame: Frame,
): Promise<Made> => COPIES[asked.shareType](services, owner, asked, frame)

const COPIES: Record<
  NewShare['shareType'],
  (services: Services, owner: OwnerId, asked: NewShare, frame: Frame) => Promise<Made>
> = { 'self-map': copyMap, analysis: copyAnalysis }

async function copyMap(
  { db }: Services,
  owner: OwnerId,
  { itemIds, includePersonalContext }: NewShare,
  frame: Frame,
): Promise<Made> {
  const items = (await listItems(db, owner)).filter(({ id }) => itemIds?.includes(id) ?? true)
  const numbers = numbering(items.map(({ id }) => id))
  const relationships = await listRelationships(db, owner, items)
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

async function copyAnalysis(
  services: Services,
  owner: OwnerId,
  asked: NewShare,
  frame: Frame,
): Promise<Made> {
  const { db } = services
  const situation = asked.situationId && (await findSituation(db, owner, { id: asked.situationId }))
  if (!situation) return refuseAsMissing()
  const analysis = await findNewestAnalysis(db, owner, situation.id)
  if (!analysis) return refuse('invalid', NOT_SHAREABLE)
  const hasContext = asked.includePersonalContext === true
  const listed = situation.items.map(({ itemId }) => itemId)
  const named = hasContext ? listed : listed.filter((id) => asked.itemIds?.includes(id))
  const tell = hasContext ? toldWithWords : toldWithoutWords
  const findings = await tell(services, owner, { situation, analysis, named })
  const numbers = numbering(situation.items.map(({ itemId }) => itemId))
  return {
    title: situation.title,
    snapshot: {
      shareType: 'analysis',
      ...frame,
      title: asked.title || (hasContext ? situation.title : UNTITLED),
      description: hasContext ? situation.description : null,
      items: sharedItems(situation, named, numbers),
      findings: renumberDeep(findings, numbers),
    },
  }
}

const sharedItems = ({ items }: Situation, named: readonly number[], numbers: Renumber) =>
  items.map((item: ItemSnapshot) => ({
    id: numbers(item.itemId),
    ...calledIn(item, named.includes(item.itemId)),
    attachmentPower: item.attachmentPower,
  }))

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
