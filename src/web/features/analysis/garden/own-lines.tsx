import { ArrowRight } from 'lucide-react'
import { type SyntheticEvent, useId, useState } from 'react'
import { type Analysis, isDirect } from '#domain/analysis.ts'
import { inOwnVoice } from '#domain/own-voice.ts'
import { OWN_LINE_LENGTH, type Said } from '#domain/said.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

type Lines = Pick<Said, 'expected' | 'saw'>
type Props = {
  analysis: Analysis
  /** Where somebody died or was hurt, nobody is asked what they expected. */
  mayExpect: boolean
  onSay: (lines: Lines) => void
}

/** Expectation and perception in the person's own words. */
export function OwnLines({ analysis, mayExpect, onSay }: Props) {
  const { said = {}, equations, expectations, perceptions } = analysis
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
          value={said.expected ?? ''}
          suggested={said.expected ? [] : inOwnVoice(guesses.expected)}
          onSay={(expected) => onSay({ expected })}
        />
      )}
      <OwnLine
        label="I saw…"
        kind="saw"
        value={said.saw ?? ''}
        suggested={said.saw ? [] : inOwnVoice(guesses.saw)}
        onSay={(saw) => onSay({ saw })}
      />
    </Card>
  )
}

type LineProps = {
  label: string
  kind: 'expected' | 'saw'
  value: string
  suggested: readonly string[]
  onSay: (line: string) => void
}

function OwnLine({ label, kind, value, suggested, onSay }: LineProps) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    if (typed.trim() !== value) onSay(typed.trim())
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
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <IconButton
          type="submit"
          label={`Say it: ${label.replace('…', '')}`}
          className={typed.trim() === value ? 'own-line-idle' : ''}
        >
          <ArrowRight aria-hidden />
        </IconButton>
      </div>
      {suggested.length > 0 && (
        <div className="own-line-suggested">
          {suggested.map((line) => (
            <button key={line} type="button" className="suggested" onClick={() => onSay(line)}>
              {line}
            </button>
          ))}
        </div>
      )}
    </form>
  )
}
