import { CircleHelp } from 'lucide-react'
import type { CSSProperties } from 'react'
import {
  EMOTION_CATEGORIES,
  EMOTION_LABELS,
  type EmotionCategory,
  LADDERS,
} from '#domain/emotion/emotion.ts'
import { STRENGTH } from '#domain/emotion/strength.ts'
import { colourOf, ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import { isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { sayWord } from '#domain/situation/check-in.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
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
        No word yet
      </Link>
    </div>
  )
}

const HOW_MUCH: Record<number, string> = { 1: 'a little', 3: 'clearly', 5: 'all through' }

type WordProps = { category: EmotionCategory; onTap: (level: number) => void }

export function WordTaps({ category, onTap }: WordProps) {
  return (
    <div className="check-in-words">
      {LADDERS[category].map((word, at) => (
        <button key={word} type="button" className="tap tap-wide" onClick={() => onTap(at + 1)}>
          <span className="tap-bloom">
            <Bloom category={category} size={24 + 5 * at} />
          </span>
          <span className="tap-word">{sayWord({ category, level: at + 1 })}</span>
          <span className="small muted">{HOW_MUCH[at + 1]}</span>
        </button>
      ))}
    </div>
  )
}

type ItemProps = {
  map: readonly SelfMapItem[]
  often: readonly number[]
  onTap: (item: SelfMapItem) => void
  /** On the way to the map, to put something there. */
  onElse: () => void
}

export function ItemTaps({ map, often, onTap, onElse }: ItemProps) {
  const first = often.flatMap((id) => map.find((item) => item.id === id) ?? [])
  const rest = map
    .filter(({ id }) => !often.includes(id))
    .toSorted((one, other) => other.attachmentPower - one.attachmentPower)
  const own = rest.filter((item) => !isExample(item))
  const examples = rest.filter(isExample)
  return (
    <div className="check-in-items">
      {first.length > 0 && <Pills label="Often touched" items={first} map={map} onTap={onTap} />}
      {own.length > 0 && (
        <Pills
          label={first.length > 0 ? 'The rest of your map' : 'Your map'}
          items={own}
          map={map}
          onTap={onTap}
        />
      )}
      {examples.length > 0 && (
        <Pills label="Examples, not yours yet" items={examples} map={map} onTap={onTap} />
      )}
      <p>
        <Link href="/self-map" onClick={onElse}>
          Put something else on my map first
        </Link>
      </p>
    </div>
  )
}

type PillsProps = Pick<ItemProps, 'map' | 'onTap'> & {
  label: string
  items: readonly SelfMapItem[]
}

function Pills({ label, items, map, onTap }: PillsProps) {
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
  level: number
  isBusy: boolean
  onTap: (strength: number) => void
}

const STRENGTHS = Array.from({ length: STRENGTH.max }, (_, at) => at + 1)

export function StrengthTaps({ category, level, isBusy, onTap }: StrengthProps) {
  const usual = level * 2
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
      <p className="small muted check-in-usual">
        {sayWord({ category, level })} is often about a {usual}.
      </p>
    </div>
  )
}
