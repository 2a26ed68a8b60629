import { signIn } from '#contract/sign-in.ts'
import { formAddress, loginProblemHref } from '#domain/people/login-problem.ts'
import { readText } from '#server/http/read-body.ts'
import type { App, HttpContext } from '#server/http/serve.ts'

/** In bytes, for a name, an email and an invitation. */
const LIMIT = 4096
const FIELDS = ['firstName', 'email', 'invite']

/**
 * Handles both forms without JavaScript: makes the same calls and redirects to a page. Typed values never appear in
 * an address.
 */
export function formRoutes(app: App): void {
  app.post(formAddress('sign-up'), async (c) => {
    const reply = await callAs(app, c, signIn.register.path)
    return c.redirect(reply.ok ? '/dashboard' : `${loginProblemHref('not_made')}&mode=sign-up`, 303)
  })

  app.post(formAddress('sign-in'), async (c) => {
    const reply = await callAs(app, c, signIn.login.path)
    if (reply.ok) return c.redirect('/dashboard', 303)
    const { reason } = (await reply.json()) as { reason?: string }
    return c.redirect(loginProblemHref(reason === 'code_required' ? 'code_sent' : 'not_found'), 303)
  })
}

/** Makes the API call for a form, and passes on its cookies. */
async function callAs(app: App, c: HttpContext, path: string): Promise<Response> {
  const typed = new URLSearchParams(await readText(c.req.raw, LIMIT))
  const given = FIELDS.flatMap((name) => (typed.get(name) ? [[name, typed.get(name)]] : []))
  const headers = new Headers(c.req.raw.headers)
  headers.set('Content-Type', 'application/json')
  headers.delete('Content-Length')
  const { incoming } = c.env ?? {}
  const reply = await app.fetch(
    new Request(new URL(path, c.req.url), {
      method: 'POST',
      headers,
      body: JSON.stringify(Object.fromEntries(given)),
    }),
    { ...(incoming && { incoming }) },
  )
  for (const cookie of reply.headers.getSetCookie())
    c.header('Set-Cookie', cookie, { append: true })
  return reply
}
