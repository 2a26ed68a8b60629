/**
 * The file in which a person takes everything along, and from which a new account is filled again. Its
 * version is raised whenever an older file could no longer be read.
 */
import * as z from 'zod/mini'
import { EngineName, Findings } from './analysis.ts'
import { AttachmentPower } from './attachment-power.ts'
import { EmotionCategory } from './emotion.ts'
import { RelationshipType, STRENGTH_SLIDER } from './relationship.ts'
import { CategoryName, ItemName } from './self-map.ts'
import { SituationDescription, SituationTitle } from './situation.ts'
import { lines } from './text.ts'

export const EXPORT_FORMAT = 'innermap-export'
export const EXPORT_VERSION = 1
/** In bytes. */
export const IMPORT_LIMIT = 20 * 1024 * 1024

export const NOT_AN_EXPORT = 'This is not a file that was downloaded here.'
export const ACCOUNT_NOT_EMPTY =
  'A file can only be brought into an account without own items and situations.'
export const WRONG_CONFIRMATION = 'Please type the email of your account to delete it.'

/** Every part of the file; `tables.ts` on the server says which table each one holds. */
export const SECTIONS = [
  'account',
  'signInProviders',
  'sessions',
  'trustedDevices',
  'consents',
  'payments',
  'paymentCustomer',
  'items',
  'examples',
  'relationships',
  'hiddenExampleRelationships',
  'situations',
  'situationItems',
  'analyses',
  'analysisEmotions',
  'analysisEquations',
  'shares',
] as const
export type Section = (typeof SECTIONS)[number]

const Id = z.int().check(z.gte(1), z.lte(2 ** 31 - 1))
const ItemId = z.int().check(z.gte(-(2 ** 31)), z.lte(2 ** 31 - 1))
const ExampleId = z.int().check(z.gte(-1000), z.lte(-1))
const Position = z.int().check(z.gte(0), z.lte(10_000))
const Moment = z.iso.datetime()
const Share = z.number().check(z.gte(0), z.lte(1))
const Place = z.nullable(z.number().check(z.gte(-10_000), z.lte(10_000)))
const Word = z.string().check(z.maxLength(200))

const rows = <Row extends z.ZodMiniType>(row: Row) => z._default(z.array(row), [])

/** What an import brings back. The rest of a file is for reading: sign-ins, consents and payments start anew. */
export const Restorable = z.object({
  items: rows(
    z.object({
      id: Id,
      category: CategoryName,
      name: ItemName,
      attachmentPower: AttachmentPower,
      angle: Place,
      xOffset: Place,
      yOffset: Place,
      createdAt: Moment,
    }),
  ),
  examples: rows(z.object({ itemId: ExampleId, isHidden: z.boolean(), angle: Place })),
  relationships: rows(
    z.object({
      sourceItemId: ItemId,
      targetItemId: ItemId,
      relationshipType: RelationshipType,
      strength: z.number().check(z.gte(STRENGTH_SLIDER.min), z.lte(STRENGTH_SLIDER.max)),
      description: z.nullable(lines({ min: 0, max: 500, tooShort: '', tooLong: NOT_AN_EXPORT })),
      createdAt: Moment,
    }),
  ),
  hiddenExampleRelationships: rows(z.object({ relationshipId: ExampleId })),
  situations: rows(
    z.object({
      id: Id,
      title: SituationTitle,
      description: SituationDescription,
      draftId: z.nullable(Word),
      createdAt: Moment,
    }),
  ),
  situationItems: rows(
    z.object({
      situationId: Id,
      position: Position,
      itemId: ItemId,
      name: ItemName,
      category: CategoryName,
      attachmentPower: AttachmentPower,
    }),
  ),
  analyses: rows(
    z.object({
      id: Id,
      situationId: Id,
      engine: EngineName,
      findings: Findings,
      isCounted: z.boolean(),
      isCorrected: z.boolean(),
      createdAt: Moment,
    }),
  ),
  analysisEmotions: rows(
    z.object({
      analysisId: Id,
      position: Position,
      category: EmotionCategory,
      name: Word,
      intensity: Share,
      createdAt: Moment,
    }),
  ),
  analysisEquations: rows(
    z.object({
      analysisId: Id,
      position: Position,
      itemId: ItemId,
      itemName: Word,
      itemCategory: Word,
      shift: z.number().check(z.gte(-1), z.lte(1)),
      category: EmotionCategory,
      intensity: Share,
      createdAt: Moment,
    }),
  ),
} satisfies Partial<Record<Section, z.ZodMiniType>>)
export type Restorable = z.output<typeof Restorable>

const Head = {
  format: z.literal(EXPORT_FORMAT, { error: NOT_AN_EXPORT }),
  version: z.literal(EXPORT_VERSION, { error: NOT_AN_EXPORT }),
  exportedAt: Moment,
}

export const ExportFile = z.object({
  ...Head,
  data: z.record(z.enum(SECTIONS), z.array(z.record(z.string(), z.unknown()))),
})
export type ExportFile = z.infer<typeof ExportFile>

export const ImportFile = z.object({ ...Head, data: Restorable })

export const ImportResult = z.object({
  items: z.int(),
  relationships: z.int(),
  situations: z.int(),
  analyses: z.int(),
})
export type ImportResult = z.infer<typeof ImportResult>
