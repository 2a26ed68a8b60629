import { Check } from 'lucide-react'
import { type CSSProperties, Fragment, type ReactNode, useState } from 'react'
import { EMOTION_LABELS, type EmotionCategory } from '#domain/emotion/emotion.ts'
import { firstWords, moreWords } from '#domain/emotion/known-word.ts'
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
/** In pixels. */
const WORD_SIZE = 27

type Props = {
  felt: readonly Pick<Emotion, 'category' | 'name'>[]
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

/** Two of its words, none of which says the name again. */
function examplesOf(category: EmotionCategory): string {
  const name = EMOTION_LABELS[category].toLowerCase()
  const others = [...firstWords(category), ...moreWords(category)].filter(
    ({ word }) => word !== name,
  )
  return others
    .slice(0, 2)
    .map(({ word }) => word)
    .join(', ')
}

/** All eleven feelings; one opens into its words. */
export function BloomBed({ felt, onChoose, isBoth, onBoth, children }: Props) {
  const [opened, setOpened] = useState<EmotionCategory | null>(null)
  const nameOf = (wanted: EmotionCategory) => felt.find(({ category }) => category === wanted)?.name
  return (
    <Card title="Or choose the feeling" className="bloom-bed-card">
      <div className="bed-hint">
        <p className="small muted">
          {isBoth
            ? 'Tap the two that are there at once.'
            : 'Tap a bloom, then the word for it. The number stays yours.'}
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
                aria-pressed={nameOf(category) !== undefined}
                aria-expanded={opened === category}
                onClick={() => {
                  setOpened(category)
                  if (nameOf(category) === undefined) onChoose({ category })
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
              <WordsOf category={opened} name={nameOf(opened)} onChoose={onChoose} />
            )}
          </Fragment>
        ))}
      </div>
      {children}
    </Card>
  )
}

type WordsProps = {
  category: EmotionCategory
  name: string | undefined
  onChoose: (feeling: SaidFeeling) => void
}

/** Naming it more exactly changes the word and no number. */
const WordsOf = ({ category, name, onChoose }: WordsProps) => (
  <div
    role="group"
    aria-label={`${EMOTION_LABELS[category]}: which word`}
    className="ladder"
    style={coloursOf(category)}
  >
    {[...firstWords(category), ...moreWords(category)].map(({ word }) => (
      <button
        key={word}
        type="button"
        aria-pressed={name === word}
        onClick={() => onChoose({ category, word })}
      >
        <Bloom category={category} size={WORD_SIZE} />
        {word}
      </button>
    ))}
  </div>
)
