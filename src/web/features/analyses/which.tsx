import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react'
import {
  EMOTION_CATEGORIES,
  EMOTION_LABELS,
  type EmotionCategory,
} from '#domain/emotion/emotion.ts'
import type { OfferedMoment } from '#domain/situation/moment.ts'
import { Bloom, OpenBloom } from '#web/pictures/bloom.tsx'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'
import { feltColours } from './equation/felt-colours.ts'

type Props = {
  title: string
  note?: string
  cards: readonly OfferedMoment[]
  isBusy: boolean
  onChoose: (card: OfferedMoment) => void
  /** Shown if none of the cards fits. */
  none: ReactNode
}

/** The strength drawn for an unrated feeling. */
const MIDDLE = 6

/** "Which of these is it?": up to three cards. The keys 1 to 3 choose one, 0 focuses what else there is. */
export function Which({ title, note, cards, isBusy, onChoose, none }: Props) {
  const root = useRef<HTMLElement>(null)
  function handleKey(event: KeyboardEvent) {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey)
      return
    const card = cards[Number(event.key) - 1]
    if (card) onChoose(card)
    else if (event.key === '0')
      root.current?.querySelector<HTMLElement>('.which-none button')?.focus()
  }
  return (
    <section
      ref={root}
      className="which"
      aria-labelledby="which"
      aria-busy={isBusy}
      onKeyDown={handleKey}
    >
      <h2 id="which" tabIndex={-1}>
        {title}
      </h2>
      {note && <p className="muted">{note}</p>}
      {cards.length > 0 && (
        <ol className="which-cards" style={{ '--cards': cards.length } as CSSProperties}>
          {cards.map((card, at) => (
            <li key={card.name}>
              <button
                type="button"
                className="which-card"
                style={feltColours(card.category)}
                aria-keyshortcuts={String(at + 1)}
                disabled={isBusy}
                onClick={() => onChoose(card)}
              >
                <span className="which-text">{card.card}</span>
                <span className="which-felt">
                  <WeighedBloom category={card.category} strength={MIDDLE} size={38} isGhost />
                  {EMOTION_LABELS[card.category]}
                </span>
                {cards.length > 1 && (
                  <span className="which-key figures" aria-hidden="true">
                    {at + 1}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ol>
      )}
      <div className="which-none">{none}</div>
    </section>
  )
}

type FeelingsProps = {
  label: string
  isBusy: boolean
  onChoose: (category: EmotionCategory) => void
  onAll: () => void
}

/** If no card fits: the eleven feelings, or an own word. */
export const Feelings = ({ label, isBusy, onChoose, onAll }: FeelingsProps) => (
  <div className="card which-feelings" role="group" aria-label={label}>
    <b>{label}</b>
    {EMOTION_CATEGORIES.map((category) => (
      <button key={category} type="button" disabled={isBusy} onClick={() => onChoose(category)}>
        <Bloom category={category} size={30} />
        {EMOTION_LABELS[category]}
      </button>
    ))}
    <button type="button" disabled={isBusy} onClick={onAll}>
      <OpenBloom size={30} />
      Another word
    </button>
  </div>
)
