import type * as z from 'zod/mini'

/** Maps a request to table columns, with null for absent fields. */
export type Columns<Sent> = {
  [Field in keyof Sent]-?: undefined extends Sent[Field]
    ? Exclude<Sent[Field], undefined> | null
    : Sent[Field]
}

/** Picks all fields of the schema and nothing else, so a new field needs no further code on the way to its table. */
export const columnsOf = <Schema extends z.ZodMiniObject>(
  { shape }: Schema,
  sent: z.output<Schema>,
): Columns<z.output<Schema>> =>
  Object.fromEntries(
    Object.keys(shape).map((field) => [field, sent[field as keyof typeof sent] ?? null]),
  ) as Columns<z.output<Schema>>
