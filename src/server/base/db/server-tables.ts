import type { Generated } from 'kysely'
import type { PaidStatus } from '#domain/people/paid-period.ts'
import type { Flag, Moment, Owned } from './column.ts'

/** What the server itself keeps: counters, work left for later, payments. */
export type ServerTables = {
  rateCounter: {
    key: string
    used: number
    resetsAt: Moment
  }
  job: {
    id: Generated<number>
    kind: string
    payload: string
    tries: Generated<number>
    runAt: Moment
    claimedUntil: Generated<Moment>
    createdAt: Moment
    userId: number | null
  }
  billingCustomer: Owned & {
    customerId: string
  }
  billingEvent: {
    eventId: string
    userId: number
    subscriptionId: string
    status: PaidStatus
    periodEndsAt: Moment
    cancelAtPeriodEnd: Flag
    happenedAt: Moment
    learntAt: Moment
  }
  usedTrial: {
    mailboxHash: string
    trialSince: Moment
    analysesMade: number
    expiresAt: Moment
  }
}
