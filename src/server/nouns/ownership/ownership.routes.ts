import { ownership } from '#contract/ownership.ts'
import { type ExportFile, IMPORT_LIMIT } from '#domain/sharing/export-file.ts'
import { HOUR } from '#domain/values/duration.ts'
import type { OwnerId, SignedIn } from '#server/base/owner.ts'
import { readBytes, refuseOtherThanJson } from '#server/http/read-body.ts'
import { type App, type HttpContext, serve } from '#server/http/serve.ts'
import { type Rate, withinRate, withinRateIfCounted } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import { SESSION_COOKIE } from '#server/people/session.ts'
import { requireFreshSignIn } from '#server/people/sign-in-rules.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { importAccount } from './import/import-account.ts'
import { openImport } from './import/open-file.ts'
import { makeArchive } from './take-along/make-archive.ts'
import { writeFile } from './take-along/write-file.ts'

/** Both are heavy, and rarely needed more often. */
const EXPORTS: Rate = { name: 'exports', max: 30, within: HOUR }
const IMPORTS: Rate = { name: 'imports', max: 10, within: HOUR }

export function ownershipRoutes(app: App, services: Services): void {
  const { db, now, config, limits: lanes } = services

  async function everythingOf<Result>(
    { owner, user, c }: { owner: OwnerId; user: SignedIn; c: HttpContext },
    make: (file: ExportFile) => Promise<Result>,
  ): Promise<Result> {
    requireFreshSignIn(config, user, now())
    await withinRateIfCounted(services, EXPORTS, String(owner))
    return lanes.exports.run(String(owner), c.req.raw.signal, async () =>
      make(await exportAccount({ db, owner }, now())),
    )
  }
  const nameOf = ({ exportedAt }: ExportFile, ending: string) =>
    `innermap-export-${exportedAt.slice(0, 10)}.${ending}`

  serve(app, ownership.export, (call) =>
    everythingOf(call, async (file) => {
      call.c.header('Content-Disposition', `attachment; filename="${nameOf(file, 'json')}"`)
      call.c.header('Content-Type', 'application/json')
      return call.c.body(await writeFile(file))
    }),
  )
  serve(app, ownership.archive, (call) =>
    everythingOf(call, async (file) => ({
      name: nameOf(file, 'zip'),
      bytes: await makeArchive(file),
    })),
  )

  // The worker validates the file row by row.
  const { body: _, ...bringIn } = ownership.import
  serve(app, bringIn, async ({ owner, c }) => {
    refuseOtherThanJson(c.req.raw, IMPORT_LIMIT)
    await withinRate(services, IMPORTS, String(owner))
    return lanes.imports.run(String(owner), c.req.raw.signal, async () => {
      const file = await openImport(await readBytes(c.req.raw, IMPORT_LIMIT), now())
      return importAccount({ db, owner }, file, now()).finally(file.close)
    })
  })

  serve(app, ownership.deleteAccount, async ({ user, body, browser }) => {
    requireFreshSignIn(config, user, now())
    await deleteAccount(services, user, body.email)
    browser.clearCookie(SESSION_COOKIE)
  })
}
