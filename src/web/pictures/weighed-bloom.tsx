import { bloomPath } from '#domain/emotion/bloom.ts'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'

type Props = {
  category: EmotionCategory
  /** 0 to 10; null while nobody has said it. */
  strength: number | null
  size?: number
  /** How strong it was: an outline around it. Dashed is what was, or may come. */
  was?: number
  /** Only expected: drawn dashed itself. */
  isGhost?: boolean
  /** Read, not set: a dotted ring as large as ten instead of the number. */
  isRinged?: boolean
}

const HALF = 50
const NUMBER_FROM = 40

/** What was not said yet is drawn as large as the middle. */
const radiusOf = (strength: number | null): number => 18 + 3 * (strength ?? 5)

/** A bloom as large as the feeling is strong, with its number in the middle or a ring around it. The words say the same. */
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
