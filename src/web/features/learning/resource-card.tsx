import { ArrowUpRight, Search } from 'lucide-react'
import { isExternal, type LearningResource, RECOMMENDED, VIDEO } from '#domain/content/resources.ts'
import { Card } from '#web/ui/card.tsx'
import { ExternalLink, Link } from '#web/ui/link.tsx'
import { ResourcePicture } from './resource-picture.tsx'
import './resource-card.css'

/** One video and three things to read; what leads out of the product says so. */
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
