import type { CSSProperties } from 'react'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'

type Props = {
  /** 0: what happened is what was expected; 1: nothing of it came true. */
  gap: number
  /** How close the part is: the thicker the arrow. */
  power: number
  category: Parameters<typeof WeighedBloom>[0]['category']
  strength: number
  /** `pencilled`: offered, and not the person's yet; `none`: it is not asked about. */
  expected: 'told' | 'pencilled' | 'none'
  /** It is open what it is about. */
  isOpen: boolean
}

/** Of the circles, on a desk; a phone draws everything smaller. */
export const R = 33
export const distance = (gap: number) => 2 * R * (0.28 + 1.05 * Math.min(1, Math.max(0, gap)))

export const circleOf = (expected: 'told' | 'pencilled'): string =>
  expected === 'told' ? 'circle-expected' : 'circle-expected circle-pencilled'

/** The margin of the sentence: the circles belong to its first two lines, the bloom to its last. The lines say the same. */
export function MarginPicture({ gap, power, category, strength, expected, isOpen }: Props) {
  const apart = expected === 'none' ? 0 : distance(gap)
  const half = apart / 2
  const reach = half + R + 2
  const style = { '--reach': reach + 6, '--thick': 4 + 14 * power } as CSSProperties
  const hasBridge = expected !== 'none' && apart > 2 * R + 8
  return (
    <>
      <svg
        className={expected === 'none' ? 'margin-circles margin-circle' : 'margin-circles'}
        viewBox={`${-R - 2} ${-reach} ${2 * R + 4} ${2 * reach}`}
        aria-hidden="true"
      >
        {expected !== 'none' && <circle className={circleOf(expected)} cy={-half} r={R} />}
        <circle className="circle-perceived" cy={half} r={R} />
        {hasBridge && <path d={`M0 ${R - half + 3}V${half - R - 3}`} className="margin-bridge" />}
      </svg>
      <span
        className={[
          'margin-stem',
          expected === 'none' && 'margin-stem-short',
          isOpen && 'margin-stem-open',
        ]
          .filter(Boolean)
          .join(' ')}
        style={style}
        aria-hidden="true"
      />
      <span className="margin-end" style={style} aria-hidden="true">
        <WeighedBloom category={category} strength={strength} size={98} isRinged />
      </span>
    </>
  )
}
