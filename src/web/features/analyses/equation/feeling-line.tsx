import { intensityWord } from '#domain/emotion/strength.ts'
import { nearTo } from '#domain/situation/near-feelings.ts'
import { sayFeeling, type Voice } from '#domain/situation/own-saying.ts'
import type { ShownEquation } from '#domain/situation/shown-equation.ts'
import type { EquationProps } from './equation-props.ts'
import { FeelingChoice } from './feeling-choice.tsx'
import { Line } from './line.tsx'

type Props = EquationProps & { at: number; shown: ShownEquation; isOneOfTwo?: boolean }

const FELT: Record<Voice, string> = {
  you: 'What you feel',
  I: 'What I feel',
  they: 'What they feel',
}

/** What is felt, how strong it is, and everything that can be changed about it. */
export function FeelingLine(props: Props) {
  const { analysis, at, shown, voice, edits, isOneOfTwo = false, canChange, onAll } = props
  const { emotion } = shown
  const { lead, word } = sayFeeling(emotion.name, voice)
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
          `That is why ${lead} `
        )}
        <bdi className="line-words line-words-felt">{word}</bdi>{' '}
        <span className="line-strength">{intensityWord(emotion.intensity)}</span>
      </span>
    </Line>
  )
}
