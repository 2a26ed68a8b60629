import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { TOUR } from '#domain/content/tour.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import './quick-tour.css'

const TOUR_STEPS = Object.values(TOUR).filter((step) => step !== null)
const LAST = TOUR_STEPS.length - 1

/**
 * Four steps at the bottom of the page, which stays usable behind them. Render it only while open: it takes the focus,
 * closes on Escape, returns the focus, and starts over each time.
 */
export function QuickTour({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState(0)
  const panel = useRef<HTMLDialogElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const id = useId()
  const { title, text } = TOUR_STEPS[step]!

  useEffect(() => {
    const opener = document.activeElement
    panel.current?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])

  function goBack() {
    setStep(step - 1)
    // The pressed button is about to be disabled, so move the focus before it is lost.
    if (step === 1) next.current?.focus()
  }

  return (
    <dialog
      open
      ref={panel}
      className="tour"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="tour-head">
        <p className="caption muted figures">
          Quick Tour, step {step + 1} of {TOUR_STEPS.length}
        </p>
        <IconButton size="small" label="Close tour" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div aria-live="polite">
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="muted" id={`${id}-text`}>
          {text}
        </p>
      </div>
      <div className="tour-foot">
        <ol className="tour-dots" aria-hidden="true">
          {TOUR_STEPS.map(({ title }, index) => (
            <li key={title} className={index === step ? 'tour-dot tour-dot-now' : 'tour-dot'} />
          ))}
        </ol>
        <Button size="small" disabled={step === 0} onClick={goBack}>
          Back
        </Button>
        <Button
          ref={next}
          size="small"
          look="primary"
          onClick={() => (step === LAST ? onClose() : setStep(step + 1))}
        >
          {step === LAST ? 'Done' : 'Next'}
        </Button>
      </div>
    </dialog>
  )
}
