import { createLane } from '#server/base/lane.ts'

export type Lanes = ReturnType<typeof createLanes>

/** Seconds a person would still wait for something they asked for, in milliseconds. */
const PATIENCE = 15_000

/**
 * What costs more than a question to the database, each in a lane of its own: however much of it is asked
 * for, by one or by many, everything else goes on as before.
 */
export const createLanes = () => ({
  /** Asking for an analysis, with all the waiting it may take. */
  asking: createLane({
    atOnce: 120,
    waiting: 0,
    perSubject: 24,
    atOncePerSubject: 24,
    patience: 0,
  }),
  /** The embedded model reads in turns, one piece of each text; a place is always left for somebody else. */
  reading: createLane({
    atOnce: 3,
    waiting: 30,
    perSubject: 4,
    atOncePerSubject: 2,
    patience: PATIENCE,
  }),
  /** A last look for danger before words are turned away: one at a time, whatever waits for a reading. */
  looking: createLane({
    atOnce: 1,
    waiting: 12,
    perSubject: 2,
    atOncePerSubject: 1,
    patience: 4000,
  }),
  /** An outside engine takes seconds, but they are not ours. */
  outsideEngine: createLane({
    atOnce: 16,
    waiting: 16,
    perSubject: 4,
    atOncePerSubject: 4,
    patience: PATIENCE,
  }),
  pictures: createLane({
    atOnce: 1,
    waiting: 20,
    perSubject: 4,
    atOncePerSubject: 1,
    patience: PATIENCE,
  }),
  /** A file is received and read in here: both need room. */
  imports: createLane({
    atOnce: 2,
    waiting: 6,
    perSubject: 3,
    atOncePerSubject: 1,
    patience: PATIENCE,
  }),
  exports: createLane({
    atOnce: 2,
    waiting: 10,
    perSubject: 3,
    atOncePerSubject: 1,
    patience: PATIENCE,
  }),
})
