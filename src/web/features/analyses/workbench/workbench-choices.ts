import { isLoss } from '#domain/emotion/equation.ts'
import type { Variables } from '#domain/situation/analysis.ts'

/** The words a person chooses from; the variables they stand for are the framework's. */
export const TIMES: readonly { value: Variables['time']; label: string }[] = [
  { value: 'past', label: 'It’s over' },
  { value: 'now', label: 'It’s happening now' },
  { value: 'future', label: 'It hasn’t happened yet' },
]

export const SIDES: readonly { value: boolean; label: string }[] = [
  { value: true, label: 'It took something' },
  { value: false, label: 'It gave something' },
]

export const ACCEPTED: readonly { value: boolean; label: string }[] = [
  { value: true, label: 'I’ve accepted it' },
  { value: false, label: 'Still open' },
]

export const SOURCES: readonly { value: Variables['source']; label: string }[] = [
  { value: 'own', label: 'Something I did or thought' },
  { value: 'outside', label: 'Someone or something else' },
  { value: 'standing', label: 'How good or bad it is on its own' },
]

/** "A loss that is still to come and not settled": what the sliders say, in words. */
export function sentenceOf({ shift, time, accepted }: Variables): string {
  const what = isLoss(shift) ? 'A loss' : Math.abs(shift) < 0.05 ? 'Something kept' : 'A gain'
  const when = { past: 'is over', now: 'is happening now', future: 'hasn’t happened yet' }[time]
  return `${what} that ${when}, ${accepted ? 'settled' : 'still open'} for you, feels like`
}
