import { ownership } from '#contract/ownership.ts'
import { type ExportFile, IMPORT_LIMIT } from '#domain/sharing/export-file.ts'
import { HOUR } from '#domain/values/duration.ts'
import type { SignedIn } from '#server/base/owner.ts'
import { readBytes, refuseOtherThanJson } from '#server/http/read-body.ts'
import { type HttpContext, routesOf } from '#server/http/serve.ts'
import { type Rate, unlessRefused, withinRate } from '#server/outside/rate/rate-limit.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { SESSION_COOKIE } from '#server/people/session.ts'
import { requireFreshSignIn } from '#server/people/sign-in-rules.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { importAccount } from './import/import-account.ts'
import { makeArchive, writeFile } from './take-along/make-archive.ts'

/** Both are heavy, and rarely needed more often. */
const EXPORTS: Rate = { name: 'exports', max: 30, within: HOUR }
const IMPORTS: Rate = { name: 'imports', max: 10, within: HOUR }

async function everythingOf<Result>(
  { own, user, c }: { own: OwnServices; user: SignedIn; c: HttpContext },
  make: (file: ExportFile) => Promise<Result>,
): Promise<Result> {
  requireFreshSignIn(own.config, user, own.now())
  await withinRate(own, EXPORTS, String(own.owner)).catch(unlessRefused)
  return own.limits.exports.run(String(own.owner), c.req.raw.signal, async () =>
    make(await exportAccount(own)),
  )
}

const nameOf = ({ exportedAt }: ExportFile, ending: string) =>
  `innermap-export-${exportedAt.slice(0, 10)}.${ending}`

// The worker validates the file row by row.
const { body: _, ...bringIn } = ownership.import

export const ownershipRoutes = routesOf({ ...ownership, import: bringIn }, (services) => ({
  export: (call) =>
    everythingOf(call, async (file) => {
      call.c.header('Content-Disposition', `attachment; filename="${nameOf(file, 'json')}"`)
      call.c.header('Content-Type', 'application/json')
      return call.c.body(await writeFile(file))
    }),
  archive: (call) =>
    everythingOf(call, async (file) => ({
      name: nameOf(file, 'zip'),
      bytes: await makeArchive(file),
    })),
  import: async ({ own, c }) => {
    refuseOtherThanJson(c.req.raw, IMPORT_LIMIT)
    await withinRate(own, IMPORTS, String(own.owner))
    return own.limits.imports.run(String(own.owner), c.req.raw.signal, async () =>
      importAccount(own, await readBytes(c.req.raw, IMPORT_LIMIT)),
    )
  },
  deleteAccount: async ({ user, body, browser }) => {
    requireFreshSignIn(services.config, user, services.now())
    await deleteAccount(services, user, body.email)
    browser.clearCookie(SESSION_COOKIE)
  },
}))
