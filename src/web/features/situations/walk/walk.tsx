import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { DESCRIPTION } from '#domain/situation/situation-limits.ts'
import {
  cardsFor,
  guessOf,
  heldTo,
  MOST_CARDS,
  NOTHING_KNOWN,
  type WalkCard,
  type WalkKnown,
} from '#domain/situation/walk.ts'
import { detectCrisis } from '#engine/danger/crisis.ts'
import { Button } from '#web/ui/button.tsx'
import { useReading } from './use-reading.ts'
import { type Suggest, useSuggested } from './use-suggested.ts'
import type { Walking } from './use-walk.ts'
import { WalkCardFields } from './walk-card.tsx'
import { WalkCircles } from './walk-circles.tsx'
import { WalkVerdict } from './walk-verdict.tsx'
import './walk.css'

type Props = {
  walking: Walking
  /** Which card it is, from 0; the address says so, so that the back button and a reload work. */
  place: number
  parts: readonly SelfMapItem[]
  isBusy: boolean
  /** What can be told from the words; null where they speak of danger to life. */
  know: (what: string) => Promise<WalkKnown | null>
  /** What a language model would offer; not there where none is. */
  suggest?: Suggest | undefined
  help: (texts: readonly string[], isKnown: boolean) => ReactNode
  onPlace: (place: number) => void
  /** A card about the word follows. */
  isNamedNext: boolean
  /** Everything was asked; at once where there was nothing to ask. */
  onAsked: (known: WalkKnown, isAtOnce: boolean) => void
  /** Back to the form, with everything kept. */
  onStop: () => void
}

const TITLES: Record<WalkCard, string> = {
  what: 'What happened?',
  part: 'What is it about?',
  wanted: 'What did you want to happen?',
  see: 'And what do you see now?',
  how: 'Which fits best?',
}

