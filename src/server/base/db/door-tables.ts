import type { Generated } from 'kysely'
import type { Journal } from '#domain/situation/journal.ts'
import type { Moment, Numbered } from './column.ts'

/** The tables behind the doors in and out: other journals, other programs, reminders. */
export type DoorTables = {
  journalImport: Numbered & {
    source: Journal
  }
  personalToken: Numbered & {
    name: string
    tokenHash: string
    /** Words with a space between them. */
    scopes: string
    usedAt: Moment | null
    expiresAt: Moment
  }
  webhook: Numbered & {
    address: string
    /** Words with a space between them. */
    events: string
    calledAt: Moment | null
    status: number | null
  }
  pushDevice: Numbered & {
    endpoint: string
    /** Words with a space between them. */
    kinds: string
    hour: Generated<number | null>
    device: string
  }
  waitingNote: {
    situationId: number
    userId: number
  }
}
