/**
 * Things a situation names that are not on the map. Equations may be about a proposal, and one tap adds it to the map
 * or stops further questions about it.
 */
import * as z from 'zod/mini'
import { AttachmentPower, DEFAULT_POWER } from '../self-map/attachment-power.ts'
import { CategoryName, FIRST_UNKEPT_ID, ItemName } from '../self-map/self-map.ts'

/** "Matters", because the closeness is unknown. */
export const PROPOSED_POWER = DEFAULT_POWER
/** Per situation. */
export const MAX_PROPOSALS = 50
export const TOO_MANY_PROPOSALS = `A situation can name up to ${MAX_PROPOSALS} new things`
export const DECIDED_ALREADY = 'You’ve already decided this, maybe on another device.'

/** The fallback item if a situation is about nothing else. */
export const EVERYDAY = { name: 'My everyday life', category: 'lifeStory' } as const

export const ProposalState = z.enum(['proposed', 'kept', 'refused'])
export type ProposalState = z.infer<typeof ProposalState>

export const NewProposal = z.object({ name: ItemName, category: CategoryName })
export type NewProposal = z.infer<typeof NewProposal>

export const Proposal = z.object({
  id: z.int(),
  /** The id in items and equations of the situation: a reserved negative id, or the item's id once added. */
  itemId: z.int(),
  name: z.string(),
  category: z.string(),
  attachmentPower: AttachmentPower,
  state: ProposalState,
})
export type Proposal = z.infer<typeof Proposal>

/** A number far below the example ids, so it can be used like an item id. */
export const proposalItemId = (id: number): number => FIRST_UNKEPT_ID - id
/** The proposal's id for such a number. Null for an item or an example. */
export const proposalOf = (itemId: number): number | null =>
  itemId < FIRST_UNKEPT_ID ? FIRST_UNKEPT_ID - itemId : null
