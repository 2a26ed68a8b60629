import { ArrowUpRight, Search } from 'lucide-react'
import { isExternal, type LearningResource, RECOMMENDED, VIDEO } from '#domain/content/resources.ts'
import { bloomPath } from '#domain/emotion/bloom.ts'
import { Card } from '#web/ui/card.tsx'
import { ExternalLink, Link } from '#web/ui/link.tsx'
import './resource-card.css'

const RINGS = (
  <g fill="none" stroke="var(--primary)" strokeOpacity=".45" strokeWidth="2">
    <circle r="38" />
    <circle r="24" />
    <circle r="9" fill="var(--primary)" fillOpacity="1" stroke="none" />
  </g>
)

const PICTURES: Record<LearningResource['image'], React.ReactNode> = {
  circles: (
    <g strokeWidth="2.5">
      <circle
        cx="-16"
        r="26"
        fill="var(--surface)"
        stroke="var(--ink3)"
        strokeDasharray="3 5"
        strokeLinecap="round"
      />
      <circle cx="16" r="26" fill="var(--primary)" fillOpacity=".2" stroke="var(--primary)" />
      <circle r="5" fill="var(--accent)" />
    </g>
  ),
  blooms: (
    <>
      <path d={bloomPath('happiness', 22, -18, -12)} fill="var(--emo-happiness-solid)" />
      <path d={bloomPath('sadness', 16, 22, -14)} fill="var(--emo-sadness-solid)" />
      <path d={bloomPath('anger', 17, 6, 22)} fill="var(--emo-anger-solid)" />
    </>
  ),
  rings: RINGS,
  map: (
    <>
      {RINGS}
      <rect x="-2" y="-38" width="42" height="17" rx="8.5" fill="var(--cat-ideas-line)" />
      <rect x="-44" y="-8" width="34" height="17" rx="8.5" fill="var(--cat-people-line)" />
      <rect x="-6" y="22" width="38" height="17" rx="8.5" fill="var(--cat-lifeStory-line)" />
    </>
  ),
}

/** Draws a resource's picture, so no cover or thumbnail is loaded from another site. */
function ResourcePicture({ image }: Pick<LearningResource, 'image'>) {
  return (
    <svg className="resource-picture" viewBox="-50 -50 100 100" aria-hidden="true">
      {PICTURES[image]}
    </svg>
  )
}

/** One video and three texts. External links are marked. */
export function ResourceCard() {
  return (
    <Card title="Learn More About Emotions">
      <div className="resources">
        <VideoLink />
        <div className="resources-list">
          <h3>Recommended</h3>
          <ul>
            {RECOMMENDED.map((resource) => (
              <li key={resource.id}>
                <ResourceLink resource={resource} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  )
}

function VideoLink() {
  return (
    <ExternalLink className="resource-video" href={VIDEO.link}>
      <span className="resource-video-frame">
        <ResourcePicture image={VIDEO.image} />
        <span className="resource-play">
          <Search aria-hidden />
          {VIDEO.search}
        </span>
      </span>
      <span className="caption muted">Watch video</span>
      <span className="resource-title">
        {VIDEO.title}
        <NewTab />
      </span>
      <span className="small muted">{VIDEO.description}</span>
    </ExternalLink>
  )
}

function ResourceLink({ resource }: { resource: LearningResource }) {
  const { image, title, description, link, search } = resource
  const isOut = isExternal(resource)
  const Anchor = isOut ? ExternalLink : Link
  return (
    <Anchor className="resource" href={link}>
      <ResourcePicture image={image} />
      <span>
        <span className="resource-title">
          {title}
          {isOut && <NewTab />}
        </span>
        <span className="small muted">{description}</span>
        {search && (
          <span className="resource-search">
            <Search aria-hidden />
            {search}
          </span>
        )}
      </span>
    </Anchor>
  )
}

function NewTab() {
  return (
    <>
      <ArrowUpRight aria-hidden />
      <span className="sr-only"> (opens in a new tab)</span>
    </>
  )
}
