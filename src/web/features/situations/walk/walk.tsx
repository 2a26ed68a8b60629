import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SuggestedWishes } from '#contract/analyses.ts'
import { emotionOf } from '#domain/emotion/equation.ts'
import { intensityWord } from '#domain/emotion/strength.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { DESCRIPTION } from '#domain/situation/situation-limits.ts'
import {
  cardsFor,
  guessOf,
  heldTo,
  MAX_CARDS,
  NOTHING_KNOWN,
  variablesIn,
  type WalkAnswers,
  type WalkCard,
  type WalkKnown,
} from '#domain/situation/walk.ts'
import { detectCrisis } from '#engine/danger/crisis.ts'
import { Help } from '#web/crisis/crisis-watch.tsx'
import { createStore } from '#web/lib/store.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import { FocusedHeading } from '#web/ui/focused-heading.tsx'
import { Form } from '#web/ui/form.tsx'
import type { Walking } from './use-walk.ts'
import { WalkCardFields } from './walk-card.tsx'
import { WalkCircles } from './walk-circles.tsx'
import './walk.css'

/** Used if no part of the map was named. */
const USUAL_POWER = 0.5

type WalkVerdictProps = { answers: WalkAnswers; item: SelfMapItem | undefined; onBack: () => void }

/** The emotion that follows from the answers alone, without a text. Saves nothing. */
function WalkVerdict({ answers, item, onBack }: WalkVerdictProps) {
  const { seen, how } = answers
  const power = item?.attachmentPower ?? USUAL_POWER
  const verdict = seen && emotionOf(variablesIn(seen, how, power))
  return (
    <div className="walk">
      <WalkCircles answers={answers} known={NOTHING_KNOWN} item={item} />
      <div className="card walk-card">
        <div className="walk-fields">
          {verdict && <Bloom category={verdict.category} size={96} />}
          <FocusedHeading className="walk-question">
            {verdict
              ? `Going by your answers, this sounds like ${verdict.name}.`
              : 'You can leave it open.'}
          </FocusedHeading>
          <p className="muted walk-hint">
            {verdict
              ? `${intensityWord(verdict.intensity)}, from your answers alone. Nothing is saved.`
              : 'Tell us how it looks now, and we can suggest a word.'}
          </p>
          <div className="walk-buttons">
            <Button onClick={onBack}>Back to the questions</Button>
          </div>
        </div>
      </div>
    </div>
  )
}

type Suggest = (what: string) => Promise<SuggestedWishes>

const NO_WISHES: SuggestedWishes = { wanted: [], reader: null }

/** Requests suggestions once per text, when its card is shown. Undefined if none are requested. */
function useSuggested(what: string, isAsked: boolean, suggest: Suggest | undefined) {
  const enabled = isAsked && suggest !== undefined
  const { data = 'waiting' } = useQuery({
    queryKey: ['wishes', what],
    // Without a connection, our own suggestions are enough.
    queryFn: () => suggest!(what).catch(() => NO_WISHES),
    enabled,
    gcTime: 0,
  })
  return enabled ? data : undefined
}

/** In milliseconds. After such a pause the text may be complete, so it is read ahead. */
const PAUSE = 700
/** In characters, and as a count: a few words say too little, and slow typing isn't read at every comma. */
const WORTH_READING = 30
const MAX_AHEAD = 4
/** In milliseconds. If reading takes longer, the next question is asked without it, so nothing feels slow. */
export const patience = createStore(40)

type Reading = { from: string; found: Promise<WalkKnown | null> }

/** Reads the text ahead at a pause, so the next question is ready in time. Stores nothing, and reads each text once. */
function useReading(
  text: string,
  isRead: boolean,
  know: (what: string) => Promise<WalkKnown | null>,
) {
  const reading = useRef<Reading | null>(null)

  /** Null if the text speaks of danger. A failed reading leaves everything open. */
  function read(what: string): Promise<WalkKnown | null> {
    if (reading.current?.from !== what)
      reading.current = {
        from: what,
        found: know(what).catch(() => {
          // Retry a failed reading on the next call.
          reading.current = null
          return NOTHING_KNOWN
        }),
      }
    return reading.current.found
  }
  const ahead = useRef(read)
  ahead.current = read
  const count = useRef(0)
  useEffect(() => {
    if (isRead || text.length < WORTH_READING || count.current >= MAX_AHEAD) return
    const pause = setTimeout(() => {
      count.current += 1
      void ahead.current(text)
    }, PAUSE)
    return () => clearTimeout(pause)
  }, [text, isRead])

  return {
    read,
    /** Undefined if the reading takes longer than `patience`. */
    async readSoon(what: string): Promise<WalkKnown | null | undefined> {
      const found = read(what)
      const most = patience.get()
      if (most === 0) return undefined
      return Promise.race([
        found,
        new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), most)),
      ])
    },
  }
}

type Props = {
  walking: Walking
  /** The index of the card. It is in the URL, so Back and reload work. */
  place: number
  parts: readonly SelfMapItem[]
  isBusy: boolean
  /** Reads what the text already answers; null if it speaks of danger to life. */
  know: (what: string) => Promise<WalkKnown | null>
  /** Asks a language model for suggestions; absent if none is available. */
  suggest?: Suggest | undefined
  onPlace: (place: number) => void
  /** True if a card about the person's word follows. */
  isNamedNext: boolean
  /** Called after the last question; `isAtOnce` if there was nothing to ask. */
  onAsked: (known: WalkKnown, isAtOnce: boolean) => void
  /** Returns to the form and preserves all input. */
  onStop: () => void
}

const TITLES: Record<WalkCard, string> = {
  what: 'What happened?',
  part: 'What is it about?',
  wanted: 'What did you want to happen?',
  see: 'And what do you see now?',
  how: 'Which fits best?',
}

/** One card at a time. The two circles move with every answer, and every question is optional. */
export function Walk(props: Props) {
  const { walking, place, parts, isBusy, know, isNamedNext, onPlace, onAsked, onStop } = props
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

  /** Applies a reading. Null means danger, so help is shown first. */
  function settle(found: WalkKnown | null): WalkKnown {
    if (!found) setHelp(true)
    const told = found ?? NOTHING_KNOWN
    const settled = known && isGuess ? heldTo(told, known) : told
    learn(settled)
    return settled
  }

  /** Reads the text. The first question doesn't wait for the reading, but later ones do. */
  async function open(): Promise<WalkKnown> {
    if (!hasWords) return NOTHING_KNOWN
    if (known && !isGuess) return known
    // A text from the form may need no question at all, so wait for the reading while the page opens.
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
    // Show help before the next question. A second press continues.
    if (!isHelp && detectCrisis(texts).isCrisis) return setHelp(true)
    if (isPressed.current) return
    isPressed.current = true
    goOn(at, await open())
    isPressed.current = false
  }

  // Read a text from the form at once, and finish if it leaves nothing open.
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
  const dots = card === 'what' ? MAX_CARDS : cards.length
  return (
    <>
      {isHelp && <Help texts={texts} isKnown />}
      <div className="walk">
        <WalkCircles answers={answers} known={known} item={item} />
        <Form className="card walk-card" aria-busy={isWaiting} onSubmit={() => void next()}>
          <fieldset disabled={isWaiting}>
            <legend className="sr-only">
              {card === 'what'
                ? `Question 1 of up to ${MAX_CARDS}`
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
        </Form>
      </div>
      {!isHelp && <Help texts={texts} />}
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
