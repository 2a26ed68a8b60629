import { createConcurrencyLimit } from '#server/base/concurrency-limit.ts'

export type ConcurrencyLimits = ReturnType<typeof createConcurrencyLimits>

/** Seconds a person would still wait for something they asked for, in milliseconds. */
const TIMEOUT = 15_000

/**
 * What costs more than a question to the database, each in a lane of its own: however much of it is asked
 * for, by one or by many, everything else goes on as before.
 */
export const createConcurrencyLimits = () => ({
  /** Asking for an analysis, with all the waiting it may take. */
  asking: createConcurrencyLimit({
    atOnce: 120,
    waiting: 0,
    perSubject: 24,
    atOncePerSubject: 24,
    timeout: 0,
  }),
  /** The embedded model reads in turns, one piece of each text; a place is always left for somebody else. */
  reading: createConcurrencyLimit({
    atOnce: 3,
    waiting: 30,
    perSubject: 4,
    atOncePerSubject: 2,
    timeout: TIMEOUT,
  }),
  /** A last look for danger before words are turned away: one at a time, whatever waits for a reading. */
  looking: createConcurrencyLimit({
    atOnce: 1,
    waiting: 12,
    perSubject: 2,
    atOncePerSubject: 1,
    timeout: 4000,
  }),
  /** An outside engine takes seconds, but they are not ours. */
  outsideEngine: createConcurrencyLimit({
    atOnce: 16,
    waiting: 16,
    perSubject: 4,
    atOncePerSubject: 4,
    timeout: TIMEOUT,
  }),
  /** Drawing a page; beyond these the plain page is sent, and the browser draws it. */
  pages: createConcurrencyLimit({
    atOnce: 4,
    waiting: 60,
    perSubject: 40,
    atOncePerSubject: 4,
    timeout: 4000,
  }),
  /** Sending the engine's files, some of them many megabytes. */
  files: createConcurrencyLimit({
    atOnce: 16,
    waiting: 200,
    perSubject: 40,
    atOncePerSubject: 8,
    timeout: TIMEOUT,
  }),
  pictures: createConcurrencyLimit({
    atOnce: 1,
    waiting: 20,
    perSubject: 4,
    atOncePerSubject: 1,
    timeout: TIMEOUT,
  }),
  /** A file is received and read in here: both need room. */
  imports: createConcurrencyLimit({
    atOnce: 2,
    waiting: 6,
    perSubject: 3,
    atOncePerSubject: 1,
    timeout: TIMEOUT,
  }),
  exports: createConcurrencyLimit({
    atOnce: 2,
    waiting: 10,
    perSubject: 3,
    atOncePerSubject: 1,
    timeout: TIMEOUT,
  }),
})
