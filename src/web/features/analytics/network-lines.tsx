import type { CategoryNetwork } from '#domain/findings/category-network.ts'
import type { NetworkPlaces } from './settle-network.ts'

type Props = { network: CategoryNetwork; places: NetworkPlaces; active: string | null }

/** The links under the nodes: the stronger, the wider. Those of the active node carry their number. */
export function NetworkLines({ network, places, active }: Props) {
  return (
    <svg className="network-lines" aria-hidden="true" focusable="false">
      {network.links.map(({ source, target, strength }) => {
        const [from, to] = [places.get(source), places.get(target)]
        if (!from || !to) return null
        const isActive = source === active || target === active
        return (
          <g key={`${source} ${target}`} className={isActive ? 'network-link-active' : undefined}>
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} strokeWidth={1.5 + 0.55 * strength} />
            {isActive && (
              <text x={(from.x + to.x) / 2} y={(from.y + to.y) / 2} dy="0.35em">
                {strength.toFixed(1)}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
