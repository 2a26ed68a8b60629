import type { Server } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import Provider from 'oidc-provider'
import { cookieJar } from './cookie-jar.ts'

const CLIENT = { id: 'innermap', secret: 'known to both sides of the test' }

export type RealProvider = Awaited<ReturnType<typeof startRealProvider>>

/**
 * A login provider that others wrote and certified, as it is without any setting: what it does is what real ones
 * do. It tells name and email only when asked for them. `origins` are where we may be reached.
 */
export async function startRealProvider(origins: readonly string[]) {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: origins.map((origin) => `${origin}/api/login/callback`),
        post_logout_redirect_uris: origins.map((origin) => `${origin}/`),
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    ttl: { AccessToken: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
    cookies: { keys: ['only for tests'] },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: `${id}@example.test`,
        email_verified: true,
        given_name: id,
      }),
    }),
  })
  let server: Server
  const start = () =>
    new Promise<void>((resolve) => {
      server = provider.listen(port, '127.0.0.1', resolve)
    })
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  await start()

  return {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    },
    start,
    stop,
    openBrowser: () => openBrowser(issuer),
  }
}

/** Somebody's browser, as far as the provider sees it. */
function openBrowser(issuer: string) {
  const jar = cookieJar()

  async function ask(address: string, form?: Record<string, string>): Promise<Response> {
    const reply = await fetch(new URL(address, issuer), {
      redirect: 'manual',
      headers: { cookie: jar.header() },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    jar.keep(reply)
    return reply
  }

  /** Follows the provider's own steps until a page is shown or the way leads elsewhere. */
  async function follow(reply: Response): Promise<{ address: string; page: string }> {
    const address = reply.headers.get('location')
    if (!address) return { address: reply.url, page: await reply.text() }
    const next = new URL(address, issuer)
    return next.origin === issuer ? follow(await ask(next.href)) : { address: next.href, page: '' }
  }

  const answer = async ({ address }: { address: string }, form: Record<string, string>) =>
    follow(await ask(address, form))

  return {
    /** Goes where we sent it, signs in there if asked and agrees; where the provider sends it back to. */
    async agree(address: string, login: string): Promise<string> {
      let at = await follow(await ask(address))
      if (at.page.includes('name="login"'))
        at = await answer(at, { prompt: 'login', login, password: 'any' })
      if (at.page.includes('value="consent"')) at = await answer(at, { prompt: 'consent' })
      return pathOf(at.address)
    },
    /** Goes there and turns back. */
    async cancel(address: string): Promise<string> {
      const at = await follow(await ask(address))
      return pathOf((await follow(await ask(`${at.address}/abort`))).address)
    },
    /** Whether the provider would ask who this is. */
    async isAsked(address: string): Promise<boolean> {
      return (await follow(await ask(address))).page.includes('name="login"')
    },
    /** Follows us to the provider after signing out and says yes there; where it ends. */
    async signOut(address: string): Promise<string> {
      const at = await follow(await ask(address))
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(at.page)?.[1] ?? ''
      const action = /action="([^"]+)"/.exec(at.page)?.[1] ?? ''
      return (await answer({ address: action }, { xsrf, logout: 'yes' })).address
    },
  }
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
