import { randomUUID } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { relationships } from '#contract/relationships.ts'
import { selfMap } from '#contract/self-map.ts'
import { shares } from '#contract/shares.ts'
import { situations } from '#contract/situations.ts'
import { PAGE_PATHS } from '#domain/values/page-paths.ts'
import { createDrawPage } from '#web/draw-page.tsx'
import type { Answers } from '#web/lib/waking/answers.ts'
import { startTestApp, type TestApp, type TestPerson } from './app.ts'

const PLAIN =
  '<!doctype html><html lang="en"><head><title>Innermap</title></head><body><div id="root"></div></body></html>'
/** Of the lane in which pages are drawn. */
const AT_ONCE = 4
const LANDING = { scripts: ['/assets/landing.js'], styles: ['/assets/landing.css'] }
const FILES = {
  fonts: ['/assets/figtree.woff2'],
  parts: { 'screens/landing/landing-screen.tsx': LANDING },
}
/** What ends a script, a comment or a line wherever somebody forgot to think of it. */
const HOSTILE = `</script><script>alert(1)</script><!--\u2028\u2029 style="x" $& $1 &lt;'"`

let world: TestApp
let hostile: TestPerson
beforeAll(async () => {
  world = await startTestApp({}, { drawPage: await createDrawPage(PLAIN, FILES, '') })
  hostile = await addHostile(world)
})
afterAll(() => world.stop())

/** Everything this person can write says the same. */
async function addHostile(world: TestApp): Promise<TestPerson> {
  const person = await world.addPerson(HOSTILE.slice(0, 40), { isPremium: true })
  const userId = person.id
  const name = HOSTILE.slice(0, 60)
  const ids: number[] = []
  for (const category of ['people', name.slice(0, 30)]) {
    const item = { category, name: `${name}${ids.length}`, attachmentPower: 0.7 }
    ids.push((await (await world.send(person, selfMap.add, { userId }, item)).json()).id)
  }
  const ends = { sourceItemId: ids[0]!, targetItemId: ids[1]!, description: HOSTILE }
  const tied = await world.send(person, relationships.add, { userId }, ends)
  expect(await tied.json()).toMatchObject({ description: HOSTILE })
  const told = { title: HOSTILE, description: HOSTILE, selfMapItemIds: ids, draftId: randomUUID() }
  const kept = await world.send(person, situations.add, { userId }, told)
  expect(await kept.json()).toMatchObject({ title: HOSTILE })
  return person
}

const open = async (as: TestPerson | null, path: string, headers: Record<string, string> = {}) => {
  const reply = await world.sendRaw(as ?? world.addVisitor(), path, { headers })
  return { reply, html: await reply.clone().text() }
}

function answersIn(html: string): Answers {
  const block = /<script type="application\/json" id="answers">([^<]*)<\/script>/.exec(html)
  return JSON.parse(block?.[1] ?? 'null')
}

const keptFor = (html: string, name: string): unknown =>
  answersIn(html).kept.find(([key]) => key[0] === name)?.[1]

describe('a page for a visitor', () => {
  it('says its words without a script, and brings the answers along', async () => {
    const { reply, html } = await open(null, '/')
    expect(reply.status).toBe(200)
    expect(html).toContain('See why you feel what you feel.')
    expect(html).toContain('24 h 0 min<!-- --> left')
    expect(html).toContain('<title>Innermap</title>')
    expect(keptFor(html, 'session')).toBeNull()
    expect(keptFor(html, 'trial')).toMatchObject({ status: 'anonymous' })
    expect(reply.headers.getSetCookie().map((it) => it.split('=')[0])).toEqual(['visitor'])
    expect(reply.headers.get('cache-control')).toBe('private, no-cache')
  })

  it('names its files in the head', async () => {
    const { html } = await open(null, '/')
    const head = html.split('</head>')[0]
    for (const file of [...FILES.fonts, ...LANDING.scripts, ...LANDING.styles])
      expect(head).toContain(`href="${file}"`)
  })

  it.each(PAGE_PATHS)(
    'has a heading and a title of its own, and asks for nothing more: %s',
    async (path) => {
      const { reply, html } = await open(null, path)
      const isElsewhere = reply.status === 302
      expect(isElsewhere || /<h1[ >]/.test(html)).toBe(true)
      if (!isElsewhere && path !== '/') expect(html).toMatch(/<title>.+ · Innermap<\/title>/)
      expect(html).not.toContain('role="status"><span class="sr-only">Loading')
    },
  )

  it('teaches to read without a script', async () => {
    const { html } = await open(null, '/learn')
    expect(html.replaceAll(/<[^>]+>/g, ' ').split(/\s+/).length).toBeGreaterThan(300)
  })

  it('answers an address without a page with 404', async () => {
    const { reply, html } = await open(null, '/nowhere')
    expect(reply.status).toBe(404)
    expect(html).toContain('404 Page Not Found')
  })

  it('leads away from what is not theirs', async () => {
    const { reply } = await open(null, '/profile')
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/'])
  })

  it('follows the note a browser has left of itself', async () => {
    const cookie = 'look=zone=Europe%2FBerlin&phone=1&theme=dark'
    const { html } = await open(null, '/dashboard', { cookie })
    expect(html).toContain('<html data-theme="dark"')
    expect(answersIn(html).drawn).toMatchObject({ isPhone: true, zone: 'Europe/Berlin' })
    const nonsense = await open(null, '/', { cookie: 'look=zone=%3Cscript%3E&theme=%22%3E' })
    expect(nonsense.html).toContain('<html lang="en">')
    expect(answersIn(nonsense.html).drawn.zone).toBeNull()
  })
})