/** One card at a time; the two circles move with every answer. Nothing has to be answered. */
export function Walk(props: Props) {
  const { walking, place, parts, isBusy, know, help, isNamedNext, onPlace, onAsked, onStop } = props
  const { answers, answer, isToldHere, isGuess, learn } = walking
  const hasWords = answers.what.trim().length >= DESCRIPTION.min
  const known = hasWords ? walking.known : NOTHING_KNOWN
  const [isReading, setReading] = useState(false)
  const [isHelp, setHelp] = useState(false)
  const [isDone, setDone] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  const isBegun = known !== null && (!isToldHere || place > 0)
  const cards = known ? cardsFor(known, answers, isToldHere) : isToldHere ? (['what'] as const) : []
  const at = isBegun ? Math.min(place, Math.max(0, cards.length - 1)) : 0
  const card = cards[at]
  const item = parts.find(({ id }) => id === (answers.itemId ?? known?.itemId))
  const texts = [answers.what, answers.wanted, answers.saw]
  const mayWish = hasWords && isBegun && !isGuess && cards.some((it) => it === 'wanted')
  const suggested = useSuggested(answers.what, mayWish, props.suggest)

  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus()
    isFirst.current = false
  }, [card])

  const { read, readSoon } = useReading(
    answers.what,
    !hasWords || (known !== null && !isGuess),
    know,
  )

  /** What was read is what counts from here on; null means danger, and help comes first. */
  function settle(found: WalkKnown | null): WalkKnown {
    if (!found) setHelp(true)
    const told = found ?? NOTHING_KNOWN
    const settled = known && isGuess ? heldTo(told, known) : told
    learn(settled)
    return settled
  }

  /** What the words leave open. The first question does not wait for them to be read; those after it do. */
  async function open(): Promise<WalkKnown> {
    if (!hasWords) return NOTHING_KNOWN
    if (known && !isGuess) return known
    // Told in the form, there may be nothing to ask at all: that is worth a moment while the page opens.
    if (known || !isToldHere) {
      setReading(true)
      const found = await read(answers.what)
      setReading(false)
      return settle(found)
    }
    const found = await readSoon(answers.what)
    if (found !== undefined) return settle(found)
    void read(answers.what).then((late) => late === null && setHelp(true))
    const guess = guessOf(parts[0]?.id ?? null)
    learn(guess, true)
    return guess
  }

  function goOn(from: number, told: WalkKnown) {
    if (from + 1 < cardsFor(told, answers, isToldHere).length) return onPlace(from + 1)
    if (hasWords) return onAsked(told, false)
    setDone(true)
  }

  const isPressed = useRef(false)
  async function next() {
    // Help comes before the next question; whoever wants to goes on with a second press.
    if (!isHelp && detectCrisis(texts).isCrisis) return setHelp(true)
    if (isPressed.current) return
    isPressed.current = true
    goOn(at, await open())
    isPressed.current = false
  }

  // Told in the form: what it leaves open is looked for at once, and where that is nothing the cards are over.
  const begin = useRef(() => {})
  begin.current = () =>
    void open().then((told) => {
      if (cardsFor(told, answers, isToldHere).length === 0) onAsked(told, true)
    })
  useEffect(() => {
    if (!isToldHere) begin.current()
  }, [isToldHere])

  if (isDone) return <WalkVerdict answers={answers} item={item} onBack={() => setDone(false)} />

  const isWaiting = isBusy || isReading || !card
  const isLast = known !== null && at === cards.length - 1 && card !== 'what'
  const dots = card === 'what' ? MOST_CARDS : cards.length
  return (
    <>
      {isHelp && help(texts, true)}
      <div className="walk">
        <WalkCircles answers={answers} known={known} item={item} />
        <form
          className="card walk-card"
          aria-busy={isWaiting}
          onSubmit={(event: SyntheticEvent) => {
            event.preventDefault()
            void next()
          }}
        >
          <fieldset disabled={isWaiting}>
            <legend className="sr-only">
              {card === 'what'
                ? `Question 1 of up to ${MOST_CARDS}`
                : `Question ${at + 1} of ${dots}`}
            </legend>
            <div className="walk-fields">
              <div className="walk-head">
                <Dots count={dots} at={at} />
                <Button look="quiet" onClick={onStop}>
                  Stop here
                </Button>
              </div>
              <h2 ref={heading} tabIndex={-1} className="walk-question">
                {card ? TITLES[card] : 'Reading your words…'}
              </h2>
              {card === 'wanted' && item && (
                <p className="small muted">
                  For <bdi>{item.name}</bdi>.
                </p>
              )}
              {card && (
                <WalkCardFields
                  card={card}
                  answers={answers}
                  known={known ?? NOTHING_KNOWN}
                  parts={parts}
                  suggested={suggested}
                  onAnswer={answer}
                />
              )}
              <div className="walk-buttons">
                {at > 0 && (
                  <Button look="quiet" onClick={() => onPlace(at - 1)}>
                    Back
                  </Button>
                )}
                <Button look="quiet" onClick={() => void next()}>
                  {card === 'what' ? 'Skip' : 'Not sure'}
                </Button>
                <Button type="submit" look="primary">
                  {isWaiting
                    ? 'Reading…'
                    : isLast && !(hasWords && isNamedNext)
                      ? 'See why'
                      : 'Next'}
                </Button>
              </div>
            </div>
          </fieldset>
        </form>
      </div>
      {!isHelp && help(texts, false)}
    </>
  )
}

const PLACES = [0, 1, 2, 3]
const lookOf = (place: number, at: number) =>
  place === at ? ' walk-dot-now' : place < at ? ' walk-dot-past' : ''

const Dots = ({ count, at }: { count: number; at: number }) => (
  <span className="walk-dots" aria-hidden="true">
    {PLACES.slice(0, count).map((place) => (
      <span key={place} className={`walk-dot${lookOf(place, at)}`} />
    ))}
  </span>
)
