import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { policyPages } from '#contract/policy-pages.ts'
import { POLICY_PAGE_LIMIT, type PolicyPageName } from '#domain/content/policy-page.ts'
import { DEFAULT_PAGES } from '#domain/content/policy-pages.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'

/** The folder of the operator's own texts: `DATA_DIR/pages/privacy.md` and so on. */
const FOLDER = 'pages'

export function policyPageRoutes(app: App, { config, engines }: Services): void {
  const instance = () => ({
    ...config,
    takesPayments: config.stripe !== null,
    mailsCodes: config.smtpUrl !== null,
    // Read per request: a model on this machine may be found later.
    hasModelHere: engines.external?.where === 'server',
    outsideEngine: engines.external?.where === 'elsewhere' ? engines.external.name : null,
  })

  /** Reads the file with each request, so that a change needs no restart. */
  async function readOwn(name: PolicyPageName): Promise<string | null> {
    const file = join(config.dataDir, FOLDER, `${name}.md`)
    const found = await stat(file).catch(() => null)
    if (!found?.isFile() || found.size > POLICY_PAGE_LIMIT) return null
    return (await readFile(file, 'utf8')).trim() || null
  }

  serve(app, policyPages.get, async ({ params: { name } }) => {
    const own = await readOwn(name)
    return { text: own ?? DEFAULT_PAGES[name](instance()), isOwn: own !== null }
  })
}
