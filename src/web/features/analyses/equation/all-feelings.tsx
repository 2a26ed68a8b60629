import { type SyntheticEvent, useId, useState } from 'react'
import {
  EMOTION_CATEGORIES,
  EMOTION_LABELS,
  type EmotionCategory,
  WORD_LENGTH,
} from '#domain/emotion/emotion.ts'
import { firstWords, isFormOf, knownWord, moreWords } from '#domain/emotion/known-word.ts'
import { wordKey } from '#domain/emotion/word.ts'
import type { CorrectedFeeling } from '#domain/situation/correction.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Suggestion } from './line.tsx'

type Props = {
  title: string
  /** Feelings that are already shown, when a second one is added. */
  without: readonly EmotionCategory[]
  /** The current word. */
  chosen: string | undefined
  onChoose: (feeling: CorrectedFeeling) => void
  onClose: () => void
}

const wordsOf = (category: EmotionCategory) => [...firstWords(category), ...moreWords(category)]

/** Finds words by their beginning, another form, or their family. */
const found = (category: EmotionCategory, key: string) =>
  EMOTION_LABELS[category].toLowerCase().startsWith(key)
    ? wordsOf(category)
    : wordsOf(category).filter(
        (one) => one.word.includes(key) || one.feel.includes(key) || isFormOf(one, key),
      )

/** The whole vocabulary by family, with a search. Below them it offers the typed text as an own word, because
 * half a word ("asham") is mostly one that's listed. */
export function AllFeelings({ title, without, chosen, onChoose, onClose }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const key = wordKey(typed)
  const word = typed.trim()
  const families = EMOTION_CATEGORIES.filter((category) => !without.includes(category))
  const known = word ? knownWord(word, []) : null
  const isKnown = known !== null && families.includes(known.category)
  const isListed = families.some((category) =>
    wordsOf(category).some((one) => one.word === key || one.feel === key),
  )
  const groups = families
    .map((category) => ({ category, words: found(category, key) }))
    .filter(({ words }) => words.length > 0)

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    if (isKnown) onChoose(known)
  }

  return (
    <Dialog title={title} look="wide" onClose={onClose}>
      <form onSubmit={handleSubmit}>
        <input
          className="field-input"
          aria-label="Find a word, or write your own"
          placeholder="Find a word, or write your own"
          autoComplete="off"
          maxLength={WORD_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      <div className="all-feelings">
        {groups.map(({ category, words }) => (
          <section key={category} aria-labelledby={`${id}-${category}`}>
            <h3 id={`${id}-${category}`}>
              <Bloom category={category} size={24} />
              {EMOTION_LABELS[category]}
            </h3>
            <div className="suggestions">
              {words.map((one) => (
                <Suggestion
                  key={one.word}
                  aria-pressed={chosen === one.word}
                  onClick={() => onChoose({ category, word: one.word })}
                >
                  {one.word}
                </Suggestion>
              ))}
            </div>
          </section>
        ))}
        {word && !isListed && (
          <section aria-labelledby={`${id}-own`}>
            <h3 id={`${id}-own`}>
              {isKnown ? (
                'Your own word'
              ) : (
                <span>
                  Your own word. Which of these is <bdi>“{word}”</bdi> closest to?
                </span>
              )}
            </h3>
            <div className="suggestions">
              {(isKnown ? [known.category] : families).map((category) => (
                <button
                  key={category}
                  type="button"
                  className="near-word"
                  onClick={() => onChoose({ category, word })}
                >
                  <Bloom category={category} size={24} />
                  {isKnown ? <bdi>“{word}”</bdi> : EMOTION_LABELS[category]}
                </button>
              ))}
            </div>
          </section>
        )}
      </div>
    </Dialog>
  )
}
