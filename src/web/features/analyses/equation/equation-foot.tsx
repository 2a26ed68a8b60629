import { Check, Undo2 } from 'lucide-react'
import type { Analysis } from '#domain/situation/analysis.ts'
import { sayFeeling, wroteOf } from '#domain/situation/own-saying.ts'
import type { Certainty } from '#domain/situation/said.ts'
import { Button } from '#web/ui/button.tsx'
import type { Edits } from './use-edits.ts'

/** Sure is said beside the words it rests on, never alone. */
function saySure(certainty: Certainty | undefined, wrote: string): string {
  if (certainty === 'sure' && wrote) return 'Sure.'
  return certainty === 'sure' || certainty === 'likely' ? 'Fairly sure.' : ''
}

type Props = { analysis: Analysis; words: string; edits: Pick<Edits, 'bringBack' | 'agree'> }

/** How sure it is and why, until it is the person's own. Changing a line is the no. */
export function EquationFoot({ analysis, words, edits }: Props) {
  const { certainty, isCorrected, fits, readFirst, emotions } = analysis
  const first = readFirst && sayFeeling(readFirst.name, 'I').word
  const isFeltAnew = emotions[0] && first !== sayFeeling(emotions[0].name, 'I').word
  if (isCorrected || fits === 'yes')
    return (
      <div className="equation-foot">
        <p>
          <Check aria-hidden />
          <b>Your word counts.</b> {isCorrected && first && isFeltAnew && `First read: ${first}.`}
        </p>
        {isCorrected && (
          <Button look="quiet" size="small" onClick={edits.bringBack}>
            <Undo2 aria-hidden />
            Undo
          </Button>
        )}
      </div>
    )
  const wrote = emotions[0]?.whose === 'written' ? wroteOf(words, emotions[0].name) : ''
  const sure = saySure(certainty, wrote)
  return (
    <div className="equation-foot">
      <p>
        {sure && <b>{sure} </b>}
        {wrote && (
          <>
            You wrote “<bdi>{wrote}</bdi>”.{' '}
          </>
        )}
        <span className="equation-hint">Tap any line to change it.</span>
      </p>
      <Button onClick={edits.agree}>
        <Check aria-hidden />
        That’s right
      </Button>
    </div>
  )
}
