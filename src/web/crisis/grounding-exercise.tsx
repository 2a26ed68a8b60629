import { useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

const STEPS = [
  'Put both feet on the floor. Feel what holds you up. Breathe in while you count to four, and out while you count to six.',
  'Look around and name five things you can see.',
  'Name four things you can feel: the chair, your sleeve, the air on your face.',
  'Name three things you can hear, near or far.',
  'Name two things you can smell, or two you like the smell of.',
  'Name one thing you can taste. Take a sip of water if you have some.',
  'Breathe out once more, slowly. If it’s still too much, please call one of the numbers above.',
]

/** Five senses, one step at a time, at the person's own pace. */
export function GroundingExercise() {
  const [step, setStep] = useState(0)
  const headingId = useId()
  return (
    <section className="crisis-inset stack" aria-labelledby={headingId}>
      <h2 id={headingId}>A grounding exercise</h2>
      <p className="crisis-step" aria-live="polite">
        {STEPS[step]}
      </p>
      <div className="row">
        <span className="small muted figures">
          {step + 1} of {STEPS.length}
        </span>
        <Button size="small" disabled={step === 0} onClick={() => setStep(step - 1)}>
          Back
        </Button>
        <Button
          size="small"
          look="primary"
          disabled={step === STEPS.length - 1}
          onClick={() => setStep(step + 1)}
        >
          Next
        </Button>
      </div>
    </section>
  )
}
