import { type CSSProperties, useEffect, useId, useState } from 'react'
import { powerWord } from '#domain/attachment-power.ts'
import { colourOf, ownCategoriesOf } from '#domain/map-categories.ts'
import { OWN_LINE_LENGTH } from '#domain/said.ts'
import { isExample, type SelfMapItem } from '#domain/self-map.ts'
import { DESCRIPTION } from '#domain/situation.ts'
import { SEEN, type Seen, type WalkAnswers, type WalkCard } from '#domain/walk.ts'
import { loadProposer, type Proposer } from '../proposals.ts'

type Props = {
  card: WalkCard
  answers: WalkAnswers
  items: readonly SelfMapItem[]
  onAnswer: (part: Partial<WalkAnswers>) => void
}

const SEEN_WORDS: Record<Seen, string> = {
  lost: 'It is gone, or less than I wanted',
  kept: 'It is there, or more than I wanted',
  'may be lost': 'It could still go wrong',
  'may come': 'It could still go well',
}

export function WalkCardFields({ card, answers, items, onAnswer }: Props) {
  if (card === 'what')
    return (
      <Line
        label="In a sentence or two, or not at all"
        value={answers.what}
        most={DESCRIPTION.max}
        look="wide"
        onChange={(what) => onAnswer({ what })}
      />
    )
  if (card === 'part') return <Parts answers={answers} items={items} onAnswer={onAnswer} />
  if (card === 'wanted')
    return (
      <Line
        label="In your own words"
        value={answers.wanted}
        most={OWN_LINE_LENGTH}
        look="expected"
        onChange={(wanted) => onAnswer({ wanted })}
      />
    )
  return (
    <>
      <Line
        label="How it looks to you today, not how it is"
        value={answers.saw}
        most={OWN_LINE_LENGTH}
        look="saw"
        onChange={(saw) => onAnswer({ saw })}
      />
      <div className="walk-chips" role="group" aria-label="How it looks">
        {SEEN.map((seen) => (
          <button
            key={seen}
            type="button"
            className="walk-chip"
            aria-pressed={answers.seen === seen}
            onClick={() => onAnswer({ seen: answers.seen === seen ? null : seen })}
          >
            {SEEN_WORDS[seen]}
          </button>
        ))}
      </div>
    </>
  )
}

type LineProps = {
  label: string
  value: string
  most: number
  look: 'wide' | 'expected' | 'saw'
  onChange: (value: string) => void
}

function Line({ label, value, most, look, onChange }: LineProps) {
  const id = useId()
  return (
    <div className={`walk-line walk-line-${look}`}>
      <label htmlFor={id} className="small muted">
        {label}
      </label>
      <textarea
        id={id}
        rows={look === 'wide' ? 4 : 1}
        maxLength={most}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

const SHOWN = 6

/** What the words name first, then what is closest; examples only for who has nothing of their own. */
function Parts({ answers, items, onAnswer }: Omit<Props, 'card'>) {
  const [proposer, setProposer] = useState<Proposer | null>(null)
  useEffect(() => {
    loadProposer().then(
      (loaded) => setProposer(() => loaded),
      () => undefined,
    )
  }, [])
  const own = items.filter((item) => !isExample(item))
  const offered = own.length > 0 ? own : items
  const named = proposer?.rankItems(answers.what, offered).map(({ id }) => id) ?? []
  const rank = (id: number) => (named.includes(id) ? named.indexOf(id) : named.length)
  const shown = offered
    .toSorted((a, b) => rank(a.id) - rank(b.id) || b.attachmentPower - a.attachmentPower)
    .slice(0, SHOWN)
  const colours = ownCategoriesOf(items)
  return (
    <div className="walk-chips" role="group" aria-label="Parts of you">
      {shown.map(({ id, name, category, attachmentPower }) => {
        const colour = colourOf(category, colours)
        const style = {
          '--pill-line': `var(--cat-${colour}-line)`,
          '--pill-soft': `var(--cat-${colour}-soft)`,
        } as CSSProperties
        return (
          <button
            key={id}
            type="button"
            className="touch-chip"
            style={style}
            aria-pressed={answers.itemId === id}
            onClick={() => onAnswer({ itemId: answers.itemId === id ? null : id })}
          >
            <bdi>{name}</bdi>
            <span className="touch-chip-word">{powerWord(attachmentPower)}</span>
          </button>
        )
      })}
    </div>
  )
}
