/** Which fields of a schema hold a person's own words. Whatever takes such words has them checked for danger to life. */
import * as z from 'zod/mini'

const FREE_TEXTS = new WeakSet<z.core.$ZodType>()

/** Marks a text a person writes; `line` and `lines` do it for every text made with them. */
export function freeText<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  FREE_TEXTS.add(schema)
  return schema
}

/** The way to a field from the top; `EACH` stands for every entry of a list. */
export type Path = readonly string[]
export const EACH = '*'

/** The way to every free text of a schema. */
export const freeTexts = (schema: z.core.$ZodType): Path[] =>
  pathsTo(schema, (field) => FREE_TEXTS.has(field))

/** The way to every field of a schema that is wanted; nothing below it is looked at. */
export function pathsTo(
  schema: z.core.$ZodType,
  isWanted: (field: z.core.$ZodType) => boolean,
): Path[] {
  if (isWanted(schema)) return [[]]
  const below = (inner: z.core.$ZodType, ...step: string[]): Path[] =>
    pathsTo(inner, isWanted).map((path) => [...step, ...path])
  if (schema instanceof z.ZodMiniObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) =>
      below(field, name),
    )
  if (schema instanceof z.ZodMiniArray) return below(schema.def.element, EACH)
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap((one) => below(one))
  if (schema instanceof z.ZodMiniPipe) return below(schema.def.in)
  const isWrapped =
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  return isWrapped ? below(schema.def.innerType) : []
}

/** The texts a value holds there. */
export const textsAt = (paths: readonly Path[], given: unknown): string[] =>
  paths.flatMap((path) => textsBelow(given, path)).filter((text) => text !== '')

function textsBelow(given: unknown, [step, ...rest]: Path): string[] {
  if (step === undefined) return typeof given === 'string' ? [given] : []
  if (given === null || typeof given !== 'object') return []
  const parts = step === EACH ? Object.values(given) : [(given as Record<string, unknown>)[step]]
  return parts.flatMap((part) => textsBelow(part, rest))
}
