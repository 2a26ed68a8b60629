import { useId } from 'react'
import { ARTICLE } from '#domain/content/resources.ts'
import { Page } from '#web/ui/page.tsx'
import { Article } from './content/article.tsx'
import { SOURCES } from './content/sources.ts'
import './article.css'

export function ArticleScreen() {
  const id = useId()
  return (
    <Page title={ARTICLE.title} back={{ href: '/learn', label: 'Back to resources' }}>
      <article className="article">
        <Article />
        <section aria-labelledby={id}>
          <h2 id={id}>Sources</h2>
          <ul className="article-sources">
            {SOURCES.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </section>
        <p className="small muted">
          General information, not medical advice. The article is our own summary. Any mistakes in
          it are ours, not the authors’.
        </p>
      </article>
    </Page>
  )
}
