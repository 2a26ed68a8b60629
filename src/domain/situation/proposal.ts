/**
 * What a situation names and the map lacks. The map is the person's: a proposal belongs to its situation, equations may
 * be about it, and one tap puts it on the map or says that it shall not be asked about again.
 */
import * as z from 'zod/mini'
import { AttachmentPower, DEFAULT_POWER } from '../self-map/attachment-power.ts'
import { CategoryName, FIRST_UNKEPT_ID, ItemName } from '../self-map/self-map.ts'

/** "Matters": nobody has said yet how close it is. */
export const PROPOSED_POWER = DEFAULT_POWER
/** Of one situation. */
export const MOST_PROPOSALS = 50
export const TOO_MANY_PROPOSALS = `A situation can name up to ${MOST_PROPOSALS} new things`
export const DECIDED_ALREADY = 'You’ve already decided this, maybe on another device.'

/** What it is about where it is about nothing else: whatever happens touches it. */
export const EVERYDAY = { name: 'My everyday life', category: 'lifeStory' } as const

export const PROPOSAL_STATES = ['proposed', 'kept', 'refused'] as const
export const ProposalState = z.enum(PROPOSAL_STATES)
export type ProposalState = z.infer<typeof ProposalState>

export const NewProposal = z.object({ name: ItemName, category: CategoryName })
export type NewProposal = z.infer<typeof NewProposal>

export const Proposal = z.object({
  id: z.int(),
  /** What items and equations of the situation call it: a number of its own, and once it is kept the item's. */
  itemId: z.int(),
  name: z.string(),
  category: z.string(),
  attachmentPower: AttachmentPower,
  state: ProposalState,
})
export type Proposal = z.infer<typeof Proposal>

/** Far below every example, so that it can stand wherever an item's number stands. */
export const proposalItemId = (id: number): number => FIRST_UNKEPT_ID - id
/** The proposal a number stands for; null for an item or an example. */
export const proposalOf = (itemId: number): number | null =>
  itemId < FIRST_UNKEPT_ID ? FIRST_UNKEPT_ID - itemId : null
