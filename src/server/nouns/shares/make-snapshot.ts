import type { Findings } from '#domain/analysis.ts'
import { type NewShare, NOT_SHAREABLE, type Snapshot } from '#domain/share.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { findNewestAnalysis } from '#server/nouns/analyses/analyses.repository.ts'
import { listRelationships } from '#server/nouns/self-map/relationships.repository.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'

type Frame = { ownerName: string | null; createdAt: string }
type Made = { title: string; snapshot: Snapshot }

/** Copies what is to be shared, and nothing beside it. */
export function makeSnapshot(
  db: Database,
  owner: OwnerId,
  asked: NewShare,
  frame: Frame,
): Promise<Made> {
  return asked.shareType === 'self-map'
    ? copyMap(db, owner, frame)
    : copyAnalysis(db, owner, asked, frame)
}

async function copyMap(db: Database, owner: OwnerId, frame: Frame): Promise<Made> {
  const items = await listItems(db, owner)
  const numbers = numbering(items.map(({ id }) => id))
  const relationships = await listRelationships(db, owner, items)
  return {
    title: 'My Self-Map',
    snapshot: {
      shareType: 'self-map',
      ...frame,
      items: items.map(({ id, name, category, attachmentPower, angle }) => ({
        id: numbers(id),
        name,
        category,
        attachmentPower,
        angle: angle ?? null,
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
  db: Database,
  owner: OwnerId,
  { situationId, includePersonalContext }: NewShare,
  frame: Frame,
): Promise<Made> {
  const situation = situationId && (await findSituation(db, owner, { id: situationId }))
  if (!situation) return refuseAsMissing()
  const analysis = await findNewestAnalysis(db, owner, situation.id)
  if (!analysis) return refuse('invalid', NOT_SHAREABLE)
  const numbers = numbering(situation.items.map(({ itemId }) => itemId))
  const {
    id: _id,
    situationId: _situation,
    createdAt: _made,
    isCorrected: _kept,
    ...findings
  } = analysis
  return {
    title: situation.title,
    snapshot: {
      shareType: 'analysis',
      ...frame,
      title: situation.title,
      description: includePersonalContext ? situation.description : null,
      items: situation.items.map(({ itemId, name, category, attachmentPower }) => ({
        id: numbers(itemId),
        name,
        category,
        attachmentPower,
      })),
      findings: renumbered(findings, numbers, includePersonalContext === true),
    },
  }
}

/** Without the description, places in it mean nothing. */
function renumbered(
  findings: Findings,
  numbers: (id: number) => number,
  hasText: boolean,
): Findings {
  const text = JSON.stringify(findings, (key, value: unknown) => {
    if (key === 'evidence') return hasText ? value : []
    if (key === 'itemId' && typeof value === 'number') return numbers(value)
    if (key === 'itemIds' && Array.isArray(value)) return value.map(numbers)
    return value
  })
  return JSON.parse(text) as Findings
}

/** Own numbers from 1 on, in the order of the items; a number for any other id comes after them. */
function numbering(ids: readonly number[]): (id: number) => number {
  const known = new Map(ids.map((id, index) => [id, index + 1]))
  return (id) => {
    if (!known.has(id)) known.set(id, known.size + 1)
    return known.get(id) ?? 0
  }
}
