import { sayIntensity } from '#domain/emotion/strength.ts'
import type { Emotion } from '#domain/situation/analysis.ts'
import { sayFeeling, type Voice } from '#domain/situation/own-saying.ts'
import type { NearFeeling } from '#domain/situation/shown-equation.ts'
import { upperFirst } from '#domain/values/text.ts'
import { FeelingChoice } from './feeling-choice.tsx'
import { Line } from './line.tsx'
import type { Edits } from './use-edits.ts'

/** In characters. */
const BESIDE = 11

type Props = {
  at: number
  emotion: Emotion
  alternatives: readonly NearFeeling[]
  voice: Voice
  /** "That is why …": it follows from the lines above. */
  leadIn: string
  edits: Edits
  isOneOfTwo?: boolean
  canChange: boolean
  onAll: (isBeside: boolean) => void
}

/** What is felt, how strong it is, and everything that can be changed about it. */
export function FeelingLine(props: Props) {
  const { at, emotion, alternatives, voice, leadIn, edits, isOneOfTwo = false, canChange } = props
  const { lead, word } = sayFeeling(emotion.name, voice)
  const isOpen = edits.open?.at === at && edits.open.kind === 'feeling'
  // Beside a long word there is no room for it.
  const isLong = word.length > BESIDE
  const begin = leadIn ? `${leadIn} ${lead}` : upperFirst(lead)
  return (
    <Line
      kind="feeling"
      label={voice === 'they' ? 'What they feel' : voice === 'I' ? 'What I feel' : 'What you feel'}
      onOpen={canChange ? () => edits.toggle({ at, kind: 'feeling' }) : null}
      isOpen={isOpen}
      isAside={!isOpen && edits.open !== null}
      popover={
        <FeelingChoice
          emotion={emotion}
          alternatives={alternatives}
          isOneOfTwo={isOneOfTwo}
          onChoose={(feeling) => edits.chooseFeeling(at, feeling)}
          onAll={props.onAll}
          onOnlyThis={() => edits.onlyFeeling(at)}
          onClose={edits.close}
        />
      }
    >
      <span className="line-say">
        {begin} <bdi className="line-words line-words-felt">{word}</bdi>{' '}
        <span
          className={isLong ? 'line-strength line-strength-below figures' : 'line-strength figures'}
        >
          {sayIntensity(emotion.intensity)}
        </span>
      </span>
    </Line>
  )
}
