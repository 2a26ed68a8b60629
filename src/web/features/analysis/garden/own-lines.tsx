import { ArrowRight } from 'lucide-react'
import { type SyntheticEvent, useId } from 'react'
import { type Analysis, isDirect } from '#domain/situation/analysis.ts'
import { OWN_LINE_LENGTH } from '#domain/situation/said.ts'
import { inOwnVoice } from '#domain/steps/own-voice.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { Lines } from './use-own-lines.ts'

type Props = {
  analysis: Analysis
  /** As they stand there now. */
  lines: Lines
  /** Where somebody died or was hurt, nobody is asked what they expected. */
  mayExpect: boolean
  onType: (line: Lines) => void
  /** Takes one that was suggested. */
  onTake: (line: Lines) => void
  /** A line was left, or sent off. */
  onLeave: () => void
}

/** Expectation, perception and the feeling's name, in the person's own words. */
export function OwnLines({ analysis, lines, mayExpect, onType, onTake, onLeave }: Props) {
  const { said = {}, asks, equations, expectations, perceptions } = analysis
  const direct = equations.filter(isDirect)
  const guesses = {
    expected: [...direct.map((one) => one.expectation), ...expectations.map((e) => e.description)],
    saw: [...direct.map((one) => one.perception), ...perceptions.map((p) => p.description)],
  }
  return (
    <Card className="own-lines">
      {mayExpect && (
        <OwnLine
          label="I expected…"
          kind="expected"
          value={lines.expected ?? ''}
          said={said.expected ?? ''}
          suggested={said.expected ? [] : inOwnVoice(guesses.expected)}
          onType={(expected) => onType({ expected })}
          onTake={(expected) => onTake({ expected })}
          onLeave={onLeave}
        />
      )}
      <OwnLine
        label="I saw…"
        kind="saw"
        value={lines.saw ?? ''}
        said={said.saw ?? ''}
        suggested={said.saw ? [] : inOwnVoice(guesses.saw)}
        onType={(saw) => onType({ saw })}
        onTake={(saw) => onTake({ saw })}
        onLeave={onLeave}
      />
      {!asks && (
        <OwnLine
          label="I would call it…"
          kind="word"
          value={lines.ownWord ?? ''}
          said={said.ownWord ?? ''}
          suggested={[]}
          onType={(ownWord) => onType({ ownWord })}
          onTake={(ownWord) => onTake({ ownWord })}
          onLeave={onLeave}
        />
      )}
    </Card>
  )
}

type LineProps = {
  label: string
  kind: 'expected' | 'saw' | 'word'
  value: string
  /** As it is written already. */
  said: string
  suggested: readonly string[]
  onType: (line: string) => void
  onTake: (line: string) => void
  onLeave: () => void
}

function OwnLine({ label, kind, value, said, suggested, onType, onTake, onLeave }: LineProps) {
  const id = useId()
  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    onLeave()
  }
  return (
    <form className="own-line" onSubmit={handleSubmit}>
      <label htmlFor={id}>{label}</label>
      <div className={`own-line-field own-line-${kind}`}>
        <input
          id={id}
          placeholder="in your own words"
          autoComplete="off"
          maxLength={OWN_LINE_LENGTH}
          value={value}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
        />
        <IconButton
          type="submit"
          label={`Say it: ${label.replace('…', '')}`}
          className={value.trim() === said ? 'own-line-idle' : ''}
        >
          <ArrowRight aria-hidden />
        </IconButton>
      </div>
      {suggested.length > 0 && (
        <div className="own-line-suggested">
          {suggested.map((line) => (
            <button key={line} type="button" className="suggested" onClick={() => onTake(line)}>
              {line}
            </button>
          ))}
        </div>
      )}
    </form>
  )
}
