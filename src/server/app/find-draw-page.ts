import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawPage } from '#contract/page.ts'
import { placedBelow } from '#server/http/below-base.ts'

/** The interface of the built web part. The server knows nothing else about it. */
type Drawing = {
  createDrawPage: (page: string, files: unknown, base: string) => Promise<DrawPage>
}

/** Returns the page renderer, or null if it isn't built. Loads it with the first page and caches it. */
export function findDrawPage(built: string, base: string): DrawPage | null {
  const [code, files, page] = ['drawing/draw-page.js', 'drawing/files.json', 'web/index.html'].map(
    (name) => join(built, name),
  ) as [string, string, string]
  if (![code, files, page].every((file) => existsSync(file))) return null
  const load = async () => {
    const { createDrawPage } = (await import(pathToFileURL(code).href)) as Drawing
    const placedFiles = readFileSync(files, 'utf8').replaceAll('"/', `"${base}/`)
    return createDrawPage(
      placedBelow(readFileSync(page, 'utf8'), base),
      JSON.parse(placedFiles),
      base,
    )
  }
  let drawing: Promise<DrawPage> | undefined
  return async (asked) => {
    // A failed load is retried with the next page.
    drawing ??= load().catch((error: unknown) => {
      drawing = undefined
      throw error
    })
    return (await drawing)(asked)
  }
}
