import { createConcurrencyLimit } from '#server/base/concurrency-limit.ts'

export type ConcurrencyLimits = ReturnType<typeof createConcurrencyLimits>

/** In milliseconds, as long as a person would still wait. */
const TIMEOUT = 15_000

/**
 * Limits for work that costs more than a query, each separate, so that a flood of one kind doesn't slow down the
 * rest.
 */
export const createConcurrencyLimits = () => ({
  /** Requests for an analysis, including all their waiting. */
  asking: createConcurrencyLimit({
    atOnce: 120,
    waiting: 0,
    perSubject: 24,
    atOncePerSubject: 24,
    timeout: 0,
  }),
  /** The embedded model reads in turns, one piece of each text. One place always stays free for another person. */
  reading: createConcurrencyLimit({
    atOnce: 3,
    waiting: 30,
    perSubject: 4,
    atOncePerSubject: 2,
    timeout: TIMEOUT,
  }),
  /** The danger check of refused words, one at a time and independent of `reading`. */
  looking: createConcurrencyLimit({
    atOnce: 1,
    waiting: 12,
    perSubject: 2,
    atOncePerSubject: 1,
    timeout: 4000,
  }),
  /** An external engine takes seconds, but not of our CPU. */
  outsideEngine: createConcurrencyLimit({
    atOnce: 16,
    waiting: 16,
    perSubject: 4,
    atOncePerSubject: 4,
    timeout: TIMEOUT,
  }),
  /** Page rendering. Beyond these the plain page is sent, and the browser renders it. */
  pages: createConcurrencyLimit({
    atOnce: 4,
    waiting: 60,
    perSubject: 40,
    atOncePerSubject: 4,
    timeout: 4000,
  }),
  /** Downloads of the engine's files, some of them many megabytes. */
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
  /** Receives and reads files, both of which need memory. */
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
