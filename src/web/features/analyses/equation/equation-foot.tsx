import { Check, Undo2 } from 'lucide-react'
import type { Analysis } from '#domain/situation/analysis.ts'
import { sayFeeling } from '#domain/situation/own-saying.ts'
import { Button } from '#web/ui/button.tsx'
import type { Followed } from '../use-followed.ts'
import type { Edits } from './use-edits.ts'

type Props = { analysis: Analysis; followed: Followed; edits: Pick<Edits, 'agree'> }

const COUNTS = ['', 'one thing', 'two things', 'three things', 'four things']

function says({ certainty, isCorrected, fits, emotions, equations }: Analysis, changed: number) {
  if (changed > 0) return `Your word changed ${COUNTS[changed]} here.`
  if (fits === 'yes' && emotions[0]) {
    const about = equations[0]?.itemName
    const felt = sayFeeling(emotions[0].name, 'you').word
    return `Saved as yours: ${felt}${about ? ` about ${about}` : ''}.`
  }
  if (isCorrected) return 'Got it. We’ve gone with your version.'
  return certainty === 'sure'
    ? 'In your words.'
    : certainty === 'likely'
      ? 'Read from your words.'
      : ''
}

/** How it was read, until it is the person's own. Changing a line is the no. */
export function EquationFoot({ analysis, followed, edits }: Props) {
  const { isCorrected, fits } = analysis
  const isSettled = fits === 'yes' && followed.changed.length === 0
  return (
    <div className="equation-foot">
      <p role="status">
        {isSettled && <Check aria-hidden />}
        <b>{says(analysis, followed.changed.length)}</b>{' '}
        {!isSettled && followed.changed.length === 0 && (
          <span>Tap any line to change it. What’s below follows.</span>
        )}
      </p>
      <span className="equation-ends">
        {isCorrected && (
          <Button look="quiet" onClick={followed.bringAllBack}>
            <Undo2 aria-hidden />
            Bring all back
          </Button>
        )}
        {!isSettled && (
          <Button onClick={edits.agree}>
            <Check aria-hidden />
            That’s right
          </Button>
        )}
      </span>
    </div>
  )
}
