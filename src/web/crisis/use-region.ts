import { useState } from 'react'
import { guessRegion, type HelpRegion, REGIONS } from '#domain/content/helplines.ts'
import { KEYS, readStored, writeStored } from '#web/lib/browser-storage.ts'
import { timeZone } from '#web/lib/time-zone.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'

const readRegion = (): HelpRegion =>
  REGIONS.find((name) => name === readStored(KEYS.region)) ??
  guessRegion(timeZone(), navigator.languages)

/** The region of the helplines: the stored choice, or a guess from time zone and language. */
export function useRegion() {
  const drawn = useDrawn()
  const [chosen, setRegion] = useState<HelpRegion | null>(null)
  const region = chosen ?? (drawn ? guessRegion(drawn.zone ?? '', drawn.languages) : readRegion())
  const choose = (next: HelpRegion) => {
    writeStored(KEYS.region, next)
    setRegion(next)
  }
  return [region, choose] as const
}
