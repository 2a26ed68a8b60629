import { PRODUCT_NAME } from '#domain/content/product.ts'
import { type Snapshot, shareText } from '#domain/sharing/share.ts'
import { escapeHtml } from '#server/base/escape-html.ts'
import { siteUrlOf } from '#server/http/own-site-only.ts'
import type { Middleware } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { PICTURE } from './pictures.ts'
import { findShared } from './shares.repository.ts'

/** Adds the preview tags to a shared page. Passes everything else through. */
export function sharedPage(services: Services): Middleware {
  return async (c, next) => {
    await next()
    const id = c.req.query('share') === 'true' ? c.req.query('id') : undefined
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html')
    if (!id || !isPage) return
    const visit = { ...services, browser: c.get('browser') }
    const found = await findShared(visit, id).catch(() => null)
    if (!found) return
    const page = await c.res.text()
    const headers = new Headers(c.res.headers)
    headers.delete('etag')
    headers.delete('content-length')
    const tags = tagsOf(
      found.snapshot,
      `${siteUrlOf(c.req.raw, services.config)}/api/shares/${encodeURIComponent(id)}/picture.png`,
    )
    c.res = new Response(
      page.replace('</head>', () => `${tags}</head>`),
      { headers },
    )
  }
}

function tagsOf(snapshot: Snapshot, picture: string): string {
  const title = titleOf(snapshot)
  const description = shareText(snapshot.shareType)
  const tags: [name: string, content: string][] = [
    ['og:site_name', PRODUCT_NAME],
    ['og:type', 'article'],
    ['og:title', title],
    ['og:description', description],
    ['og:image', picture],
    ['og:image:width', String(PICTURE.width)],
    ['og:image:height', String(PICTURE.height)],
  ]
  const lines = tags.map(
    ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
  )
  return [
    '<meta name="robots" content="noindex">',
    '<meta name="twitter:card" content="summary_large_image">',
    ...lines,
  ].join('')
}

function titleOf(snapshot: Snapshot): string {
  if (snapshot.shareType === 'analysis') return `${snapshot.title} · ${PRODUCT_NAME}`
  const whose = snapshot.ownerName ? `${snapshot.ownerName}’s Self-Map` : 'A Self-Map'
  return `${whose} · ${PRODUCT_NAME}`
}
