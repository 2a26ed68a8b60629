import { bloomPath } from '#domain/emotion/bloom.ts'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'

type Props = {
  category: EmotionCategory
  /** 0 to 10. Null until answered. */
  strength: number | null
  size?: number
  /** The earlier or expected strength, drawn as a dashed outline. */
  was?: number
  /** Only expected, so drawn dashed. */
  isGhost?: boolean
  /** A value read from the text: shows a dotted ring at strength ten instead of the number. */
  isRinged?: boolean
}

const HALF = 50
const NUMBER_FROM = 40

/** An unanswered strength is drawn at the middle size. */
const radiusOf = (strength: number | null): number => 18 + 3 * (strength ?? 5)

/** A bloom sized by strength, with its number inside or a ring around it. The text says the same. */
export function WeighedBloom(props: Props) {
  const { category, strength, size = 108, was, isGhost = false, isRinged = false } = props
  const dashes = {
    fill: 'none',
    strokeWidth: 1.6,
    strokeDasharray: '2 5',
    strokeLinecap: 'round',
  } as const
  const line = `var(--emo-${category}-solid)`
  return (
    <svg
      className="weighed-bloom"
      width={size}
      height={size}
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      aria-hidden="true"
    >
      {was !== undefined && (
        <path d={bloomPath(category, radiusOf(was))} stroke={line} {...dashes} opacity={0.75} />
      )}
      {isGhost || strength === null ? (
        <path
          d={bloomPath(category, radiusOf(strength))}
          stroke={line}
          {...dashes}
          strokeDasharray="3 3"
          fill={`var(--emo-${category}-soft)`}
        />
      ) : (
        <path d={bloomPath(category, radiusOf(strength))} fill={line} />
      )}
      {isRinged && <circle r={HALF - 1} stroke={line} {...dashes} strokeWidth={1} opacity={0.55} />}
      {!isRinged && size >= NUMBER_FROM && strength !== null && (
        <>
          <circle r={13} fill="var(--surface)" fillOpacity={0.92} />
          <text
            dy=".36em"
            textAnchor="middle"
            fontSize={15}
            fontWeight={650}
            fill={`var(--emo-${category}-text)`}
          >
            {strength}
          </text>
        </>
      )}
    </svg>
  )
}
