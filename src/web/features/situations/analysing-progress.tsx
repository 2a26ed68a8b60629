import { useEffect, useState } from 'react'

const STEPS = ['Reading your words', 'Looking at what matters to you', 'Putting it together']
/** In milliseconds. The steps are shown only while the request runs. */
const STEP_AFTER = 1400

/** The progress while the engine reads. */
export function AnalysingProgress() {
  const [step, setStep] = useState(0)
  useEffect(() => {
    const timer = setInterval(
      () => setStep((now) => Math.min(now + 1, STEPS.length - 1)),
      STEP_AFTER,
    )
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="analysing" role="status">
      <svg viewBox="0 0 220 84" width="220" height="84" aria-hidden="true">
        <circle className="analysing-expected" cx="82" cy="42" r="34" />
        <circle className="analysing-perceived" cx="138" cy="42" r="34" />
      </svg>
      <p>{STEPS[step]}</p>
    </div>
  )
}

/** Shown from "See why" to the result: the person's words and the progress, nothing else. */
export const ReadingWords = ({ text }: { text: string }) => (
  <div className="reading-words">
    <p>
      <bdi>“{text.trim()}”</bdi>
    </p>
    <AnalysingProgress />
  </div>
)
