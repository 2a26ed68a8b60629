import type { CSSProperties } from 'react'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Asks } from '#domain/situation/analysis.ts'
import type { Said } from '#domain/situation/said.ts'
import { READ_AS } from '#engine/library/asking.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import './asking.css'

type Props = {
  asks: Asks
  words: string
  isBusy: boolean
  onSay: (said: Said) => void
  onSeeAll: () => void
  onLeave: () => void
}

/** "It hurts: something I counted on is gone" without what the word above it says already. */
const meansOf = (category: EmotionCategory): string =>
  READ_AS[category].replace(/^[^:]*: /, '').replace(/\.$/, '')

/** Where it is not sure, nothing is claimed: the decisive sentence is told back, and one tap finishes the reading. */
export function Asking({ asks, words, isBusy, onSay, onSeeAll, onLeave }: Props) {
  const { decisive, line, feelings, question } = asks
  const told = decisive && words.slice(decisive.start, decisive.end).trim()
  return (
    <section className="asking" aria-busy={isBusy}>
      <div className="card asking-told">
        <div>
          {told && (
            <>
              <h2 className="asking-wrote">You wrote</h2>
              <blockquote className="asking-sentence">
                <bdi>“{told}”</bdi>
              </blockquote>
            </>
          )}
          <p className="asking-line">{line}</p>
        </div>
        <OpenCircles />
      </div>
      {feelings.length > 0 && <h2 className="asking-question">Which comes nearest?</h2>}
      <div className="asking-feelings">
        {feelings.map(({ category, name, said }) => (
          <button
            key={category}
            type="button"
            className="asking-feeling"
            style={{ '--emo-text': `var(--emo-${category}-text)` } as CSSProperties}
            onClick={() => onSay(said)}
          >
            <Bloom category={category} size={72} />
            <span className="asking-name">{name}</span>
            <span className="caption asking-means">{meansOf(category)}</span>
          </button>
        ))}
      </div>
      {question && (
        <>
          <h2 className="asking-question">{question.text}</h2>
          <div className="asking-answers">
            {question.answers.map((answer) => (
              <Button
                key={answer.text}
                className="asking-answer"
                onClick={() => onSay(answer.said)}
              >
                {answer.text}
              </Button>
            ))}
          </div>
        </>
      )}
      <div className="asking-exits">
        <Button look="quiet" onClick={onSeeAll}>
          None of these: see all eleven
        </Button>
        <Button look="quiet" onClick={onLeave}>
          Leave it open
        </Button>
      </div>
    </section>
  )
}

/** No gap is drawn before it is known. */
const OpenCircles = () => (
  <svg viewBox="0 0 136 96" width="136" height="96" className="asking-circles" aria-hidden="true">
    <circle cx="47" cy="48" r="44" />
    <circle cx="89" cy="48" r="44" />
    <text x="68" y="58">
      ?
    </text>
  </svg>
)

/** Kept as it was written; it can be looked at later, or never. */
export function LeftOpen({ words, onLook }: { words: string; onLook: () => void }) {
  return (
    <div className="card asking-left" role="status">
      <p>It stays as you wrote it, without a reading. Not everything needs a name today.</p>
      {words && (
        <blockquote className="asking-kept muted">
          <bdi>{words}</bdi>
        </blockquote>
      )}
      <div>
        <Button onClick={onLook}>Look at it after all</Button>
      </div>
    </div>
  )
}
