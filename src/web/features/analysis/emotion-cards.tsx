import type { CSSProperties } from 'react'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { intensityWord, readIntensity } from '#domain/emotion/strength.ts'
import { CARD_LIMITS, type Emotion } from '#domain/situation/analysis.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { ShowAll } from './show-all.tsx'

type Props = { emotions: readonly Emotion[]; isForOthers: boolean }

export function EmotionCards({ emotions, isForOthers }: Props) {
  return (
    <section aria-label="Emotions">
      <h2 className="sr-only">{isForOthers ? 'What they may feel' : 'What you may feel'}</h2>
      <ShowAll
        entries={emotions}
        limit={CARD_LIMITS.emotions}
        noun="emotions"
        className="emotion-cards"
      >
        {(emotion) => <EmotionCard key={emotion.name + emotion.category} emotion={emotion} />}
      </ShowAll>
    </section>
  )
}

/** The group is named where the step alone would not say it: "dread" belongs to worry. */
function EmotionCard({
  emotion: { name, category, intensity, description },
}: {
  emotion: Emotion
}) {
  const share = readIntensity(intensity)
  const colours = {
    '--emo-solid': `var(--emo-${category}-solid)`,
    '--emo-soft': `var(--emo-${category}-soft)`,
    '--emo-text': `var(--emo-${category}-text)`,
  } as CSSProperties
  const group = EMOTION_LABELS[category]
  return (
    <li className="emotion-card" style={colours}>
      <div className="emotion-card-head">
        <Bloom category={category} />
        <h3>{name}</h3>
        {group.toLowerCase() !== name.toLowerCase() && (
          <span className="emotion-card-group">{group}</span>
        )}
        <span className="emotion-card-number figures">
          {Math.round(share * 10)}/10, {intensityWord(share)}
        </span>
      </div>
      <div className="emotion-card-track" aria-hidden="true">
        <div style={{ width: `${Math.round(share * 100)}%` }} />
      </div>
      <p className="small">{description}</p>
    </li>
  )
}
