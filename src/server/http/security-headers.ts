import { type EarlyHeaders, setEarly } from './early-headers.ts'
import type { Middleware } from './serve.ts'

const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types innermap',
].join('; ')

const ALWAYS = {
  'Content-Security-Policy': CONTENT_POLICY,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'microphone=(self), camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}
const ONLY_HTTPS = 'max-age=63072000'
const OVER_HTTPS = { 'Strict-Transport-Security': `${ONLY_HTTPS}; includeSubDomains` }
/** Without `includeSubDomains`, because below a base path the host's subdomains aren't ours. */
const ON_SHARED_HOST = { 'Strict-Transport-Security': ONLY_HTTPS }
const PRIVATE_ANSWERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

type Site = { isHttps: boolean; basePath: string }

/** Sets security headers on every response, including refusals and failures. */
export function securityHeaders({ isHttps, basePath }: Site): Middleware {
  const overHttps = basePath ? ON_SHARED_HOST : OVER_HTTPS
  const onPages = inTurn({ ...ALWAYS, ...(isHttps && overHttps) })
  const onCalls = [...onPages, ...inTurn(PRIVATE_ANSWERS)]
  return (c, next) => {
    setEarly(c, c.req.path.startsWith('/api/') ? onCalls : onPages)
    return next()
  }
}

const inTurn = (headers: Record<string, string>): EarlyHeaders =>
  Object.entries(headers).flatMap(([name, value]) => [name.toLowerCase(), value])
