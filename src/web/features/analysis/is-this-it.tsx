import { type ReactNode, useId, useState } from 'react'
import { FITS, type Fits } from '#domain/situation/said.ts'
import { Button } from '#web/ui/button.tsx'

const WORDS: Record<Fits, string> = { yes: 'Yes', almost: 'Almost', no: 'No' }
/** How far the two circles stand apart on the button. */
const APART: Record<Fits, number> = { yes: 0, almost: 6, no: 13 }

type Props = {
  fits: Fits | undefined
  isKept: boolean
  onAnswer: (fits: Fits) => void
  /** Beside the question: on a phone, the way to the person's own words. */
  aside?: ReactNode
}

/** The end of every reading: the person decides whether it is theirs. No answer looks better than another. */
export function IsThisIt({ fits, isKept, onAnswer, aside }: Props) {
  const id = useId()
  // Said until the page is left: whoever looks up later still finds that it was heard.
  const [isThanked, setThanked] = useState(false)

  return (
    <div className="is-this-it">
      <div className="is-this-it-head">
        <h2 id={id}>{isThanked ? (isKept ? 'Thank you. Kept.' : 'Thank you.') : 'Is this it?'}</h2>
        {aside}
      </div>
      <div role="group" aria-labelledby={id} className="is-this-it-answers">
        {FITS.map((answer) => (
          <Button
            key={answer}
            aria-pressed={fits === answer}
            onClick={() => {
              setThanked(answer === 'yes')
              onAnswer(answer)
            }}
          >
            <Circles apart={APART[answer]} />
            {WORDS[answer]}
          </Button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isThanked && 'Thank you.'}
      </p>
    </div>
  )
}

const Circles = ({ apart }: { apart: number }) => (
  <svg viewBox="0 0 30 20" className="is-this-it-circles" aria-hidden="true">
    <circle className="circle-expected" cx={15 - apart / 2} cy="10" r="7" />
    <circle className="circle-perceived" cx={15 + apart / 2} cy="10" r="7" />
  </svg>
)
