import type { Environment } from './config.ts'

export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/.test(host)

const TOGETHER = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
] as const

/** Why the server must not start with these settings: each would leave people unprotected or half served. */
export function startProblems(env: Environment): string[] {
  const isPublic = env.PUBLIC_URL !== undefined || !isLoopbackHost(env.HOST)
  const problems: string[] = []
  if (isPublic && env.SIGN_IN === 'open' && env.ALLOW_OPEN_SIGN_IN !== 'yes')
    problems.push(
      'SIGN_IN=open on a public address lets anyone open any account. Set SIGN_IN=email-code, or ALLOW_OPEN_SIGN_IN=yes if you mean it.',
    )
  if (isPublic && env.DEV_MODE === '1')
    problems.push('DEV_MODE=1 is for this machine only; it cannot be used with a public address.')
  if (env.DATABASE_URL && !env.SESSION_SECRET)
    problems.push('DATABASE_URL needs SESSION_SECRET too, so that all processes share one secret.')
  for (const names of TOGETHER) {
    const missing = names.filter((name) => !env[name])
    if (missing.length > 0 && missing.length < names.length)
      problems.push(`${missing.join(' and ')} must be set together with the rest of its group.`)
  }
  if (env.STRIPE_API_URL && !isLoopbackHost(new URL(env.STRIPE_API_URL).hostname))
    problems.push('STRIPE_API_URL is for a stand-in on this machine only.')
  if (env.ANALYSIS_ENGINE !== 'embedded' && !env.ANALYSIS_API_KEY && !env.ANALYSIS_BASE_URL)
    problems.push(
      `ANALYSIS_ENGINE=${env.ANALYSIS_ENGINE} needs ANALYSIS_API_KEY or ANALYSIS_BASE_URL.`,
    )
  return problems
}
