import { CircleHelp } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import {
  EMOTION_CATEGORIES,
  EMOTION_LABELS,
  type EmotionCategory,
} from '#domain/emotion/emotion.ts'
import { firstWords, moreWords, usualOf } from '#domain/emotion/known-word.ts'
import { STRENGTH } from '#domain/emotion/strength.ts'
import type { NewOwnWord } from '#domain/emotion/word.ts'
import { colourOf, ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import { isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { upperFirst } from '#domain/values/text.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

export function FeelingTaps({ onTap }: { onTap: (category: EmotionCategory) => void }) {
  return (
    <div className="check-in-feelings">
      {EMOTION_CATEGORIES.map((category) => (
        <button key={category} type="button" className="tap" onClick={() => onTap(category)}>
          <Bloom category={category} size={46} />
          {EMOTION_LABELS[category]}
        </button>
      ))}
      <Link className="tap tap-open" href="/analyze-situation">
        <CircleHelp aria-hidden />
        No word chosen yet
      </Link>
    </div>
  )
}

type WordProps = {
  category: EmotionCategory
  /** The person's dictionary. */
  own: readonly NewOwnWord[]
  /** Undefined if the name of the group is enough. */
  onTap: (word: string | undefined) => void
}

/** Own words first, then the most common ones, then the rest of the group. */
export function WordTaps({ category, own, onTap }: WordProps) {
  const [isMore, setIsMore] = useState(false)
  const more = moreWords(category)
  const words = [
    ...own.filter((one) => one.category === category).map(({ word }) => word),
    ...firstWords(category).map(({ word }) => word),
    ...(isMore ? more.map(({ word }) => word) : []),
  ]
  return (
    <div className="check-in-words">
      <div className="check-in-pills" role="group" aria-label="Words for it">
        {[...new Set(words)].map((word) => (
          <button key={word} type="button" className="check-in-pill" onClick={() => onTap(word)}>
            <bdi>{upperFirst(word)}</bdi>
          </button>
        ))}
      </div>
      {!isMore && more.length > 0 && (
        <Button look="quiet" onClick={() => setIsMore(true)}>
          More words
        </Button>
      )}
      <Button look="quiet" onClick={() => onTap(undefined)}>
        Just this word
      </Button>
    </div>
  )
}

type ItemProps = {
  map: readonly SelfMapItem[]
  often: readonly number[]
  /** Null for nothing in particular. */
  onTap: (item: SelfMapItem | null) => void
}

export function ItemTaps({ map, often, onTap }: ItemProps) {
  const first = often.flatMap((id) => map.find((item) => item.id === id) ?? [])
  const rest = map
    .filter(({ id }) => !often.includes(id))
    .toSorted((one, other) => other.attachmentPower - one.attachmentPower)
  const own = rest.filter((item) => !isExample(item))
  const examples = rest.filter(isExample)
  return (
    <div className="check-in-items">
      <Pills label="Comes up a lot" items={first} map={map} onTap={onTap} />
      <Pills
        label={first.length > 0 ? 'The rest of your map' : 'Your map'}
        items={own}
        map={map}
        onTap={onTap}
      />
      <div>
        <button
          type="button"
          className="check-in-pill check-in-nothing"
          onClick={() => onTap(null)}
        >
          Nothing in particular
        </button>
      </div>
      <Pills label="Examples, not yours yet" items={examples} map={map} onTap={onTap} />
      <p>
        <Link href="/self-map">Put something else on my map first</Link>
      </p>
      <p>
        <Link href="/analyze-situation">Not sure? Write a line instead</Link>
      </p>
    </div>
  )
}

type PillsProps = Pick<ItemProps, 'map' | 'onTap'> & {
  label: string
  items: readonly SelfMapItem[]
}

function Pills({ label, items, map, onTap }: PillsProps) {
  if (items.length === 0) return null
  const own = ownCategoriesOf(map)
  return (
    <div role="group" aria-label={label}>
      <p className="small muted" aria-hidden>
        {label}
      </p>
      <div className="check-in-pills">
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            className={isExample(item) ? 'check-in-pill check-in-example' : 'check-in-pill'}
            style={
              { '--pill-line': `var(--cat-${colourOf(item.category, own)}-line)` } as CSSProperties
            }
            onClick={() => onTap(item)}
          >
            <bdi>{item.name}</bdi>
          </button>
        ))}
      </div>
    </div>
  )
}

type StrengthProps = {
  category: EmotionCategory
  word: string | undefined
  isBusy: boolean
  onTap: (strength: number) => void
}

const STRENGTHS = Array.from({ length: STRENGTH.max }, (_, at) => at + 1)

export function StrengthTaps({ category, word, isBusy, onTap }: StrengthProps) {
  const usual = word && usualOf(word)
  return (
    <div className="check-in-strength">
      <Bloom category={category} size={120} />
      <div className="check-in-numbers" role="group" aria-label="Strength, 1 to 10">
        {STRENGTHS.map((strength) => (
          <button
            key={strength}
            type="button"
            className={strength === usual ? 'tap tap-number tap-usual' : 'tap tap-number'}
            disabled={isBusy}
            onClick={() => onTap(strength)}
          >
            {strength}
          </button>
        ))}
      </div>
      {usual && (
        <p className="small muted check-in-usual">
          We’d put “{word}” at about {usual}. Pick whatever fits.
        </p>
      )}
    </div>
  )
}
