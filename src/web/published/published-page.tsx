import type { ReactNode } from 'react'
import { powerLabel } from '#domain/self-map/attachment-power.ts'
import { categoriesOf } from '#domain/self-map/map-categories.ts'
import { RELATIONSHIP_VERBS } from '#domain/self-map/relationship.ts'
import { categoryLabel } from '#domain/self-map/self-map.ts'
import type { SharedAnalysis, SharedMap, Snapshot } from '#domain/sharing/share.ts'
import { AnalysisResult } from '#web/features/analyses/analysis-result.tsx'
import { formatDay } from '#web/lib/format-date.ts'
import { SelfMapPicture } from '#web/pictures/self-map-picture.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Page } from '#web/ui/page.tsx'
import './published.css'

type PublishedFrameProps = {
  title: string
  ownerName: string | null
  createdAt: string
  /** True inside the sharing dialog, which has no page frame and no links. */
  isPreview: boolean
  children: ReactNode
}

function PublishedFrame({ title, ownerName, createdAt, isPreview, children }: PublishedFrameProps) {
  const from = ownerName ? `Shared by ${ownerName} on` : 'Shared on'
  const intro = `${from} ${formatDay(createdAt)}. This is a read-only copy.`
  const content = (
    <div className="stack">
      {children}
      <Card isStack look="soft" title="What would yours look like?">
        <p>Map what matters to you, then look at one situation at a time. No sign-up needed.</p>
        {!isPreview && (
          <LinkButton isAlone look="primary" href="/dashboard">
            Start Your Journey
          </LinkButton>
        )}
      </Card>
    </div>
  )
  if (!isPreview)
    return (
      <Page title={title} intro={intro}>
        {content}
      </Page>
    )
  return (
    <div className="published-preview">
      <h3 className="published-title">
        <bdi>{title}</bdi>
      </h3>
      <p className="muted">{intro}</p>
      {content}
    </div>
  )
}

/** The map as a picture, and as lists for screen readers. */
function PublishedMap({ map, isPreview }: { map: SharedMap; isPreview: boolean }) {
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

type Props = { snapshot: Snapshot; isPreview?: boolean }

/**
 * The public page behind a share link. The sharing dialog previews it with this component, so people see exactly what
 * they publish.
 */
export const PublishedPage = ({ snapshot, isPreview = false }: Props) =>
  snapshot.shareType === 'analysis' ? (
    <PublishedAnalysis shared={snapshot} isPreview={isPreview} />
  ) : (
    <PublishedMap map={snapshot} isPreview={isPreview} />
  )

type PublishedAnalysisProps = { shared: SharedAnalysis; isPreview: boolean }

/** A shared result, without the tools to change it. */
function PublishedAnalysis({ shared, isPreview }: PublishedAnalysisProps) {
  const { findings, items, description, createdAt } = shared
  return (
    <PublishedFrame {...shared} isPreview={isPreview}>
      <AnalysisResult
        isForOthers
        analysis={{ ...findings, id: 0, situationId: null, createdAt }}
        told={{
          description: description ?? '',
          items: items.map(({ id, ...item }) => ({ itemId: id, ...item })),
        }}
        map={items}
      />
    </PublishedFrame>
  )
}
