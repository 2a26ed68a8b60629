import { powerLabel } from '#domain/self-map/attachment-power.ts'
import { categoriesOf } from '#domain/self-map/map-categories.ts'
import { RELATIONSHIP_VERBS } from '#domain/self-map/relationship.ts'
import { categoryLabel } from '#domain/self-map/self-map.ts'
import type { SharedMap } from '#domain/sharing/share.ts'
import { SelfMapPicture } from '#web/pictures/self-map-picture.tsx'
import { Card } from '#web/ui/card.tsx'
import { PublishedFrame } from './published-frame.tsx'

/** The map as a picture, and the same as lists for those who do not see it. */
export function PublishedMap({ map, isPreview }: { map: SharedMap; isPreview: boolean }) {
  const { items, relationships, ownerName } = map
  const nameOf = (id: number) => items.find((item) => item.id === id)?.name ?? ''
  const groups = categoriesOf(items)
    .map((category) => ({
      category,
      members: items
        .filter((item) => item.category === category)
        .sort((a, b) => b.attachmentPower - a.attachmentPower),
    }))
    .filter(({ members }) => members.length > 0)

  return (
    <PublishedFrame
      title={ownerName ? `${ownerName}’s Self-Map` : 'A Self-Map'}
      {...map}
      isPreview={isPreview}
    >
      <div className="shared-map">
        <Card>
          <SelfMapPicture
            items={items}
            relationships={relationships}
            label={`A Self-Map with ${items.length} items. They’re listed next to it.`}
          />
        </Card>
        <div className="stack">
          {groups.map(({ category, members }) => (
            <Card key={category} title={categoryLabel(category)}>
              <ul>
                {members.map(({ id, name, attachmentPower }) => (
                  <li key={id} className="shared-item">
                    <bdi>{name}</bdi>
                    <span className="figures">{powerLabel(attachmentPower)}</span>
                  </li>
                ))}
              </ul>
            </Card>
          ))}
          {relationships.length > 0 && (
            <Card title="Relationships">
              <ul>
                {relationships.map((each) => (
                  <li key={each.id} className="shared-item">
                    <span>
                      <bdi>{nameOf(each.sourceItemId)}</bdi>{' '}
                      {RELATIONSHIP_VERBS[each.relationshipType]}{' '}
                      <bdi>{nameOf(each.targetItemId)}</bdi>
                    </span>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
      </div>
    </PublishedFrame>
  )
}
