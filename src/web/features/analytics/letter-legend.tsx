import { EMOTION_LABELS, EMOTION_LETTERS, type EmotionCategory } from '#domain/emotion/emotion.ts'

export const emotionColours = (category: EmotionCategory) => ({
  '--emo-soft': `var(--emo-${category}-soft)`,
  '--emo-solid': `var(--emo-${category}-solid)`,
  '--emo-text': `var(--emo-${category}-text)`,
})

/** What the letters mean: no colour has to be told apart from another. */
export function LetterLegend({ categories }: { categories: readonly EmotionCategory[] }) {
  return (
    <ul className="letter-legend" aria-label="What the letters mean">
      {categories.map((category) => (
        <li key={category}>
          <span className="letter" style={emotionColours(category) as React.CSSProperties}>
            {EMOTION_LETTERS[category]}
          </span>{' '}
          {EMOTION_LABELS[category]}
        </li>
      ))}
    </ul>
  )
}
