import { shares } from '#contract/shares.ts'
import { EXPIRY_DAYS, type NewShare, SHARE_IS_GONE, type Snapshot } from '#domain/sharing/share.ts'
import { shareHref } from '#domain/sharing/share-link.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import type { OwnerId, SignedIn } from '#server/base/owner.ts'
import { RefusalError, refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { hashToken, newToken } from '#server/base/token.ts'
import { siteUrlOf } from '#server/http/own-site-only.ts'
import { type App, serve } from '#server/http/serve.ts'
import { inPlace } from '#server/http/shed-load.ts'
import { type Rate, withinRate } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import { requireConfirmedEmail } from '#server/people/sign-in-rules.ts'
import { findShared, findSharedPicture } from './find-shared.ts'
import { drawPicture, makeSnapshot } from './make-snapshot.ts'
import { deleteShare, insertShare, listShares } from './shares.repository.ts'

/** The engine rewrites each preview. A person can't look at more. */
const PREVIEWS: Rate = { name: 'share previews', max: 300, within: HOUR }

/** Each is drawn and stored. */
const SHARES: Rate = { name: 'shares', max: 60, within: HOUR }

const gone = (): never => refuse('not_found', SHARE_IS_GONE)

export function shareRoutes(app: App, services: Services): void {
  const { db, now, config, limits: lanes, log } = services

  const copyOf = (owner: OwnerId, user: SignedIn, asked: NewShare) =>
    makeSnapshot({ ...services, owner }, asked, {
      ownerName: asked.includePersonalContext ? user.firstName : null,
      createdAt: new Date(now()).toISOString(),
    })

  /** Draws the picture. On failure the share is made without one. */
  const pictureOf = (owner: OwnerId, snapshot: Snapshot) =>
    lanes.pictures
      .run(String(owner), undefined, () => drawPicture(snapshot))
      .catch((error: Error) => {
        // A full queue isn't a fault.
        if (!(error instanceof RefusalError)) log.fault('picture', error)
        return null
      })

  serve(app, shares.preview, async ({ owner, user, body }) => {
    await withinRate(services, PREVIEWS, String(owner))
    return (await copyOf(owner, user, body)).snapshot
  })

  serve(app, shares.create, async ({ owner, user, body, c }) => {
    requireConfirmedEmail(config, user)
    await withinRate(services, SHARES, String(owner))
    const at = now()
    const made = await copyOf(owner, user, body)
    const picture = await pictureOf(owner, made.snapshot)
    const token = newToken(24)
    await insertShare(
      { db, owner },
      {
        ...made,
        picture,
        handle: newToken(9),
        tokenHash: hashToken(token),
        hasPersonalContext: body.includePersonalContext === true,
        createdAt: at,
        expiresAt: at + (body.expiresInDays ?? EXPIRY_DAYS.start) * DAY,
      },
    )
    return { id: token, url: siteUrlOf(c.req.raw, config) + shareHref(body.shareType, token) }
  })

  serve(
    app,
    shares.get,
    async ({ params, browser }) => (await findShared(services, browser, params.shareId)) ?? gone(),
  )

  serve(app, shares.list, ({ owner }) => listShares({ db, owner }, now()))

  serve(app, shares.revoke, async ({ owner, params }) => {
    if (!(await deleteShare({ db, owner }, params.shareId))) refuseAsMissing()
  })

  // Outside the contract, because it returns an image for previews on other sites.
  app.get('/api/shares/:id/picture.png', inPlace, async (c) => {
    c.set('pattern', '/api/shares/:id/picture.png')
    const id = c.req.param('id')
    const picture = (await findSharedPicture(services, c.get('browser'), id)) ?? gone()
    if (picture.length === 0) return refuseAsMissing()
    c.header('Content-Type', 'image/png')
    return c.body(picture)
  })
}
