import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { SelfMapItem } from '#domain/self-map.ts'
import { DESCRIPTION } from '#domain/situation.ts'
import { cardsFor, type WalkAnswers } from '#domain/walk.ts'
import { isTender } from '#engine/tender.ts'
import { Button } from '#web/ui/button.tsx'
import { WalkCardFields } from './walk-card.tsx'
import { WalkCircles } from './walk-circles.tsx'
import { WalkVerdict } from './walk-verdict.tsx'
import type { useWalk } from './use-walk.ts'
import './walk.css'

type Props = {
  walking: ReturnType<typeof useWalk>
  /** Told before the walk began: it is not asked again. */
  hasWords: boolean
  items: readonly SelfMapItem[]
  isBusy: boolean
  help: (texts: readonly string[]) => ReactNode
  onFinish: (answers: WalkAnswers) => void
  /** Back to the form, with everything kept. */
  onStop: () => void
}

const TITLES = {
  what: 'What happened?',
  part: 'Which part of you does it touch?',
  wanted: 'What did you want for it?',
  see: 'And what do you see now?',
} as const

/** One card at a time; the two circles move with every answer. Nothing has to be answered. */
export function Walk({ walking, hasWords, items, isBusy, help, onFinish, onStop }: Props) {
  const { answers, answer } = walking
  const [at, setAt] = useState(0)
  const [isDone, setDone] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const cards = cardsFor({ hasWords, isTender: isTender(answers.what) })
  const place = Math.min(at, cards.length - 1)
  const card = cards[place]!
  const isLast = place === cards.length - 1
  const item = items.find(({ id }) => id === answers.itemId)
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus()
    isFirst.current = false
  }, [card])

  function next() {
    if (!isLast) return setAt(place + 1)
    if (answers.what.trim().length >= DESCRIPTION.min) return onFinish(answers)
    setDone(true)
  }
  if (isDone)
    return <WalkVerdict answers={answers} item={item} onBack={() => setDone(false)} />

  return (
    <>
      <div className="walk">
        <WalkCircles answers={answers} item={item} />
        <form
          className="card walk-card"
          aria-busy={isBusy}
          onSubmit={(event: SyntheticEvent) => {
            event.preventDefault()
            next()
          }}
        >
          <fieldset disabled={isBusy} className="walk-fields">
            <legend className="sr-only">
              Card {place + 1} of {cards.length}
            </legend>
            <div className="walk-head">
              <span className="walk-dots" aria-hidden="true">
                {cards.map((one) => (
                  <span key={one} className={one === card ? 'walk-dot walk-dot-now' : 'walk-dot'} />
                ))}
              </span>
              <Button look="quiet" size="small" onClick={onStop}>
                Stop here
              </Button>
            </div>
            <h2 ref={heading} tabIndex={-1} className="walk-question">
              {TITLES[card]}
            </h2>
            <WalkCardFields card={card} answers={answers} items={items} onAnswer={answer} />
            <div className="walk-buttons">
              {place > 0 && (
                <Button look="quiet" onClick={() => setAt(place - 1)}>
                  Back
                </Button>
              )}
              <Button look="quiet" onClick={next}>
                Not sure
              </Button>
              <Button type="submit" look="primary">
                {isBusy ? 'Analyzing...' : isLast ? 'See why' : 'Next'}
              </Button>
            </div>
          </fieldset>
        </form>
      </div>
      {help([answers.what, answers.wanted, answers.saw])}
    </>
  )
}
