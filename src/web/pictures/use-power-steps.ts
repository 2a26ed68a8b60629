import { useRef } from 'react'
import { type AttachmentPower, stepPower } from '#domain/self-map/attachment-power.ts'

type Pill = { key: string; power: AttachmentPower }

/**
 * Returns the power one key press further. If presses outrun rendering, continues from the last result instead of the
 * power still shown.
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
