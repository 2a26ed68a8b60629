import { Pencil, Plus } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { WORD_LENGTH } from '#domain/emotion/emotion.ts'
import { intensityWord, stepOf, strengthWord, toStrength } from '#domain/emotion/strength.ts'
import type { CorrectedFeeling } from '#domain/situation/correction.ts'
import type { EquationView } from '#domain/situation/equation-view.ts'
import { nearTo } from '#domain/situation/near-feelings.ts'
import { askStrength, formatFeeling, type Voice } from '#domain/situation/own-saying.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import { Line } from './line.tsx'
import { Popover } from './popover.tsx'
import type { EquationProps } from './use-edits.ts'

type Props = EquationProps & { at: number; shown: EquationView; isOneOfTwo?: boolean }

const STEPS = [2, 4, 6, 8, 10] as const

/** Offers five strengths, near feelings, and a link to every other word. */
function FeelingChoice({ analysis, at, shown, edits, isOneOfTwo, onAll }: Props) {
  const { category, name, intensity, whose } = shown.emotion
  const [isNaming, setNaming] = useState(false)
  const strength = toStrength(intensity)
  const near = nearTo(shown, analysis)
  const choose = (feeling: CorrectedFeeling) => edits.chooseFeeling(at, feeling)
  return (
    <Popover label={askStrength(name)} isAbove onClose={edits.close}>
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
                choose({ category, strength: number, ...(whose !== 'written' && { word: name }) })
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
        <OwnWord onName={(word) => choose({ category, word })} />
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
                      choose({ category: one.category, ...(one.word && { word: one.word }) })
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
        <Button look="quiet" size="small" onClick={() => onAll(at, false)}>
          All feelings
        </Button>
        {isOneOfTwo ? (
          <Button look="quiet" size="small" onClick={() => edits.onlyFeeling(at)}>
            Only this one
          </Button>
        ) : (
          <Button look="quiet" size="small" onClick={() => onAll(at, true)}>
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

const FELT: Record<Voice, string> = {
  you: 'What you feel',
  I: 'What I feel',
  they: 'What they feel',
}

/** The feeling and its strength, with everything that can be changed about it. */
export function FeelingLine(props: Props) {
  const { at, shown, voice, edits, isOneOfTwo } = props
  const { emotion } = shown
  const { lead, word } = formatFeeling(emotion.name, voice)
  return (
    <Line
      at={at}
      kind="feeling"
      label={isOneOfTwo ? undefined : FELT[voice]}
      edits={edits}
      below={edits.isOpen({ at, kind: 'feeling' }) && <FeelingChoice {...props} />}
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
