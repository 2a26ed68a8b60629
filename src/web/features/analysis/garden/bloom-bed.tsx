import { Check } from 'lucide-react'
import { type CSSProperties, Fragment, type ReactNode, useState } from 'react'
import { EMOTION_LABELS, type EmotionCategory, LADDERS } from '#domain/emotion/emotion.ts'
import type { Emotion } from '#domain/situation/analysis.ts'
import type { SaidFeeling } from '#domain/situation/said.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

const ROWS: readonly (readonly EmotionCategory[])[] = [
  ['anger', 'sadness', 'worry', 'fear'],
  ['regret', 'shame', 'disgust', 'negativeanticipation'],
  ['positiveanticipation', 'pride', 'happiness'],
]
/** In pixels, from mild to strong. */
const SIZES = [20, 27, 34, 41, 48]

type Props = {
  felt: readonly Pick<Emotion, 'category' | 'level'>[]
  onChoose: (feeling: SaidFeeling) => void
  /** A second feeling stands beside the first instead of taking its place. */
  isBoth: boolean
  onBoth: (isBoth: boolean) => void
  /** How strong it was, below the words. */
  children: ReactNode
}

const coloursOf = (category: EmotionCategory) =>
  ({
    '--emo-solid': `var(--emo-${category}-solid)`,
    '--emo-soft': `var(--emo-${category}-soft)`,
    '--emo-text': `var(--emo-${category}-text)`,
  }) as CSSProperties

/** A mild and a strong word of it, none of which says the name again. */
function examplesOf(category: EmotionCategory): string {
  const name = EMOTION_LABELS[category].toLowerCase()
  const others = LADDERS[category].filter((word) => !word.includes(name))
  const fromTheEnds = others.length > 3 ? 1 : 0
  return [others[fromTheEnds], others.at(-1 - fromTheEnds)].join(', ')
}

/** All eleven feelings; one opens into its five words. */
export function BloomBed({ felt, onChoose, isBoth, onBoth, children }: Props) {
  const [opened, setOpened] = useState<EmotionCategory | null>(null)
  const levelOf = (wanted: EmotionCategory) =>
    felt.find(({ category }) => category === wanted)?.level
  return (
    <Card title="Or choose the feeling" className="bloom-bed-card">
      <div className="bed-hint">
        <p className="small muted">
          {isBoth
            ? 'Tap the two that are there at once.'
            : 'Tap a bloom, then the word. Small is mild, large is strong.'}
        </p>
        <Button size="small" aria-pressed={isBoth} onClick={() => onBoth(!isBoth)}>
          {isBoth && <Check aria-hidden />}
          Two at once
        </Button>
      </div>
      <div className="bloom-bed">
        {ROWS.map((row) => (
          <Fragment key={row[0]}>
            {row.map((category) => (
              <button
                key={category}
                type="button"
                className="bed"
                style={coloursOf(category)}
                aria-pressed={levelOf(category) !== undefined}
                aria-expanded={opened === category}
                onClick={() => {
                  setOpened(category)
                  if (levelOf(category) === undefined) onChoose({ category })
                }}
              >
                <Bloom category={category} size={44} />
                <span className="bed-name">{EMOTION_LABELS[category]}</span>
                <span className="bed-words caption" aria-hidden="true">
                  {examplesOf(category)}
                </span>
              </button>
            ))}
            {opened && row.includes(opened) && (
              <LadderOf category={opened} level={levelOf(opened)} onChoose={onChoose} />
            )}
          </Fragment>
        ))}
      </div>
      {children}
    </Card>
  )
}

type LadderProps = {
  category: EmotionCategory
  level: number | undefined
  onChoose: (feeling: SaidFeeling) => void
}

const LadderOf = ({ category, level, onChoose }: LadderProps) => (
  <div
    role="group"
    aria-label={`${EMOTION_LABELS[category]}: which word`}
    className="ladder"
    style={coloursOf(category)}
  >
    {LADDERS[category].map((word, index) => (
      <button
        key={word}
        type="button"
        aria-pressed={level === index + 1}
        onClick={() => onChoose({ category, level: index + 1 })}
      >
        <Bloom category={category} size={SIZES[index]!} />
        {word}
      </button>
    ))}
  </div>
)
