import { formatNetwork, formatNetworkBasis, NO_NETWORK } from '#domain/findings/analytics-words.ts'
import { type CategoryNetwork, linksOf, otherEnd } from '#domain/findings/category-network.ts'
import { categoryLabel } from '#domain/self-map/self-map.ts'
import { onDemand } from '#web/lib/waking/later.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { TableHead } from '#web/ui/table-head.tsx'
import '#web/ui/table.css'
import '../analytics.css'

/** Loads the force layout only when this panel is opened. */
const NetworkPicture = onDemand(
  () => import('./network-picture.tsx'),
  'NetworkPicture',
  <Skeleton height={300} />,
)

type Props = {
  network: CategoryNetwork
  /** Hides the sentence about the data behind it. */
  isSample?: boolean
}

/** "Relationships": the links between categories. */
export function NetworkPanel({ network, isSample }: Props) {
  if (network.links.length === 0) {
    return (
      <Card>
        <EmptyState title="No network yet" text={NO_NETWORK}>
          <LinkButton look="primary" href="/self-map">
            Open your Self-Map
          </LinkButton>
        </EmptyState>
      </Card>
    )
  }
  return (
    <div className="stack">
      {!isSample && <p className="small muted">{formatNetworkBasis(network)}</p>}
      <Card look="soft">
        <p className="insight">{formatNetwork(network)}</p>
      </Card>
      <Card title="Relationship Network" className="network-panel">
        <NetworkPicture network={network} />
      </Card>
      <Card title="The same as a table">
        <NetworkTable network={network} />
      </Card>
    </div>
  )
}

function NetworkTable({ network }: { network: CategoryNetwork }) {
  return (
    <table className="table network-table">
      <caption className="sr-only">Connections by category</caption>
      <TableHead
        titles={['Category', 'Connected to', ['Average strength', 'number'], ['Links', 'number']]}
      />
      <tbody>
        {network.nodes.map(({ category, strength, count }) => (
          <tr key={category}>
            <th scope="row">
              <bdi>{categoryLabel(category)}</bdi>
            </th>
            <td>
              {linksOf(network, category)
                .map((link) => categoryLabel(otherEnd(link, category)))
                .join(', ')}
            </td>
            <td className="number">{strength.toFixed(1)}</td>
            <td className="number">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
