import type { Generated } from 'kysely'
import type { MapChangeKind } from '#domain/self-map/map-log.ts'
import type { RelationshipType } from '#domain/self-map/relationship.ts'
import type { NewSelfMapItem } from '#domain/self-map/self-map.ts'
import type { Columns } from '#domain/values/columns.ts'
import type { Flag, Numbered } from './column.ts'

/** A Self-Map, and what changed on it. */
export type MapTables = {
  selfMapItem: Columns<NewSelfMapItem> &
    Numbered & {
      nameKey: string
    }
  selfMapExample: {
    userId: number
    itemId: number
    isHidden: Generated<Flag>
    angle: number | null
  }
  selfMapRelationship: Numbered & {
    sourceItemId: number
    targetItemId: number
    relationshipType: RelationshipType
    strength: number
    description: string | null
  }
  hiddenExampleRelationship: {
    userId: number
    relationshipId: number
  }
  mapChange: Numbered & {
    kind: MapChangeKind
    itemId: number
    name: string | null
    category: string | null
    attachmentPower: number | null
    otherItemId: number | null
    relationshipType: RelationshipType | null
  }
}
