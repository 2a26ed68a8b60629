import { Plus } from 'lucide-react'
import { useState } from 'react'
import { powerWord } from '#domain/self-map/attachment-power.ts'
import { colourOf, ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import { isGivenExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import type { Named } from '#engine/propose.ts'
import { pillColours } from '#web/lib/pill-colours.ts'
import { Button } from '#web/ui/button.tsx'
import '#web/ui/touch-chip.css'

/** Dashed is not yet so: what we made of the words, until the person decides. */
export const Proposed = () => <span className="proposed">proposed</span>

type ItemsProps = {
  /** The proposed ones first, then what else is chosen. */
  shown: readonly SelfMapItem[]
  chosen: readonly number[]
  isProposed: boolean
  onToggle: (item: SelfMapItem) => void
  /** To all the others. */
  onSeeAll: () => void
}

/** What it touches, as found in the text; one tap takes it or leaves it. */
export function ProposedItems({ shown, chosen, isProposed, onToggle, onSeeAll }: ItemsProps) {
  const own = ownCategoriesOf(shown)
  return (
    <div className="write-row" role="group" aria-label="What it touches">
      <span className="write-row-label">What it touches</span>
      <div className={isProposed ? 'write-row-chips write-row-one' : 'write-row-chips'}>
        {shown.map((item) => {
          const colour = colourOf(item.category, own)
          const style = pillColours(colour)
          return (
            <button
              key={item.id}
              type="button"
              className="touch-chip"
              style={style}
              aria-pressed={chosen.includes(item.id)}
              onClick={() => onToggle(item)}
            >
              <bdi>{item.name}</bdi>
              <span className="touch-chip-word">
                {isGivenExample(item) ? 'example' : powerWord(item.attachmentPower)}
              </span>
            </button>
          )
        })}
        {isProposed && shown.length > 0 && <Proposed />}
        <Button look="quiet" size="small" onClick={onSeeAll}>
          All items
        </Button>
      </div>
      <p className="sr-only" role="status">
        {isProposed && shown.length > 0 && (shown.length > 1 ? 'Two items' : 'One item')}
        {isProposed && shown.length > 0 && ' proposed'}
      </p>
    </div>
  )
}

const HER =
  /\b(?:mama|mami|mom|mum|mommy|mummy|mother|oma|nonna|abuela|grandma|grandmother|sister|wife|girlfriend|daughter|aunt|niece)$/i
const HIM =
  /\b(?:papa|papi|dad|daddy|father|opa|nonno|abuelo|grandpa|grandfather|brother|husband|boyfriend|son|uncle|nephew)$/i
const themFor = (name: string) => (HER.test(name) ? 'her' : HIM.test(name) ? 'him' : 'them')

/** Somebody or something the text names that is not on the map. The row keeps its height. */
export function NewHere({ named, onAdd }: { named: Named | null; onAdd: (named: Named) => void }) {
  const [refused, setRefused] = useState<readonly string[]>([])
  if (!named || refused.includes(named.name)) return <div className="write-row" />
  return (
    <div className="write-row" role="group" aria-label="New here">
      <span className="write-row-label">New here</span>
      <span className="write-row-words">
        You mention <bdi>{named.name.replace(/^My /, 'your ')}</bdi>. Put{' '}
        {named.category === 'people' ? themFor(named.name) : 'it'} on your map?
      </span>
      <Button size="small" className="write-add" onClick={() => onAdd(named)}>
        <Plus aria-hidden />
        <bdi>{named.name}</bdi>
      </Button>
      <Button look="quiet" size="small" onClick={() => setRefused([...refused, named.name])}>
        Not now
      </Button>
    </div>
  )
}
