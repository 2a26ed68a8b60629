/** Value schemas for export rows. */
import * as z from 'zod/mini'
import { EARLIEST_DAY } from '../situation/happened.ts'

export const NOT_AN_EXPORT = 'This isn’t a file downloaded from here.'

export const Id = z.int().check(z.gte(1), z.lte(2 ** 31 - 1))
export const ItemId = z.int().check(z.gte(-(2 ** 31)), z.lte(2 ** 31 - 1))
export const ExampleId = z.int().check(z.gte(-1000), z.lte(-1))
export const Position = z.int().check(z.gte(0), z.lte(10_000))
export const Moment = z.iso
  .datetime()
  .check(z.refine((text) => text >= EARLIEST_DAY && text < '9999', { error: NOT_AN_EXPORT }))
export const Share = z.number().check(z.gte(0), z.lte(1))
/** The version of one of our rules. */
export const Version = z.int().check(z.gte(1), z.lte(10_000))
export const ShortText = z.string().check(z.maxLength(200))

type Shape = Record<string, z.ZodMiniType>
type RowsOf<Sent extends Shape> = {
  [Field in keyof Sent]: Sent[Field] extends z.ZodMiniOptional<infer Inner extends z.ZodMiniType>
    ? z.ZodMiniDefault<z.ZodMiniNullable<Inner>>
    : Sent[Field]
}

/** The export schema of a request: null if left out, absent if the file predates the field. */
export const exportShape = <Sent extends Shape>(sent: Sent): RowsOf<Sent> =>
  Object.fromEntries(
    Object.entries<z.ZodMiniType>(sent).map(([name, field]) => [
      name,
      field instanceof z.ZodMiniOptional ? addedLater(field.def.innerType as z.ZodMiniType) : field,
    ]),
  ) as RowsOf<Sent>

/** Absent in older files. */
export const addedLater = <Value extends z.ZodMiniType>(value: Value) =>
  z._default(z.nullable(value), null)
