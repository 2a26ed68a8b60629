import { Eraser, HeartHandshake, Leaf } from 'lucide-react'
import { useState } from 'react'
import {
  CRISIS_TEXT,
  CRISIS_TITLE,
  FOR_SOMEONE_ELSE,
  HELPLINES,
} from '#domain/content/helplines.ts'
import { Button } from '#web/ui/button.tsx'
import { clearPageQuickly } from './clear-page.ts'
import { EmergencyCall } from './emergency-call.tsx'
import { GroundingExercise } from './grounding-exercise.tsx'
import { HelplineList } from './helpline-list.tsx'
import { SomeoneITrust } from './someone-i-trust.tsx'
import { useRegion } from './use-region.ts'
import './crisis.css'

type Props = {
  /** "I’m safe, carry on": hides the panel, nothing else changes. */
  onSafe: () => void
}

/**
 * Help, above everything else. It blocks nothing, asks for nothing, needs no network, and never says why it appears.
 */
export function CrisisPanel({ onSafe }: Props) {
  const [region, chooseRegion] = useRegion()
  const [open, setOpen] = useState<'someone' | 'grounding' | null>(null)
  const { support, violence } = HELPLINES[region]
  const toggle = (part: 'someone' | 'grounding') => setOpen(open === part ? null : part)

  return (
    <section
      className="crisis"
      role="alert"
      aria-atomic="false"
      aria-label="Help for you"
      tabIndex={-1}
    >
      <div className="crisis-words">
        <p className="crisis-title">{CRISIS_TITLE}</p>
        <p>{CRISIS_TEXT}</p>
      </div>
      <div className="crisis-first">
        <EmergencyCall region={region} onChoose={chooseRegion} />
      </div>
      <HelplineList lines={support} label="People to talk to" />
      <p className="small crisis-violence">If someone at home hurts or frightens you:</p>
      <HelplineList lines={violence} label="Help with domestic abuse" />
      <details className="small">
        <summary>{FOR_SOMEONE_ELSE.title}</summary>
        <ul>
          {FOR_SOMEONE_ELSE.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </details>
      <div className="crisis-actions">
        <Button aria-expanded={open === 'someone'} onClick={() => toggle('someone')}>
          <HeartHandshake aria-hidden />
          Someone I trust
        </Button>
        <Button aria-expanded={open === 'grounding'} onClick={() => toggle('grounding')}>
          <Leaf aria-hidden />
          Try a grounding exercise
        </Button>
        <Button onClick={onSafe}>I’m safe, carry on</Button>
        <Button look="quiet" onClick={clearPageQuickly}>
          <Eraser aria-hidden />
          Clear this page quickly
        </Button>
      </div>
      {open === 'someone' && <SomeoneITrust />}
      {open === 'grounding' && <GroundingExercise />}
    </section>
  )
}
