import type { Generated } from 'kysely'
import type { Restorable, RestoredSection } from '#domain/sharing/export-file.ts'

/** Milliseconds since 1970, in a bigint column. Replies turn it into an ISO text. */
export type Moment = number
/** Yes is 1. SQLite has no booleans, and both databases keep an integer alike. */
export type Flag = 0 | 1
export const flag = (value: boolean): Flag => (value ? 1 : 0)

/** What a person has, since when; where others belong to it, by its number. */
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

/** A table that export files restore, made from the row of the file. `Later` names the columns the database fills at first. */
export type Restored<Section extends RestoredSection, Later = never> = { userId: number } & {
  [Name in keyof Restorable[Section][number]]-?: Name extends Later
    ? Generated<Column<Name, Restorable[Section][number][Name]>>
    : Column<Name, Restorable[Section][number][Name]>
}
