import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const problemsOf = (env: Record<string, string>) => {
  try {
    readConfig(env)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}
const SECRET = 'a secret of at least thirty-two signs'

describe('settings', () => {
  it('are good for one machine when nothing is said', () => {
    expect(readConfig({})).toMatchObject({
      port: 5000,
      host: '127.0.0.1',
      databaseSource: 'data/innermap.sqlite',
      signIn: 'open',
      isDevelopment: false,
      isHttps: false,
      proxyHops: 0,
    })
  })

  it('mail codes as soon as strangers can come by', () => {
    expect(readConfig({ PUBLIC_URL: 'https://inner.example/' })).toMatchObject({
      signIn: 'email-code',
      publicUrl: 'https://inner.example',
      isHttps: true,
      proxyHops: 1,
    })
    expect(readConfig({ HOST: '0.0.0.0' }).signIn).toBe('email-code')
    expect(readConfig({ HOST: '::1' }).signIn).toBe('open')
  })

  it('refuse open sign-in on a public address, unless it is meant', () => {
    const open = { SIGN_IN: 'open', HOST: '0.0.0.0' }
    expect(problemsOf(open)).toContain('SIGN_IN=open on a public address')
    expect(problemsOf({ SIGN_IN: 'open', PUBLIC_URL: 'https://a.example' })).toContain(
      'SIGN_IN=open',
    )
    expect(readConfig({ ...open, ALLOW_OPEN_SIGN_IN: 'yes' }).signIn).toBe('open')
  })

  it('refuse development mode on a public address', () => {
    expect(problemsOf({ DEV_MODE: '1', PUBLIC_URL: 'https://a.example' })).toContain('DEV_MODE=1')
    expect(problemsOf({ DEV_MODE: '1', HOST: '0.0.0.0' })).toContain('DEV_MODE=1')
    expect(readConfig({ DEV_MODE: '1' }).isDevelopment).toBe(true)
  })

  it('refuse a shared database without a shared secret', () => {
    const shared = { DATABASE_URL: 'postgres://db/innermap' }
    expect(problemsOf(shared)).toContain('SESSION_SECRET')
    expect(problemsOf({ ...shared, SESSION_SECRET: 'short' })).toContain('SESSION_SECRET')
    expect(problemsOf({ ...shared, SESSION_SECRET: SECRET })).toBe('')
  })

  it('take a path from either place, and refuse two that differ', () => {
    const of = (env: Record<string, string>) => {
      const { publicUrl, basePath, siteUrl } = readConfig(env)
      return [publicUrl, basePath, siteUrl]
    }
    const origin = 'https://a.example'
    const below = [origin, '/inner', `${origin}/inner`]
    expect(of({ PUBLIC_URL: `${origin}/inner/` })).toEqual(below)
    expect(of({ PUBLIC_URL: origin, BASE_PATH: 'inner' })).toEqual(below)
    expect(of({ PUBLIC_URL: `${origin}/inner`, BASE_PATH: '/inner/' })).toEqual(below)
    expect(of({ BASE_PATH: '/a/b.c' })).toEqual([null, '/a/b.c', 'http://127.0.0.1:5000/a/b.c'])
    for (const path of ['', '/']) expect(of({ BASE_PATH: path })[1]).toBe('')

    expect(problemsOf({ PUBLIC_URL: `${origin}/map`, BASE_PATH: '/inner' })).toBe(
      'BASE_PATH is /inner, but PUBLIC_URL has /map. Remove one of them, or make them match.',
    )
    expect(problemsOf({ PUBLIC_URL: `${origin}/map`, BASE_PATH: '/' })).toContain('BASE_PATH is /,')
    for (const path of ['/a b', '/a//b', '/..', '/a/../b', '/api', '/api/x', '/.well-known', '/"'])
      expect([path, problemsOf({ BASE_PATH: path })]).toEqual([
        path,
        expect.stringContaining('BASE_PATH must be like /inner'),
      ])
    expect(problemsOf({ PUBLIC_URL: `${origin}/a%20b` })).toContain('The path in PUBLIC_URL')
    expect(readConfig({ BASE_PATH: '/apiary' }).basePath).toBe('/apiary')
  })

  it('refuse half of what belongs together, and values that make no sense', () => {
    expect(problemsOf({ OIDC_ISSUER: 'https://id.example' })).toContain('OIDC_CLIENT_ID')
    expect(problemsOf({ STRIPE_SECRET_KEY: 'x' })).toContain('STRIPE_WEBHOOK_SECRET')
    expect(problemsOf({ ANALYSIS_ENGINE: 'anthropic' })).toContain('ANALYSIS_API_KEY')
    expect(problemsOf({ PORT: 'many' })).toBe(
      'PORT=many can’t be used. It has to be a whole number from 0 to 65535.',
    )
    expect(problemsOf({ PUBLIC_URL: 'inner.example' })).toContain('begins with https://')
    expect(problemsOf({ METRICS_PORT: '5000' })).toContain('must be different ports')
    expect(problemsOf({ PUBLIC_URL: 'javascript:alert(1)' })).toContain('PUBLIC_URL')
    expect(problemsOf({ PORT: '', SIGN_IN: '' })).toBe('')
  })
})

const names = () => {
  const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8')
  return [...source.matchAll(/^ {2}([A-Z][A-Z_]+): (?!text|z\._default\(z\.string)/gm)].map(
    ([, name]) => name!,
  )
}

it.each(names())('%s refuses what it does not know, with what may come', (name) => {
  const problem = problemsOf({ [name]: 'a?b' })
  expect(problem).toMatch(new RegExp(`^${name}(=a\\?b)? can’t be used\\. It has to be [^.]{4,}\\.`))
})

it('never says a secret again', () => {
  expect(problemsOf({ SESSION_SECRET: 'hush' })).not.toContain('hush')
  expect(problemsOf({ SMTP_URL: 'user:hush@mail' })).not.toContain('hush')
})

it('names every setting where an operator looks for it', () => {
  const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8')
  const names = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name!)
  expect(names.length).toBeGreaterThan(20)
  for (const page of ['.env.example', 'docs/operations.md']) {
    const text = readFileSync(new URL(`../../../${page}`, import.meta.url), 'utf8')
    expect(
      names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text)),
      page,
    ).toEqual([])
  }
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const settings = [...example.matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name)
  expect(settings.filter((name, at) => settings.indexOf(name) !== at)).toEqual([])
})
