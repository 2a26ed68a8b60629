import { useRef } from 'react'
import { type AttachmentPower, stepPower } from '#domain/self-map/attachment-power.ts'

type Pill = { key: string; power: AttachmentPower }

/**
 * The power one key press further. Presses may come faster than the screen follows: while a pill shows a value that earlier
 * presses have left behind, the next one goes on from where the last one led.
 */
export function usePowerSteps() {
  const trail = useRef<{ key: string; powers: AttachmentPower[] }>({ key: '', powers: [] })
  return ({ key, power }: Pill, way: 1 | -1): AttachmentPower => {
    const { powers } = trail.current
    const isBehind = trail.current.key === key && powers.includes(power)
    const left = isBehind ? powers.slice(powers.indexOf(power)) : [power]
    const next = stepPower(left.at(-1)!, way)
    trail.current = { key, powers: [...left, next] }
    return next
  }
}
