import { randomBytes } from 'node:crypto'
import { shares } from '#contract/shares.ts'
import { EXPIRY_DAYS, SHARE_IS_GONE } from '#domain/share.ts'
import { shareHref } from '#domain/share-link.ts'
import { requireConfirmedEmail } from '#server/auth/sign-in-rules.ts'
import { type App, serve } from '#server/http/serve.ts'
import { refuse, refuseAsMissing } from '#server/refuse.ts'
import type { Services } from '#server/services.ts'
import { drawPicture } from './draw-picture.ts'
import { findShared, hashOf } from './find-shared.ts'
import { makeSnapshot } from './make-snapshot.ts'
import { deleteShare, insertShare, listShares } from './shares.repository.ts'

const DAY = 24 * 60 * 60 * 1000
const randomId = (bytes: number) => randomBytes(bytes).toString('base64url')
const gone = (): never => refuse('not_found', SHARE_IS_GONE)

export function shareRoutes(app: App, services: Services): void {
  const { db, now, config } = services

  serve(app, shares.create, async ({ owner, user, body }) => {
    requireConfirmedEmail(config, user)
    const at = now()
    const hasPersonalContext = body.includePersonalContext === true
    const made = await makeSnapshot(db, owner, body, {
      ownerName: hasPersonalContext ? user.firstName : null,
      createdAt: new Date(at).toISOString(),
    })
    const token = randomId(24)
    await insertShare(db, owner, {
      ...made,
      handle: randomId(9),
      tokenHash: hashOf(token),
      hasPersonalContext,
      createdAt: at,
      expiresAt: at + (body.expiresInDays ?? EXPIRY_DAYS.start) * DAY,
    })
    return { id: token, url: config.siteUrl + shareHref(body.shareType, token) }
  })

  serve(
    app,
    shares.get,
    async ({ params, c }) => (await findShared(services, c, params.id)) ?? gone(),
  )

  serve(app, shares.list, ({ owner }) => listShares(db, owner, now()))

  serve(app, shares.revoke, async ({ owner, params }) => {
    const isGone = await deleteShare(db, owner, { id: params.id, tokenHash: hashOf(params.id) })
    if (!isGone) refuseAsMissing()
  })

  // Not a call of the contract: it answers with a picture, for the preview other sites show.
  app.get('/api/shares/:id/picture.png', async (c) => {
    c.set('pattern', '/api/shares/:id/picture.png')
    const snapshot = (await findShared(services, c, c.req.param('id'))) ?? gone()
    c.header('Content-Type', 'image/png')
    return c.body(await drawPicture(snapshot))
  })
}
