import { useEffect, useRef } from 'react'
import { NOTHING_KNOWN, type WalkKnown } from '#domain/situation/walk.ts'
import { createStore } from '#web/lib/store.ts'

/** In milliseconds: whoever stops for this long may be done, and their words are read meanwhile. */
const PAUSE = 700
/** In characters, and how often: a few words say nothing, and whoever writes slowly is not read at every comma. */
const WORTH_READING = 30
const MOST_AHEAD = 4
/** In milliseconds: a question that takes longer is felt as waiting, and the next one is asked without it. */
export const patience = createStore(40)

type Reading = { from: string; found: Promise<WalkKnown | null> }

/**
 * Reads the words ahead, at a pause, so that the next question is there when it is asked for. Nothing is kept of what is
 * read, and each text is read once.
 */
export function useReading(
  text: string,
  isRead: boolean,
  know: (what: string) => Promise<WalkKnown | null>,
) {
  const reading = useRef<Reading | null>(null)
  const latest = useRef(know)
  latest.current = know

  /** Null where the words speak of danger; what cannot be read now leaves everything open. */
  function read(what: string): Promise<WalkKnown | null> {
    if (reading.current?.from !== what)
      reading.current = {
        from: what,
        found: latest.current(what).catch(() => {
          // What could not be read now is tried again when it is asked for.
          reading.current = null
          return NOTHING_KNOWN
        }),
      }
    return reading.current.found
  }
  const ahead = useRef(read)
  ahead.current = read
  const count = useRef(0)
  useEffect(() => {
    if (isRead || text.length < WORTH_READING || count.current >= MOST_AHEAD) return
    const pause = setTimeout(() => {
      count.current += 1
      void ahead.current(text)
    }, PAUSE)
    return () => clearTimeout(pause)
  }, [text, isRead])

  return {
    read,
    /** Undefined where it is not there in time. */
    async readSoon(what: string): Promise<WalkKnown | null | undefined> {
      const found = read(what)
      const most = patience.get()
      if (most === 0) return undefined
      return Promise.race([
        found,
        new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), most)),
      ])
    },
  }
}
