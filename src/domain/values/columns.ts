import type * as z from 'zod/mini'

/** What somebody sends, as a table keeps it: null where they left it unsaid. */
export type Columns<Sent> = {
  [Field in keyof Sent]-?: undefined extends Sent[Field]
    ? Exclude<Sent[Field], undefined> | null
    : Sent[Field]
}

/** Every field of the schema and nothing else, so that a new one needs to be named nowhere on the way to its table. */
export const columnsOf = <Schema extends z.ZodMiniObject>(
  { shape }: Schema,
  sent: z.output<Schema>,
): Columns<z.output<Schema>> =>
  Object.fromEntries(
    Object.keys(shape).map((field) => [field, sent[field as keyof typeof sent] ?? null]),
  ) as Columns<z.output<Schema>>
