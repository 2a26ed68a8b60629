import type { Generated } from 'kysely'
import type { Journal } from '#domain/situation/journal.ts'
import type { Moment } from './column.ts'

/** The tables behind the doors in and out: other journals, other programs, reminders. */
export type DoorTables = {
  journalImport: {
    id: Generated<number>
    userId: number
    source: Journal
    createdAt: Moment
  }
  personalToken: {
    id: Generated<number>
    userId: number
    name: string
    tokenHash: string
    /** Words with a space between them. */
    scopes: string
    createdAt: Moment
    usedAt: Moment | null
    expiresAt: Moment
  }
  webhook: {
    id: Generated<number>
    userId: number
    address: string
    /** Words with a space between them. */
    events: string
    createdAt: Moment
    calledAt: Moment | null
    status: number | null
  }
  pushDevice: {
    id: Generated<number>
    userId: number
    endpoint: string
    /** Words with a space between them. */
    kinds: string
    hour: Generated<number | null>
    device: string
    createdAt: Moment
  }
  waitingNote: {
    situationId: number
    userId: number
  }
}
