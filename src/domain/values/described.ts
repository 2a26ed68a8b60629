/** What the API's description says about a value whose rule is code, in the words of JSON Schema. */
import * as z from 'zod/mini'

/** Puts the words beside the schema; what is checked stays as it is. */
export function described<Schema extends z.ZodMiniType>(
  schema: Schema,
  words: Record<string, unknown>,
): Schema {
  z.globalRegistry.add(schema, words)
  return schema
}
