/** Finds the fields of a schema that hold a person's words, which must be checked for danger. */
import * as z from 'zod/mini'

const FREE_TEXTS = new WeakSet<z.core.$ZodType>()

/** Marks a field as free text. `line` and `lines` do this for their fields. */
export function freeText<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  FREE_TEXTS.add(schema)
  return schema
}

/** The path to a field from the root. `EACH` matches every entry of a list. */
export type Path = readonly string[]
export const EACH = '*'

/** The paths to all free texts of a schema. */
export const freeTexts = (schema: z.core.$ZodType): Path[] =>
  pathsTo(schema, (field) => FREE_TEXTS.has(field))

/** The paths to all matching fields of a schema. Doesn't descend into matches. */
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

/** The non-empty texts at these paths of a value, except lines of our own that the person only tapped. */
export const textsAt = (paths: readonly Path[], given: unknown): string[] =>
  paths.flatMap((path) => textsBelow(given, path)).filter((text) => text !== '')

function textsBelow(given: unknown, [step, ...rest]: Path): string[] {
  if (step === undefined) return typeof given === 'string' ? [given] : []
  if (given === null || typeof given !== 'object') return []
  const fields = given as Record<string, unknown>
  if (fields[`${step}From`] === 'tapped') return []
  const parts = step === EACH ? Object.values(given) : [fields[step]]
  return parts.flatMap((part) => textsBelow(part, rest))
}
