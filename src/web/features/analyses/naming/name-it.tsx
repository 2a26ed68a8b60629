import { Plus, X } from 'lucide-react'
import { type CSSProperties, type SyntheticEvent, useId, useRef, useState } from 'react'
import {
  EMOTION_CATEGORIES,
  EMOTION_LABELS,
  type EmotionCategory,
  WORD_LENGTH,
} from '#domain/emotion/emotion.ts'
import { firstWords, knownWord, moreWords } from '#domain/emotion/known-word.ts'
import { MAX_NAMED, type NewOwnWord, wordKey } from '#domain/emotion/word.ts'
import type { NamedWord } from '#domain/emotion/would-differ.ts'
import { BY_FEELING } from '#engine/library/by-feeling.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/field.tsx'
import { FocusedHeading } from '#web/ui/focused-heading.tsx'
import './naming.css'

type Props = {
  /** The person's dictionary. */
  own: readonly NewOwnWord[]
  isBusy: boolean
  onBack: () => void
  /** Empty if the person has no word for it; the first word counts most. */
  onName: (named: readonly NamedWord[]) => void
  /** Called on "Do not ask me again." */
  onNever: () => void
  onTyped: (typed: string) => void
}

const OWN_SHOWN = 4
const WORD_MISSING = 'Pick a word, or write your own. “No word” is fine too.'
const nearestTo = (word: string) =>
  `Choose the feeling closest to “${word}”, so your word counts in the analysis.`

const without = (words: readonly NamedWord[], { word }: NamedWord) =>
  words.filter((one) => wordKey(one.word) !== wordKey(word))

/** Asks for the person's own word before the analysis is shown. */
export function NameIt({ own, isBusy, onBack, onName, onNever, onTyped }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState('')
  const id = useId()
  const [typed, setTyped] = useState('')
  const [group, setGroup] = useState<EmotionCategory | null>(null)
  const [added, setAdded] = useState<readonly NamedWord[]>([])
  const known = knownWord(typed, own)
  const category = known?.category ?? group
  const word = typed.trim()
  // A first selection from all groups, or every word of the chosen group.
  const words = [...firstWords(group ?? undefined), ...(group ? moreWords(group) : [])].map(
    (one) => one.word,
  )

  function type(text: string) {
    setTyped(text)
    setProblem('')
    onTyped(text)
  }
  const current = word && category ? (known ?? { word, category }) : null
  const named = current ? [...without(added, current), current] : added
  const canAdd = current !== null && named.length < MAX_NAMED

  function handleAdd() {
    setAdded(named)
    type('')
    setGroup(null)
  }
  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    // Don't drop a typed word that has no group yet; ask for the group.
    const missing = word && !current ? nearestTo(word) : category && !word ? WORD_MISSING : ''
    setProblem(missing)
    if (!missing) return onName(named)
    form.current
      ?.querySelector<HTMLElement>(word ? '.naming-group' : '.naming-ladder button')
      ?.focus()
  }
  return (
    <form ref={form} className="card naming" aria-busy={isBusy} onSubmit={handleSubmit}>
      <fieldset disabled={isBusy} className="naming-fields">
        <FocusedHeading className="naming-question">Do you have a word for it?</FocusedHeading>
        <p className="small muted">This is optional. The analysis comes next and uses your word.</p>
        {added.length > 0 && (
          <div role="group" aria-label="Words so far" className="naming-words">
            {added.map((one) => (
              <button
                key={one.word}
                type="button"
                className="naming-word"
                aria-pressed
                aria-label={`Remove ${one.word}`}
                onClick={() => setAdded(without(added, one))}
              >
                <Bloom category={one.category} size={22} />
                <bdi>{one.word}</bdi>
                <X aria-hidden size={16} />
              </button>
            ))}
          </div>
        )}
        <div className="naming-line">
          <label htmlFor={id}>{added.length > 0 ? 'And also…' : 'I’d call it…'}</label>
          <input
            id={id}
            value={typed}
            maxLength={WORD_LENGTH}
            autoComplete="off"
            placeholder="your own word"
            onChange={(event) => type(event.target.value)}
          />
          {canAdd && (
            <Button look="quiet" size="small" onClick={handleAdd}>
              <Plus aria-hidden />
              And another
            </Button>
          )}
        </div>
        {own.length > 0 && !word && (
          <div role="group" aria-label="Your words" className="naming-words">
            {own.slice(0, OWN_SHOWN).map((one) => (
              <button
                key={one.word}
                type="button"
                className="naming-word"
                onClick={() => type(one.word)}
              >
                <bdi>{one.word}</bdi>
              </button>
            ))}
          </div>
        )}
        <p id={`${id}-group`} className="small">
          {word && !known ? 'Which of these is closest?' : 'More words, closest first.'}
        </p>
        <div role="group" aria-labelledby={`${id}-group`} className="naming-groups">
          {EMOTION_CATEGORIES.map((one) => (
            <button
              key={one}
              type="button"
              className="naming-group"
              style={
                {
                  '--emo-soft': `var(--emo-${one}-soft)`,
                  '--emo-solid': `var(--emo-${one}-solid)`,
                } as CSSProperties
              }
              aria-pressed={category === one}
              onClick={() => {
                if (known) type('')
                setGroup(one)
                setProblem('')
              }}
            >
              <Bloom category={one} size={28} />
              {EMOTION_LABELS[one]}
            </button>
          ))}
        </div>
        <p className="small muted naming-means">{category && BY_FEELING[category].card}</p>
        <div role="group" aria-label="Words for it" className="naming-words naming-ladder">
          {words.map((one) => (
            <button
              key={one}
              type="button"
              className="naming-word"
              aria-pressed={wordKey(word) === one}
              onClick={() => type(one)}
            >
              {one}
            </button>
          ))}
        </div>
        <Problem>{problem}</Problem>
        <div className="naming-buttons">
          <Button look="quiet" onClick={onBack}>
            Back
          </Button>
          <Button look="quiet" onClick={() => onName([])}>
            No word
          </Button>
          <Button look="quiet" onClick={onNever}>
            Never ask
          </Button>
          <Button type="submit" look="primary">
            {isBusy ? 'Reading…' : 'See why'}
          </Button>
        </div>
      </fieldset>
    </form>
  )
}
