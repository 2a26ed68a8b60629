/**
 * The export file with all data of a person, which can be imported into a new account. Raise the version if older files
 * can no longer be read.
 */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { AttachmentPower } from '../self-map/attachment-power.ts'
import { MapChangeKind } from '../self-map/map-log.ts'
import { RelationshipType, STRENGTH_SLIDER } from '../self-map/relationship.ts'
import { CategoryName, Degrees, ItemName, NewSelfMapItem } from '../self-map/self-map.ts'
import { EngineName, Findings, StrengthFrom, Variables } from '../situation/analysis.ts'
import { Actor, Fits, OwnLine, WishFrom } from '../situation/correction.ts'
import { ProposalState } from '../situation/proposal.ts'
import { MAX_SITUATIONS, SituationKind } from '../situation/situation.ts'
import { AnswerLine, QuestionText } from '../situation/situation-answer.ts'
import { SituationWords } from '../situation/situation-words.ts'
import { lines } from '../values/text.ts'
import { MAX_STEP_ROWS, SnapshotRow, STEP_ROWS } from './export-steps.ts'
import {
  addedLater,
  ExampleId,
  exportShape,
  Id,
  ItemId,
  Moment,
  NOT_AN_EXPORT,
  Position,
  Share,
  ShortText,
  Version,
} from './export-values.ts'

export { NOT_AN_EXPORT }
export const EXPORT_FORMAT = 'innermap-export'
export const EXPORT_VERSION = 1
/** In bytes. */
export const IMPORT_LIMIT = 20 * 1024 * 1024

/** Maximum characters of one row, ten times the longest analysis. */
export const ROW_LIMIT = 256 * 1024

export const ACCOUNT_NOT_EMPTY =
  'You can only import a file into an account with no items or situations.'
export const MORE_THAN_FITS = 'This file has more in it than one account can hold.'
export const WRONG_CONFIRMATION = 'Please type the email of your account to delete it.'

/** The rows an import restores. */
export const ROWS = {
  items: z.object({
    id: Id,
    ...exportShape(NewSelfMapItem.shape),
    attachmentPower: AttachmentPower,
    createdAt: Moment,
  }),
  examples: z.object({ itemId: ExampleId, isHidden: z.boolean(), angle: z.nullable(Degrees) }),
  relationships: z.object({
    sourceItemId: ItemId,
    targetItemId: ItemId,
    relationshipType: RelationshipType,
    strength: z.number().check(z.gte(STRENGTH_SLIDER.min), z.lte(STRENGTH_SLIDER.max)),
    description: z.nullable(lines({ max: 500, tooLong: NOT_AN_EXPORT })),
    createdAt: Moment,
  }),
  hiddenExampleRelationships: z.object({ relationshipId: ExampleId }),
  mapChanges: z.object({
    kind: MapChangeKind,
    itemId: ItemId,
    name: z.nullable(ItemName),
    category: z.nullable(CategoryName),
    attachmentPower: z.nullable(AttachmentPower),
    otherItemId: z.nullable(ItemId),
    relationshipType: z.nullable(RelationshipType),
    createdAt: Moment,
  }),
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
    ...SnapshotRow,
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
  analyses: z.object({
    id: Id,
    situationId: Id,
    engine: EngineName,
    findings: Findings,
    isCounted: z.boolean(),
    isCorrected: z.boolean(),
    /** Absent in older files. */
    firstFindings: z._default(z.nullable(Findings), null),
    fits: z._default(z.nullable(Fits), null),
    createdAt: Moment,
  }),
  analysisEmotions: z.object({
    analysisId: Id,
    position: Position,
    category: EmotionCategory,
    name: ShortText,
    intensity: Share,
    strengthFrom: addedLater(StrengthFrom),
    strengthRule: addedLater(Version),
    createdAt: Moment,
  }),
  analysisEquations: z.object({
    analysisId: Id,
    position: Position,
    itemId: ItemId,
    itemName: ShortText,
    itemCategory: ShortText,
    shift: z.number().check(z.gte(-1), z.lte(1)),
    category: EmotionCategory,
    intensity: Share,
    power: addedLater(Share),
    isAccepted: addedLater(z.boolean()),
    time: addedLater(Variables.shape.time),
    source: addedLater(Variables.shape.source),
    actor: addedLater(Actor),
    event: addedLater(ShortText),
    wish: addedLater(OwnLine),
    wishFrom: addedLater(WishFrom),
    createdAt: Moment,
  }),
  ...STEP_ROWS,
}
export type RestoredSection = keyof typeof ROWS
export type Restorable = { [section in RestoredSection]: z.output<(typeof ROWS)[section]>[] }

/** Sections that are exported but not imported, such as sign-ins, consents and payments. */
const READ_ONLY = [
  'account',
  'signInProviders',
  'sessions',
  'trustedDevices',
  'signIns',
  'passkeys',
  'personalTokens',
  'webhooks',
  'pushDevices',
  'consents',
  'payments',
  'paymentCustomer',
  'journalImports',
  'shownLines',
  'letterMail',
  'calendarAddress',
  'shares',
] as const
export type Section = (typeof READ_ONLY)[number] | RestoredSection
/** All sections of the file. `tables.ts` on the server maps them to tables. */
export const SECTIONS = [...READ_ONLY, ...(Object.keys(ROWS) as RestoredSection[])]

/** The maximum number of rows per section: more than a lifetime fills, few enough to import at once. */
export const MAX_ROWS: Record<RestoredSection, number> = {
  items: 2000,
  examples: 100,
  relationships: 5000,
  hiddenExampleRelationships: 100,
  mapChanges: 50_000,
  // Entries written here plus as many imported notes.
  situations: 2 * MAX_SITUATIONS,
  situationItems: 4 * MAX_SITUATIONS,
  proposals: 50_000,
  situationAnswers: 50_000,
  analyses: 2 * MAX_SITUATIONS,
  analysisEmotions: 50_000,
  analysisEquations: 50_000,
  ...MAX_STEP_ROWS,
}

export const FileHead = z.object({
  format: z.literal(EXPORT_FORMAT, { error: NOT_AN_EXPORT }),
  version: z.literal(EXPORT_VERSION, { error: NOT_AN_EXPORT }),
  exportedAt: Moment,
})

export const ExportFile = z.object({
  ...FileHead.shape,
  data: z.record(z.enum(SECTIONS), z.array(z.record(z.string(), z.unknown()))),
})
export type ExportFile = z.infer<typeof ExportFile>

export const ImportFile = z.object({
  ...FileHead.shape,
  data: z.object(
    Object.fromEntries(
      Object.entries<z.ZodMiniType>(ROWS).map(([section, row]) => [
        section,
        z._default(
          z
            .array(row)
            .check(z.maxLength(MAX_ROWS[section as RestoredSection], { error: MORE_THAN_FITS })),
          [],
        ),
      ]),
    ),
  ),
})

export const ImportResult = z.object({
  items: z.int(),
  relationships: z.int(),
  situations: z.int(),
  analyses: z.int(),
})
export type ImportResult = z.infer<typeof ImportResult>
