import { bloomPath, bloomRadius } from '#domain/emotion/bloom.ts'
import type { EquationPicture } from '#domain/emotion/equation-picture.ts'
import { circleDistance } from '#domain/emotion/two-circles.ts'

/** The size of its circles against those of the large picture. */
const SCALE = 0.54

/** The equation without its words: they stand beside it. */
export function MiniEquation({ picture: { gap, emotions } }: { picture: EquationPicture }) {
  const [felt] = emotions
  if (!felt) return null
  const half = (circleDistance(gap) / 2) * SCALE
  const colour = `var(--emo-${felt.category}-solid)`
  return (
    <svg viewBox="0 0 224 64" width="224" height="64" className="mini-equation" aria-hidden="true">
      <circle className="circle-expected" cx={66 - half} cy="32" r="27" />
      <circle className="circle-perceived" cx={66 + half} cy="32" r="27" />
      <path d="M138 32h32m-8 -8l9 8l-9 8" stroke={colour} fill="none" />
      <path
        d={bloomPath(felt.category, bloomRadius(felt.intensity) * 0.55, 198, 32)}
        fill={colour}
      />
      <circle cx="198" cy="32" r="10" fill="var(--surface)" />
      <text x="198" y="36.5" fill={`var(--emo-${felt.category}-text)`}>
        {Math.round(felt.intensity * 10)}
      </text>
    </svg>
  )
}
