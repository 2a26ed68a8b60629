import { useState } from 'react'
import {
  EMOTION_CATEGORIES,
  EMOTION_LABELS,
  type EmotionCategory,
} from '#domain/emotion/emotion.ts'
import { firstWords, moreWords } from '#domain/emotion/known-word.ts'
import type { SaidFeeling } from '#domain/situation/said.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { feltColours } from './felt-colours.ts'

type Props = { title: string; onChoose: (feeling: SaidFeeling) => void; onClose: () => void }

/** All eleven; one opens into its words. Naming it more exactly changes no number. */
export function AllFeelings({ title, onChoose, onClose }: Props) {
  const [opened, setOpened] = useState<EmotionCategory | null>(null)
  const words = opened ? [...firstWords(opened), ...moreWords(opened)] : []
  return (
    <Dialog title={title} look="wide" onClose={onClose}>
      <div className="all-feelings">
        {EMOTION_CATEGORIES.map((category) => (
          <button
            key={category}
            type="button"
            className="size"
            style={feltColours(category)}
            aria-pressed={opened === category}
            onClick={() => setOpened(category)}
          >
            <Bloom category={category} size={44} />
            {EMOTION_LABELS[category]}
          </button>
        ))}
      </div>
      {opened && (
        <div
          role="group"
          aria-label={`${EMOTION_LABELS[opened]}: which word`}
          className="suggestions"
        >
          <button
            type="button"
            className="near-word"
            onClick={() => onChoose({ category: opened })}
          >
            <Bloom category={opened} size={24} />
            {EMOTION_LABELS[opened]}, no other word
          </button>
          {words.map(({ word }) => (
            <button
              key={word}
              type="button"
              className="suggestion"
              onClick={() => onChoose({ category: opened, word })}
            >
              {word}
            </button>
          ))}
        </div>
      )}
    </Dialog>
  )
}
