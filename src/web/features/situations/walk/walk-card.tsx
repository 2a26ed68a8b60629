import { useId, useState } from 'react'
import type { SuggestedWishes } from '#contract/analyses.ts'
import { powerWord } from '#domain/self-map/attachment-power.ts'
import { colourOf, ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { OWN_LINE_LENGTH } from '#domain/situation/correction.ts'
import { wishesLine } from '#domain/situation/reader-words.ts'
import { DESCRIPTION } from '#domain/situation/situation-limits.ts'
import {
  type How,
  SEEN,
  type Seen,
  STANDINGS,
  type WalkAnswers,
  type WalkCard,
  type WalkKnown,
} from '#domain/situation/walk.ts'
import { pillColours } from '#web/lib/pill-colours.ts'
import { isOnlyProposed } from '../proposals.ts'

/** The number of parts shown at first: fewer if there is a text to go by. */
const SHOWN = { toWords: 3, toNothing: 5 }

type PartsProps = {
  parts: readonly SelfMapItem[]
  chosen: number | null
  hasWords: boolean
  onChoose: (itemId: number | null) => void
}

function Parts({ parts, chosen, hasWords, onChoose }: PartsProps) {
  const [isOpen, setOpen] = useState(false)
  const most = hasWords ? SHOWN.toWords : SHOWN.toNothing
  const at = parts.findIndex(({ id }) => id === chosen)
  const shown = isOpen || at >= most ? parts : parts.slice(0, most)
  const colours = ownCategoriesOf(parts)
  return (
    <div className="walk-chips walk-parts" role="group" aria-label="Your items">
      {shown.map(({ id, name, category, attachmentPower }) => (
        <button
          key={id}
          type="button"
          className="touch-chip"
          style={pillColours(colourOf(category, colours))}
          aria-pressed={chosen === id}
          onClick={() => onChoose(chosen === id ? null : id)}
        >
          <bdi>{name}</bdi>
          <span className="touch-chip-word">
            {isOnlyProposed({ id }) ? 'new' : powerWord(attachmentPower)}
          </span>
        </button>
      ))}
      {shown.length < parts.length && (
        <button type="button" className="walk-chip" onClick={() => setOpen(true)}>
          Something else
        </button>
      )}
    </div>
  )
}

type Props = {
  card: WalkCard
  answers: WalkAnswers
  known: WalkKnown
  parts: readonly SelfMapItem[]
  /** Suggestions of a language model beside ours, if one may be asked. */
  suggested?: SuggestedWishes | 'waiting' | undefined
  onAnswer: (part: Partial<WalkAnswers>) => void
}

const SEEN_WORDS: Record<Seen, string> = {
  lost: 'It’s gone, or less than I wanted',
  kept: 'I have it, or more than I wanted',
  'may be lost': 'It could still go wrong',
  'may come': 'It could still go well',
}

const HOW_WORDS: Record<How, string> = {
  'so it is': 'It happened, and it hurts',
  'done to me': 'Someone did this, and it isn’t right',
  'about me': 'It shows me in a bad light',
  'long ago': 'It was a long time ago, and I wish it had gone differently',
  'keep away': 'I want nothing to do with it',
  'some day': 'It will be decided later',
  'any moment': 'It could happen now',
  certain: 'It’s coming, and I can’t stop it',
  'good to have': 'It feels good',
  mine: 'It shows something good about me or someone close to me',
}

/** The input of one card. */
export function WalkCardFields({ card, answers, known, parts, suggested, onAnswer }: Props) {
  const field = (name: 'what' | 'wanted' | 'saw', label: string, look: LineProps['look']) => (
    <Line
      label={label}
      look={look}
      value={answers[name]}
      onChange={(value) => onAnswer({ [name]: value })}
    />
  )
  const want = (wanted: string) => onAnswer({ wanted })
  const ofModel = suggested && suggested !== 'waiting' ? suggested.wanted : []
  const more = ofModel.filter((line) => !known.wanted.includes(line))
  if (card === 'what')
    return (
      <>
        {field('what', 'A sentence or two, or skip this', 'wide')}
        <p className="caption muted">
          When you pause, your words are read on this server. Nothing is saved until the end.
        </p>
      </>
    )
  if (card === 'part')
    return (
      <Parts
        parts={parts}
        chosen={answers.itemId}
        onChoose={(itemId) => onAnswer({ itemId })}
        hasWords={answers.what.trim() !== ''}
      />
    )
  if (card === 'wanted')
    return (
      <>
        {field('wanted', 'In your own words', 'expected')}
        <Suggested
          label="What it may have been"
          lines={known.wanted}
          value={answers.wanted}
          onChoose={want}
        />
        {suggested && (
          // Reserves its space, so nothing moves when the model's suggestions arrive.
          <div className="walk-model">
            <p role="status" className="caption muted">
              {suggested === 'waiting'
                ? 'Looking for more…'
                : suggested.reader &&
                  wishesLine(suggested.reader, suggested.reader.status, more.length)}
            </p>
            <Suggested
              label="It may also have been"
              lines={more}
              value={answers.wanted}
              onChoose={want}
            />
          </div>
        )}
      </>
    )
  if (card === 'see')
    return (
      <>
        {field('saw', 'How it looks to you today, even if you may be wrong', 'saw')}
        <Choices
          label="How it looks"
          options={SEEN.map((seen) => ({ value: seen, text: SEEN_WORDS[seen] }))}
          chosen={answers.seen}
          onChoose={(seen) => onAnswer({ seen, how: null })}
        />
      </>
    )
  const looks = answers.seen ?? known.seen ?? 'lost'
  return (
    <Choices
      label="Which fits best"
      options={STANDINGS[looks].flatMap(({ how }) =>
        how ? [{ value: how, text: HOW_WORDS[how] }] : [],
      )}
      chosen={answers.how}
      onChoose={(how) => onAnswer({ how })}
    />
  )
}

type ChoicesProps<Value> = {
  label: string
  options: readonly { value: Value; text: string }[]
  chosen: Value | null
  onChoose: (value: Value | null) => void
}

/** One of a few options. Pressing the chosen one again clears it. */
const Choices = <Value extends string>(props: ChoicesProps<Value>) => (
  <div className="walk-chips" role="group" aria-label={props.label}>
    {props.options.map(({ value, text }) => (
      <button
        key={value}
        type="button"
        className="walk-chip"
        aria-pressed={props.chosen === value}
        onClick={() => props.onChoose(props.chosen === value ? null : value)}
      >
        {text}
      </button>
    ))}
  </div>
)

type SuggestedProps = {
  label: string
  lines: readonly string[]
  value: string
  onChoose: (line: string) => void
}

const Suggested = ({ label, lines, value, onChoose }: SuggestedProps) =>
  lines.length > 0 && (
    <Choices
      label={label}
      options={lines.map((line) => ({ value: line, text: line }))}
      chosen={value}
      onChoose={(line) => onChoose(line ?? '')}
    />
  )

type LineProps = {
  label: string
  value: string
  look: 'wide' | 'expected' | 'saw'
  onChange: (value: string) => void
}

/** A field in which Enter goes on. Only the text of what happened may have several lines. */
function Line({ label, value, look, onChange }: LineProps) {
  const id = useId()
  const shared = {
    id,
    maxLength: look === 'wide' ? DESCRIPTION.max : OWN_LINE_LENGTH,
    value,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <div className={`walk-line walk-line-${look}`}>
      <label htmlFor={id} className="small muted">
        {label}
      </label>
      {look === 'wide' ? <textarea rows={4} {...shared} /> : <input {...shared} />}
    </div>
  )
}
