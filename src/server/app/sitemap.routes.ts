import { LISTED_PAGES } from '#domain/values/page-paths.ts'
import { siteUrlOf } from '#server/http/own-site-only.ts'
import type { App } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'

/** Serves the list of public pages, and excludes the API from crawling. */
export function sitemapRoutes(app: App, { config }: Services): void {
  app.get('/sitemap.xml', (c) => {
    const site = siteUrlOf(c.req.raw, config)
    const urls = LISTED_PAGES.map((page) => `  <url><loc>${site}${page}</loc></url>`)
    c.header('Content-Type', 'application/xml; charset=utf-8')
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    )
  })
  app.get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nDisallow: ${config.basePath}/api/\n\nSitemap: ${siteUrlOf(c.req.raw, config)}/sitemap.xml\n`,
    ),
  )
}
