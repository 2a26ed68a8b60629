import type { Selectable } from 'kysely'
import { nameKey } from '#domain/self-map/self-map.ts'
import {
  type NewProposal,
  PROPOSED_POWER,
  type Proposal,
  type ProposalState,
  proposalItemId,
} from '#domain/situation/proposal.ts'
import { type ItemSnapshot, toSnapshot } from '#domain/situation/situation.ts'
import { insertOwn } from '#server/base/db/own-row.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { Own } from '#server/base/owner.ts'

export type ProposalRow = Selectable<Tables['proposal']>

export const toProposal = (row: ProposalRow): Proposal => ({
  ...row,
  itemId: row.itemId ?? proposalItemId(row.id),
})

/** Items the map lacks: touched by the situation, or only named in it. */
export type Proposed = {
  touched: readonly NewProposal[]
  named: readonly NewProposal[]
  /** The keys of names the person refused before, which aren't offered again. */
  refused: ReadonlySet<string>
}

/**
 * Inserts the proposals. A touched item that was refused before is stored as refused, so that the person isn't asked
 * twice.
 */
export async function insertProposals(
  own: Own,
  { id: situationId, createdAt }: { id: number; createdAt: number },
  { touched, named, refused }: Proposed,
  /** The number of existing proposals. */
  before = 0,
): Promise<{ proposals: ProposalRow[]; items: ItemSnapshot[] }> {
  const isRefused = ({ name }: { name: string }) => refused.has(nameKey(name))
  const seen = new Set<string>()
  const fresh = [...touched, ...named.filter((one) => !isRefused(one))].filter(({ name }) => {
    const isNew = !seen.has(nameKey(name))
    seen.add(nameKey(name))
    return isNew
  })
  if (fresh.length === 0) return { proposals: [], items: [] }
  const proposals: ProposalRow[] = []
  for (const [at, { name, category }] of fresh.entries()) {
    const state: ProposalState = isRefused({ name }) ? 'refused' : 'proposed'
    const position = before + at
    const values = { name, category, position, state, attachmentPower: PROPOSED_POWER }
    proposals.push(await insertOwn(own, 'proposal', { ...values, situationId, createdAt }))
  }
  const isTouched = new Set(touched.map(({ name }) => nameKey(name)))
  const items = proposals
    .filter(({ name }) => isTouched.has(nameKey(name)))
    .map((row) => toSnapshot({ ...row, id: proposalItemId(row.id) }))
  return { proposals, items }
}
