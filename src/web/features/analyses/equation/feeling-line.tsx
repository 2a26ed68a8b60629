import { Pencil, Plus } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { WORD_LENGTH } from '#domain/emotion/emotion.ts'
import { intensityWord, stepOf, strengthWord } from '#domain/emotion/strength.ts'
import type { Emotion } from '#domain/situation/analysis.ts'
import type { CorrectedFeeling } from '#domain/situation/correction.ts'
import type { EquationView } from '#domain/situation/equation-view.ts'
import { type NearFeeling, nearTo } from '#domain/situation/near-feelings.ts'
import { askStrength, formatFeeling, type Voice } from '#domain/situation/own-saying.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import type { EquationProps } from './equation-props.ts'
import { Line } from './line.tsx'
import { Popover } from './popover.tsx'

type FeelingChoiceProps = {
  emotion: Emotion
  /** "Or more like": nearest first. */
  near: readonly NearFeeling[]
  /** True if there are two feelings already. */
  isOneOfTwo: boolean
  onChoose: (feeling: CorrectedFeeling) => void
  /** Opens all feelings, to replace this one or to add one beside it. */
  onAll: (isBeside: boolean) => void
  onOnlyThis: () => void
  onClose: () => void
}

const STEPS = [2, 4, 6, 8, 10] as const

/** Offers five strengths, near feelings, and a link to every other word. */
function FeelingChoice(props: FeelingChoiceProps) {
  const { emotion, near, isOneOfTwo, onChoose, onAll, onOnlyThis, onClose } = props
  const { category, name, intensity, whose } = emotion
  const [isNaming, setNaming] = useState(false)
  const strength = Math.max(1, Math.round(intensity * 10))
  return (
    <Popover label={askStrength(name)} isAbove onClose={onClose}>
      <div className="sizes">
        {STEPS.map((step) => {
          const isIt = stepOf(strength) === stepOf(step)
          const number = isIt ? strength : step
          return (
            <button
              key={step}
              type="button"
              className="size"
              aria-pressed={isIt}
              onClick={() =>
                onChoose({ category, strength: number, ...(whose !== 'written' && { word: name }) })
              }
            >
              <WeighedBloom category={category} strength={step} size={68} />
              <span>{strengthWord(step)}</span>
              <small className="figures">{number}</small>
            </button>
          )
        })}
      </div>
      {isNaming ? (
        <OwnWord onName={(word) => onChoose({ category, word })} />
      ) : (
        near.length > 0 && (
          <div className="or-rather">
            <span className="muted small">Or more like</span>
            <ul>
              {near.map((one) => (
                <li key={one.category + one.name}>
                  <button
                    type="button"
                    className="or-rather-word"
                    onClick={() =>
                      onChoose({
                        category: one.category,
                        ...(one.word && { word: one.word }),
                      })
                    }
                  >
                    <Bloom category={one.category} size={24} />
                    <span>
                      {formatFeeling(one.name, 'you').word}
                      {one.means && <small className="muted">{one.means}</small>}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )
      )}
      <div className="popover-foot">
        <Button look="quiet" size="small" onClick={() => onAll(false)}>
          All feelings
        </Button>
        {isOneOfTwo ? (
          <Button look="quiet" size="small" onClick={onOnlyThis}>
            Only this one
          </Button>
        ) : (
          <Button look="quiet" size="small" onClick={() => onAll(true)}>
            <Plus aria-hidden />
            And a second one
          </Button>
        )}
        <Button look="quiet" size="small" onClick={() => setNaming(true)}>
          <Pencil aria-hidden />
          My own word
        </Button>
      </div>
    </Popover>
  )
}

function OwnWord({ onName }: { onName: (word: string) => void }) {
  const [word, setWord] = useState('')
  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    if (word.trim()) onName(word.trim())
  }
  return (
    <form className="near-words" onSubmit={handleSubmit}>
      <input
        ref={(field) => field?.focus({ preventScroll: true })}
        className="field-input"
        aria-label="My own word"
        placeholder="What you call it"
        autoComplete="off"
        maxLength={WORD_LENGTH}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <Button type="submit">Save</Button>
    </form>
  )
}

type Props = EquationProps & { at: number; shown: EquationView; isOneOfTwo?: boolean }

const FELT: Record<Voice, string> = {
  you: 'What you feel',
  I: 'What I feel',
  they: 'What they feel',
}

/** The feeling and its strength, with everything that can be changed about it. */
export function FeelingLine(props: Props) {
  const { analysis, at, shown, voice, edits, isOneOfTwo = false, canChange, onAll } = props
  const { emotion } = shown
  const { lead, word } = formatFeeling(emotion.name, voice)
  const isOpen = edits.open?.at === at && edits.open.kind === 'feeling'
  return (
    <Line
      kind="feeling"
      label={isOneOfTwo ? undefined : FELT[voice]}
      onOpen={canChange ? () => edits.toggle({ at, kind: 'feeling' }) : null}
      isOpen={isOpen}
      isAside={!isOpen && edits.open !== null}
      below={
        isOpen && (
          <FeelingChoice
            emotion={emotion}
            near={nearTo(shown, analysis)}
            isOneOfTwo={isOneOfTwo}
            onChoose={(feeling) => edits.chooseFeeling(at, feeling)}
            onAll={(isBeside) => onAll(at, isBeside)}
            onOnlyThis={() => edits.onlyFeeling(at)}
            onClose={edits.close}
          />
        )
      }
    >
      <span className="line-say">
        {isOneOfTwo ? (
          <span className="sr-only">{`${FELT[voice]}: ${lead} `}</span>
        ) : (
          `That’s why ${lead} `
        )}
        <bdi className="line-words line-words-felt">{word}</bdi>{' '}
        {!word.includes(intensityWord(emotion.intensity)) && (
          <span className="line-strength">{intensityWord(emotion.intensity)}</span>
        )}
      </span>
    </Line>
  )
}
