import { isExternal, type LearningResource, RECOMMENDED, VIDEO } from '#domain/content/resources.ts'
import { FoldingCard } from '#web/ui/folding-card.tsx'
import { ExternalLink, Link } from '#web/ui/link.tsx'

/** One video and three texts as plain links. The Learn page shows them with pictures. */
export const ResourceList = () => (
  <FoldingCard title="Learn More About Emotions" fold="resources-folded">
    <ul>
      <li>
        <span className="muted">Watch video: </span>
        <Resource resource={VIDEO} />
      </li>
      {RECOMMENDED.map((resource) => (
        <li key={resource.id}>
          <Resource resource={resource} />
        </li>
      ))}
    </ul>
  </FoldingCard>
)

function Resource({ resource }: { resource: LearningResource }) {
  const { title, link, search } = resource
  if (!isExternal(resource)) return <Link href={link}>{title}</Link>
  return (
    <ExternalLink href={link}>
      {search ? `Search for “${title}”` : title}
      <span className="sr-only"> (opens in a new tab)</span>
    </ExternalLink>
  )
}
