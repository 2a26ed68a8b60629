import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Claims = { sub: string; [name: string]: unknown }

const CLIENT = { id: 'innermap', secret: 'known to both' }

/** A login provider that speaks the protocol over real HTTP and says whatever a test wants it to say. */
export async function startProvider() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const grants = new Map<string, { nonce: string; challenge: string; claims: Claims }>()
  const told = new Map<string, Claims>()
  const mood: { isReticent: boolean; inToken: object } = { isReticent: false, inToken: {} }
  const server = createServer(async (request, response) => {
    const answer = (body: object, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    if (request.url === '/.well-known/openid-configuration') return answer(description())
    if (request.url === '/keys')
      return answer({
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      })
    if (request.url === '/userinfo') {
      const token = (request.headers.authorization ?? '').replace(/^Bearer /, '')
      return answer(told.get(token) ?? {}, told.has(token) ? 200 : 401)
    }
    const form = new URLSearchParams(await text(request))
    const grant = grants.get(form.get('code') ?? '')
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!grant || proof !== grant.challenge) return answer({ error: 'invalid_grant' }, 400)
    grants.delete(form.get('code') ?? '')
    const access = randomUUID()
    told.set(access, grant.claims)
    const inToken = mood.isReticent ? { sub: grant.claims.sub, ...mood.inToken } : grant.claims
    return answer({
      access_token: access,
      token_type: 'Bearer',
      id_token: idToken({ ...inToken, nonce: grant.nonce }),
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const description = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    end_session_endpoint: `${issuer}/end`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  })

  function idToken(claims: object): string {
    const now = Math.floor(Date.now() / 1000)
    const body = { iss: issuer, aud: CLIENT.id, iat: now, exp: now + 60, ...claims }
    const signed = [{ alg: 'RS256', kid: 'one' }, body]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`
  }

  return {
    issuer,
    /** `isReticent`: name and email are told only when asked for, as most providers do; the token says `inToken` beside. */
    mood,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    },
    /** What the provider's page does after a person agreed: sends the browser back with a code. */
    agree(address: string, claims: Claims): string {
      const asked = new URL(address).searchParams
      const code = randomUUID()
      grants.set(code, {
        nonce: asked.get('nonce') ?? '',
        challenge: asked.get('code_challenge') ?? '',
        claims,
      })
      const back = new URL(asked.get('redirect_uri') ?? '')
      back.search = new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString()
      return back.pathname + back.search
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