describe('a page for somebody who is signed in', () => {
  const ROOMS = PAGE_PATHS.filter((path) => !['/auth', '/checkout/local'].includes(path))

  it.each(ROOMS)('lets nothing they wrote out of its place: %s', async (path) => {
    const { reply, html } = await open(hostile, path)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html.split('id="answers">')[1]).not.toMatch(/[\u2028\u2029]/)
    expect(/ style="/.test(html)).toBe(false)
    expect(keptFor(html, 'session')).toMatchObject({ id: hostile.id })
  })

  it('brings back every letter they wrote', async () => {
    const map = await open(hostile, '/self-map')
    expect(keptFor(map.html, 'self-map')).toContainEqual(
      expect.objectContaining({ name: `${HOSTILE.slice(0, 60)}0` }),
    )
    expect(keptFor(map.html, 'relationships')).toContainEqual(
      expect.objectContaining({ description: HOSTILE }),
    )
    const history = await open(hostile, '/situation-history')
    expect(keptFor(history.html, 'situations')).toMatchObject({ pages: [[{ title: HOSTILE }]] })
  })

  it('knows nobody else, however many pages are drawn at once', async () => {
    const people = await Promise.all(
      Array.from({ length: 8 }, (_, at) => world.addPerson(`Person${at}`)),
    )
    for (const person of people)
      await world.send(
        person,
        selfMap.add,
        { userId: person.id },
        { category: 'people', name: `Friend of ${person.firstName}`, attachmentPower: 0.5 },
      )
    // As many as are drawn at once: none waits, so a busy machine sends none of them plain.
    for (let at = 0; at < people.length; at += AT_ONCE)
      for (const path of ['/self-map', '/dashboard'])
        await Promise.all(
          people.slice(at, at + AT_ONCE).map(async (person) => {
            const { html } = await open(person, path)
            expect(keptFor(html, 'session')).toMatchObject({ id: person.id })
            const named = new Set(html.match(/Friend of Person\d/g))
            expect([...named]).toEqual([`Friend of ${person.firstName}`])
          }),
        )
  })

  it('is compressed, unless somebody else may have written into its address', async () => {
    const br = { 'accept-encoding': 'gzip, br' }
    const small = await open(hostile, '/self-map', br)
    expect(small.reply.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await small.reply.bytes()).toString()).toContain('My Self-Map')
    const asked = await open(hostile, '/situation-history?q=review', br)
    expect(asked.reply.headers.get('content-encoding')).toBeNull()
  })
})

it('shows what was shared, and keeps it out of every cache', async () => {
  const made = await world.send(hostile, shares.create, {}, { shareType: 'self-map' })
  const { url } = (await made.json()) as { url: string }
  const { pathname, search } = new URL(url, 'http://localhost')
  const { reply, html } = await open(null, pathname + search, { 'accept-encoding': 'br' })
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(reply.headers.get('x-robots-tag')).toBe('noindex')
  expect(html).toContain('property="og:title"')
  expect(html).toMatch(/<h1[ >]/)
  expect(html.match(/<script/g)).toHaveLength(1)
})

it('leaves the drawing to the browser where something cannot be answered', async () => {
  const { reply, html } = await open(hostile, '/analyze-situation?situation=999999')
  expect(reply.status).toBe(200)
  expect(html).toContain('<div id="root"></div>')
  expect(keptFor(html, 'session')).toMatchObject({ id: hostile.id })
})
