import { isExternal, type LearningResource, RECOMMENDED, VIDEO } from '#domain/content/resources.ts'
import { FoldingCard } from '#web/ui/folding-card.tsx'
import { ExternalLink, Link } from '#web/ui/link.tsx'

/** One video and three things to read, as lines; the Learn page shows them with their pictures. */
export const ResourceList = ({ isFolded }: { isFolded: boolean }) => (
  <FoldingCard title="Learn More About Emotions" isFolded={isFolded}>
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
  const Anchor = isExternal(resource) ? ExternalLink : Link
  return (
    <>
      <Anchor href={link}>
        {title}
        {isExternal(resource) && <span className="sr-only"> (opens in a new tab)</span>}
      </Anchor>
      {search && (
        <>
          {' '}
          <span className="caption muted">{search}</span>
        </>
      )}
    </>
  )
}
