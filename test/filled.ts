import * as z from 'zod/mini'

/** Whatever a field may be: the first of these it takes is put into it. */
const CANDIDATES: readonly unknown[] = [0.4, 3, true, '2026-01-05', 'UTC']

const isOptional = (schema: z.ZodMiniType): schema is z.ZodMiniOptional =>
  schema instanceof z.ZodMiniOptional
const innerOf = (schema: z.ZodMiniType): z.ZodMiniType =>
  isOptional(schema) || schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniDefault
    ? innerOf(schema.def.innerType as z.ZodMiniType)
    : schema

export function valueFor(schema: z.ZodMiniType, name: string): unknown {
  const inner = innerOf(schema)
  const choices = inner instanceof z.ZodMiniEnum ? inner.options : []
  const words = [`What ${name} holds, word for word`, `told-${name}`]
  const found = [...choices, ...words, ...CANDIDATES].find((one) => inner.safeParse(one).success)
  if (found === undefined) throw new Error(`Nothing fits "${name}"; name a value for it.`)
  return found
}

/** A value with every field of a schema, the optional ones too, made from the schema itself. */
export const filled = <Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape>,
  given: Record<string, unknown> = {},
): z.infer<z.ZodMiniObject<Shape>> =>
  schema.parse(
    Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [
        name,
        given[name] ?? valueFor(field as z.ZodMiniType, name),
      ]),
    ),
  ) as z.infer<z.ZodMiniObject<Shape>>
