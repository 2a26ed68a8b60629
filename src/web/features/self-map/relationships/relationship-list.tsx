import type { UseQueryResult } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { RELATIONSHIP_VERBS, type Relationship } from '#domain/self-map/relationship.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { RelationshipForm } from './link-forms.tsx'
import { useRelationshipChanges } from './use-relationships.ts'
import './relationships.css'

type PanelProps = {
  userId: number
  items: readonly SelfMapItem[]
  relationships: UseQueryResult<Relationship[]>
  onDanger: () => void
}

/** The Relationships tab: a form phrased as a sentence, and the list. */
export function RelationshipsPanel({ userId, items, relationships, onDanger }: PanelProps) {
  const { add, remove } = useRelationshipChanges(userId, 'form', onDanger)
  return (
    <div className="stack">
      <RelationshipForm items={items} add={add} />
      <Loaded query={relationships}>
        {(links) => (
          <RelationshipList items={items} relationships={links} onDelete={remove.mutate} />
        )}
      </Loaded>
    </div>
  )
}

type Props = {
  items: readonly SelfMapItem[]
  relationships: readonly Relationship[]
  onDelete: (relationship: Relationship) => void
}

/** Every relationship as a sentence: "Friends supports Education · 5". */
function RelationshipList({ items, relationships, onDelete }: Props) {
  const names = new Map(items.map(({ id, name }) => [id, name]))
  const shown = relationships.filter(
    ({ sourceItemId, targetItemId }) => names.has(sourceItemId) && names.has(targetItemId),
  )
  if (shown.length === 0) {
    return <EmptyState text="No relationships yet. Say how one item affects another." />
  }
  return (
    <ul className="link-list" aria-label="Relationships">
      {shown.map((link) => {
        const [source, target] = [names.get(link.sourceItemId), names.get(link.targetItemId)]
        const sentence = `${source} ${RELATIONSHIP_VERBS[link.relationshipType]} ${target}`
        return (
          <li key={link.id}>
            <div className="link-words">
              <p>
                <bdi>{source}</bdi>{' '}
                <span className={`link-verb link-verb-${link.relationshipType}`}>
                  {RELATIONSHIP_VERBS[link.relationshipType]}
                </span>{' '}
                <bdi>{target}</bdi>
                <span className="figures muted"> · {link.strength}</span>{' '}
                {link.id < 0 && <Badge>Example</Badge>}
              </p>
              {link.description && <p className="small muted">{link.description}</p>}
            </div>
            <Button size="small" look="quiet" onClick={() => onDelete(link)}>
              <Trash2 aria-hidden />
              Delete<span className="sr-only"> ({sentence})</span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
