import { shares } from '#contract/shares.ts'
import { EXPIRY_DAYS, type NewShare, SHARE_IS_GONE, type Snapshot } from '#domain/sharing/share.ts'
import { shareHref } from '#domain/sharing/share-link.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import type { SignedIn } from '#server/base/owner.ts'
import { RefusalError, refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { hashToken, newToken } from '#server/base/token.ts'
import { siteUrlOf } from '#server/http/own-site-only.ts'
import { type App, inPlace, routesOf } from '#server/http/serve.ts'
import { type Rate, withinRate } from '#server/outside/rate/rate-limit.ts'
import type { OwnServices, Services } from '#server/outside/services.ts'
import { requireConfirmedEmail } from '#server/people/sign-in-rules.ts'
import { drawPicture, makeSnapshot } from './make-snapshot.ts'
import { deleteShare, findShared, insertShare, listShares } from './shares.repository.ts'

/** The engine rewrites each preview. A person can't look at more. */
const PREVIEWS: Rate = { name: 'share previews', max: 300, within: HOUR }

/** Each is drawn and stored. */
const SHARES: Rate = { name: 'shares', max: 60, within: HOUR }

const gone = (): never => refuse('not_found', SHARE_IS_GONE)

const copyOf = (own: OwnServices, user: SignedIn, asked: NewShare) =>
  makeSnapshot(own, asked, {
    ownerName: asked.includePersonalContext ? user.firstName : null,
    createdAt: new Date(own.now()).toISOString(),
  })

/** Draws the picture. On failure the share is made without one. */
const pictureOf = ({ limits, log, owner }: OwnServices, snapshot: Snapshot) =>
  limits.pictures
    .run(String(owner), undefined, () => drawPicture(snapshot))
    .catch((error: Error) => {
      // A full queue isn't a fault.
      if (!(error instanceof RefusalError)) log.fault('picture', error)
      return null
    })

const publishingRoutes = routesOf(shares, () => ({
  preview: async ({ own, user, body }) => {
    await withinRate(own, PREVIEWS, String(own.owner))
    return (await copyOf(own, user, body)).snapshot
  },
  create: async ({ own, user, body, c }) => {
    requireConfirmedEmail(own.config, user)
    await withinRate(own, SHARES, String(own.owner))
    const createdAt = own.now()
    const made = await copyOf(own, user, body)
    const picture = await pictureOf(own, made.snapshot)
    const token = newToken(24)
    await insertShare(own, {
      ...made,
      picture,
      handle: newToken(9),
      tokenHash: hashToken(token),
      hasPersonalContext: body.includePersonalContext === true,
      createdAt,
      expiresAt: createdAt + (body.expiresInDays ?? EXPIRY_DAYS.start) * DAY,
    })
    return { id: token, url: siteUrlOf(c.req.raw, own.config) + shareHref(body.shareType, token) }
  },
  get: async ({ params, visit }) => ((await findShared(visit, params.shareId)) ?? gone()).snapshot,
  list: ({ own }) => listShares(own),
  revoke: async ({ own, params }) => {
    if (!(await deleteShare(own, params.shareId))) refuseAsMissing()
  },
}))

function pictureRoutes(app: App, services: Services): void {
  // Outside the contract, because it returns an image for previews on other sites.
  app.get('/api/shares/:id/picture.png', inPlace, async (c) => {
    c.set('pattern', '/api/shares/:id/picture.png')
    const id = c.req.param('id')
    const visit = { ...services, browser: c.get('browser') }
    const { picture } = (await findShared(visit, id)) ?? gone()
    if (picture.length === 0) return refuseAsMissing()
    c.header('Content-Type', 'image/png')
    return c.body(picture)
  })
}

export const shareRoutes = [publishingRoutes, pictureRoutes]
