/** JSON Schema for values whose check is code, used in the API's description. */
import * as z from 'zod/mini'

/** Attaches the description to the schema without changing its checks. */
export function described<Schema extends z.ZodMiniType>(
  schema: Schema,
  words: Record<string, unknown>,
): Schema {
  z.globalRegistry.add(schema, words)
  return schema
}
