import type { CSSProperties } from 'react'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'

type Props = {
  /** 0: what happened is what was expected; 1: nothing of it came true. */
  gap: number
  /** How close the part is: the thicker the arrow. */
  power: number
  category: Parameters<typeof WeighedBloom>[0]['category']
  strength: number
  /** `open`: nobody has said it yet; `none`: it is not asked about. */
  expected: 'told' | 'open' | 'none'
}

/** Of the circles, on a desk; a phone draws everything smaller. */
const R = 37
const distance = (gap: number) => 2 * R * (0.28 + 1.05 * Math.min(1, Math.max(0, gap)))
/** Where nobody knows what was expected, no gap is claimed. */
const OPEN_GAP = 0.55

/** The margin of the sentence: the circles belong to its first two lines, the bloom to its last. The lines say the same. */
export function MarginPicture({ gap, power, category, strength, expected }: Props) {
  const apart = expected === 'none' ? 0 : distance(expected === 'open' ? OPEN_GAP : gap)
  const half = apart / 2
  const reach = half + R + 2
  const style = { '--reach': reach + 6, '--thick': 4 + 14 * power } as CSSProperties
  const hasBridge = expected === 'told' && apart > 2 * R + 8
  return (
    <>
      <svg
        className={expected === 'none' ? 'margin-circles margin-circle' : 'margin-circles'}
        viewBox={`${-R - 2} ${-reach} ${2 * R + 4} ${2 * reach}`}
        aria-hidden="true"
      >
        {expected !== 'none' && <circle className="circle-expected" cy={-half} r={R} />}
        <circle className="circle-perceived" cy={half} r={R} />
        {expected === 'open' && <text y={-half - R * 0.2}>?</text>}
        {hasBridge && <path d={`M0 ${R - half + 3}V${half - R - 3}`} className="margin-bridge" />}
      </svg>
      <span
        className={expected === 'none' ? 'margin-stem margin-stem-short' : 'margin-stem'}
        style={style}
        aria-hidden="true"
      />
      <span className="margin-end" style={style} aria-hidden="true">
        <span className="margin-tip">
          <svg viewBox="-12 -14 24 16" width="24" height="16" aria-hidden="true">
            <path d="M-9 -9L0 0L9 -9" />
          </svg>
        </span>
        <WeighedBloom category={category} strength={strength} size={98} />
      </span>
    </>
  )
}
