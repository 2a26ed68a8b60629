import { counted, listed } from '#domain/findings/analytics-words.ts'
import type { ItemTouch } from '#domain/findings/item-touches.ts'
import { colourOf, ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { upperFirst } from '#domain/values/text.ts'
import { itemPhrase } from '#engine/input/item-phrase.ts'
import { pillColours } from '#web/lib/pill-colours.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { Doubt } from './doubt.tsx'
import { OpenFigure } from './figure-details.tsx'

const PARTS_SHOWN = 3
/** Above this number, each mark stands for several times. */
const MAX_MARKS = 26

type Props = { touches: readonly ItemTouch[]; items: readonly SelfMapItem[] }

/** The items that come up most, with one bloom for each time. */
export function PartsCard({ touches, items }: Props) {
  const own = ownCategoriesOf(items)
  const shown = touches.slice(0, PARTS_SHOWN)
  if (shown.length === 0)
    return (
      <Card title="What comes up most">
        <p className="muted reading">
          Once something from your map comes up in a situation, you’ll see it here with the feelings
          that came with it.
        </p>
      </Card>
    )
  return (
    <Card title="What comes up most">
      <p className="picture-words">
        {upperFirst(listed(shown.map(({ name }) => itemPhrase(name))))}.
      </p>
      <ul className="parts">
        {shown.map(({ name, category, count, emotions }) => (
          <li key={`${category} ${name}`}>
            <bdi className="part-name" style={pillColours(colourOf(category, own))}>
              {name}
            </bdi>
            <Marks emotions={emotions} count={count} />
            <OpenFigure
              said={counted(count, 'time')}
              title={`Situations involving ${name}`}
              figure={{ item: name, itemCategory: category }}
              className="part-times"
            />
          </li>
        ))}
      </ul>
      <Doubt>
        Each bloom is one time{' '}
        {shown.some(({ count }) => count > MAX_MARKS) && '(or several, if there are many) '}
        something came up with a feeling. They go together. That doesn’t mean one causes the other.{' '}
        <Link href="/premium-analytics?tab=self-map">See them all on your map</Link>
      </Doubt>
    </Card>
  )
}

function Marks({ emotions, count }: Pick<ItemTouch, 'emotions' | 'count'>) {
  const each = Math.ceil(count / MAX_MARKS)
  return (
    <span className="part-marks" aria-hidden="true">
      {emotions.flatMap(({ category, count }) =>
        Array.from({ length: Math.max(1, Math.round(count / each)) }, (_, at) => (
          <Bloom key={`${category} ${at + 1}`} category={category} size={13} />
        )),
      )}
    </span>
  )
}
