import type { UseQueryResult } from '@tanstack/react-query'
import type { Relationship } from '#domain/self-map/relationship.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { RelationshipForm } from '#web/features/self-map/relationships/link-forms.tsx'
import { RelationshipList } from '#web/features/self-map/relationships/relationship-list.tsx'
import { useRelationshipChanges } from '#web/features/self-map/relationships/use-relationships.ts'
import { Loaded } from '#web/ui/loaded.tsx'

type Props = {
  userId: number
  items: readonly SelfMapItem[]
  relationships: UseQueryResult<Relationship[]>
  onDanger: () => void
}

/** The Relationships tab: a form phrased as a sentence, and the list. */
export function RelationshipsPanel({ userId, items, relationships, onDanger }: Props) {
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
