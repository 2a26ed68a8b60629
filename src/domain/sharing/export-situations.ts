/** Export rows of situations with their items, proposals and answers. */
import * as z from 'zod/mini'
import { AttachmentPower } from '../self-map/attachment-power.ts'
import { CategoryName, ItemName } from '../self-map/self-map.ts'
import { ProposalState } from '../situation/proposal.ts'
import { MAX_SITUATIONS, SituationKind } from '../situation/situation.ts'
import { AnswerLine, QuestionText } from '../situation/situation-answer.ts'
import { SituationWords } from '../situation/situation-words.ts'
import { exportShape, Id, ItemId, Moment, Position, ShortText } from './export-values.ts'

export const SITUATION_ROWS = {
  situations: z.object({
    id: Id,
    ...exportShape(SituationWords.shape),
    draftId: z.nullable(ShortText),
    kind: z._default(z.nullable(SituationKind), null),
    createdAt: Moment,
    /** Absent in older files, which means it happened when it was written. */
    happenedAt: z.optional(Moment),
  }),
  situationItems: z.object({
    situationId: Id,
    position: Position,
    itemId: ItemId,
    name: ItemName,
    category: CategoryName,
    attachmentPower: AttachmentPower,
  }),
  proposals: z.object({
    id: Id,
    situationId: Id,
    position: Position,
    name: ItemName,
    category: CategoryName,
    attachmentPower: AttachmentPower,
    state: ProposalState,
    itemId: z.nullable(ItemId),
    createdAt: Moment,
  }),
  situationAnswers: z.object({
    situationId: Id,
    question: QuestionText,
    answer: AnswerLine,
    answeredAt: Moment,
  }),
}
export const MAX_SITUATION_ROWS = {
  // Entries written here plus as many imported notes.
  situations: 2 * MAX_SITUATIONS,
  situationItems: 4 * MAX_SITUATIONS,
  proposals: 50_000,
  situationAnswers: 50_000,
} as const
