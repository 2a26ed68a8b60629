import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'

type Props = {
  category: EmotionCategory
  before: number
  after: number
  names: readonly [string, string]
}

const SIZE = 108

/** Two blooms side by side: before, and after inside the outline of before. */
export function Pair({ category, before, after, names }: Props) {
  return (
    <figure className="pair">
      <p className="sr-only">
        {names[0]}: {before} of 10. {names[1]}: {after} of 10.
      </p>
      <span className="pair-one" aria-hidden="true">
        <WeighedBloom category={category} strength={before} size={SIZE} />
        <span>{names[0]}</span>
      </span>
      <span className="pair-way" aria-hidden="true" />
      <span className="pair-one pair-now" aria-hidden="true">
        <WeighedBloom category={category} strength={after} was={before} size={SIZE} />
        <span>{names[1]}</span>
      </span>
    </figure>
  )
}
