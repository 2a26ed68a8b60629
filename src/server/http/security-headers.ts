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
const OVER_HTTPS = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
const PRIVATE_ANSWERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** On every answer, the refused and the failed ones too. */
export function securityHeaders(isHttps: boolean): Middleware {
  const onPages = inTurn({ ...ALWAYS, ...(isHttps && OVER_HTTPS) })
  const onCalls = [...onPages, ...inTurn(PRIVATE_ANSWERS)]
  return (c, next) => {
    setEarly(c, c.req.path.startsWith('/api/') ? onCalls : onPages)
    return next()
  }
}

const inTurn = (headers: Record<string, string>): EarlyHeaders =>
  Object.entries(headers).flatMap(([name, value]) => [name.toLowerCase(), value])
