import type { Generated } from 'kysely'
import type { Restorable, RestoredSection } from '#domain/sharing/export-file.ts'

/** Milliseconds since 1970, in a bigint column. Replies turn it into an ISO text. */
export type Moment = number
/** 1 for true. SQLite has no booleans, so both databases store an integer. */
export type Flag = 0 | 1
export const flag = (value: boolean): Flag => (value ? 1 : 0)

/** A row as replies show it: moments as ISO text and flags as booleans. */
export type Readable<Row> = {
  [Name in keyof Row]: Name extends `${string}At`
    ? string | Extract<Row[Name], null>
    : Row[Name] extends Flag
      ? boolean
      : Row[Name]
}

export const readable = <Row extends object>(row: Row): Readable<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (value !== null && name.endsWith('At')) return [name, new Date(value).toISOString()]
      return [name, /^(is|has)[A-Z]/.test(name) ? value === 1 : value]
    }),
  ) as Readable<Row>

/** The columns of a row that belongs to a person. `Numbered` adds the id that other rows refer to. */
export type Owned = { userId: number; createdAt: Moment }
export type Numbered = Owned & { id: Generated<number> }

type Column<Name, Value> = Name extends 'id'
  ? Generated<number>
  : Name extends `${string}At`
    ? Moment | Extract<Value, null>
    : [Value] extends [boolean | null]
      ? Flag | Extract<Value, null>
      : [Value] extends [object | null]
        ? string | Extract<Value, null>
        : Value

/** The columns of a table that an export file restores. `Later` names the columns with a database default. */
export type Restored<Section extends RestoredSection, Later = never> = { userId: number } & {
  [Name in keyof Restorable[Section][number]]-?: Name extends Later
    ? Generated<Column<Name, Restorable[Section][number][Name]>>
    : Column<Name, Restorable[Section][number][Name]>
}
