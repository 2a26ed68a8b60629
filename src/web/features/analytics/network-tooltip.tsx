import { counted } from '#domain/findings/analytics-words.ts'
import { type CategoryLink, otherEnd } from '#domain/findings/category-network.ts'
import { clamp } from '#domain/self-map/layout/geometry.ts'
import { categoryLabel } from '#domain/self-map/self-map.ts'
import type { NetworkPlace } from './settle-network.ts'

type Props = {
  id: string
  category: string
  links: readonly CategoryLink[]
  place: NetworkPlace | undefined
  width: number
  height: number
  onEnter: () => void
  onLeave: () => void
}

const HALF_WIDTH = 112
const LABEL_HEIGHT = 24

/** How strongly a category is connected, and with which. */
export function NetworkTooltip(props: Props) {
  const { id, category, links, place, width, height, onEnter, onLeave } = props
  if (!place) return null
  const x = clamp(place.x, HALF_WIDTH, Math.max(HALF_WIDTH, width - HALF_WIDTH))
  const isInUpperHalf = place.y < height / 2
  const y = isInUpperHalf ? place.y + place.radius + LABEL_HEIGHT : place.y - place.radius - 6
  return (
    <div
      role="tooltip"
      id={id}
      className="network-tooltip"
      style={{
        width: 2 * HALF_WIDTH,
        transform: `translate(${x - HALF_WIDTH}px, ${y}px)${isInUpperHalf ? '' : ' translateY(-100%)'}`,
      }}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      <strong>Connection strength</strong>
      {links.map((link) => (
        <span key={otherEnd(link, category)} className="network-tooltip-row">
          <bdi>{categoryLabel(otherEnd(link, category))}</bdi>
          <span className="figures">
            {link.strength.toFixed(1)} · {counted(link.count, 'link')}
          </span>
        </span>
      ))}
    </div>
  )
}
