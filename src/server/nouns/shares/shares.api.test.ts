import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { selfMap } from '#contract/self-map.ts'
import { shares } from '#contract/shares.ts'
import { situations } from '#contract/situations.ts'
import { type NewShare, SHARE_IS_GONE, type SharedAnalysis } from '#domain/sharing/share.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { DAY } from '#domain/values/duration.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

const NASTY = '</title><script>alert(1)</script>"\'&'

let world: TestApp
beforeAll(async () => {
  const webFolder = mkdtempSync(join(tmpdir(), 'innermap-pages-'))
  writeFileSync(join(webFolder, 'index.html'), '<html><head><title>x</title></head></html>')
  world = await startTestApp({}, { webFolder })
})
afterAll(() => world.stop())

async function addItem(person: TestPerson, name: string, category = 'people') {
  const item = { category, name, attachmentPower: 0.8 }
  const reply = await world.send(person, selfMap.add, { userId: person.id }, item)
  return (await reply.json()) as { id: number }
}

async function shareMap(person: TestPerson, more: object = {}) {
  const body = { shareType: 'self-map' as const, ...more }
  const reply = await world.send(person, shares.create, {}, body)
  expect(reply.status).toBe(201)
  return (await reply.json()) as { id: string; url: string }
}

async function addAnalysed(person: TestPerson, title: string) {
  const item = await addItem(person, `Item of ${title}`)
  const situation = {
    title,
    description: 'My boss took my idea and I sat there.',
    selfMapItemIds: [item.id],
  }
  const added = await world.send(person, situations.add, { userId: person.id }, situation)
  const { id } = (await added.json()) as { id: number }
  expect((await world.send(person, analyses.analyze, { id }, {})).status).toBe(201)
  return id
}

const read = (reply: Response) => reply.json()

async function published(person: TestPerson, share: NewShare): Promise<SharedAnalysis> {
  const { id } = await read(await world.send(person, shares.create, {}, share))
  return read(await open(id))
}

const open = (id: string) => world.send(world.addVisitor(), shares.get, { shareId: id })

describe('shares', () => {
  it('publishes a copy that stays as it was and names nobody', async () => {
    const ada = await world.addPerson('Ada')
    const grandmother = await addItem(ada, 'Grandmother')
    const { id, url } = await shareMap(ada, { itemIds: [grandmother.id] })
    expect(url).toContain(`/self-map?view=self-map&share=true&id=${id}`)
    await addItem(ada, 'Added later')

    const text = await (await open(id)).text()
    expect(text).toContain('Grandmother')
    expect(text).not.toMatch(/Added later|Ada|@example/)
  })

  it('holds none of the person’s words without personal context', async () => {
    const bo = await world.addPerson('Bolormaa')
    const situationId = await addAnalysed(bo, 'The review')
    const plain = await published(bo, { shareType: 'analysis', situationId })
    expect(plain).toMatchObject({
      title: 'An analysis',
      description: null,
      ownerName: null,
      items: [{ id: 1, name: 'Someone close' }],
    })
    const text = JSON.stringify(plain)
    expect(text).not.toMatch(/Bolormaa|review|boss|\byou|"start"/i)
    expect(plain.findings.equations).toEqual([expect.objectContaining({ evidence: [] })])
    expect(plain.findings).toMatchObject({ recommendations: [], questions: [] })
  })

  it('names nothing on a map without personal context or ticks, categories included', async () => {
    const bo = await world.addPerson('Bolormaa')
    await addItem(bo, 'Grandmother')
    await addItem(bo, 'The shed', 'Hideouts')
    const share = { shareType: 'self-map' as const }
    const text = JSON.stringify(await published(bo, share))
    expect(text).not.toMatch(/Grandmother|shed|Hideouts|Bolormaa/)
    expect(text).toContain('Someone close')
    const open = JSON.stringify(await published(bo, { ...share, includePersonalContext: true }))
    for (const word of ['Grandmother', 'The shed', 'Hideouts', 'Bolormaa'])
      expect(open).toContain(word)
  })

  it('names what was ticked and is titled as its owner likes', async () => {
    const bo = await world.addPerson('Bolormaa')
    const situationId = await addAnalysed(bo, 'A talk')
    const { items } = (await read(await world.send(bo, situations.get, { id: situationId }))) as {
      items: { itemId: number }[]
    }
    const itemIds = items.map(({ itemId }) => itemId)
    const share = { shareType: 'analysis' as const, situationId, title: 'After work', itemIds }
    expect(await published(bo, share)).toMatchObject({
      title: 'After work',
      items: [{ name: 'Item of A talk' }],
    })
    expect(await published(bo, { shareType: 'self-map', itemIds })).toMatchObject({
      items: [{ name: 'Item of A talk' }],
      relationships: [],
    })
  })

  it('says what the person corrected', async () => {
    const bo = await world.addPerson('Bolormaa')
    const situationId = await addAnalysed(bo, 'Second thoughts')
    const listed = await world.send(bo, analyses.list, { id: situationId })
    const [analysis] = (await listed.json()) as Analysis[]
    const equations = analysis!.equations.map((it) => ({ ...it, accepted: false }))
    await world.send(bo, analyses.correct, { id: analysis!.id }, { equations })
    const { findings } = await published(bo, { shareType: 'analysis', situationId })
    expect(findings.emotions.map(({ category }) => category)).toEqual(['fear'])
    expect(JSON.stringify(findings)).not.toMatch(/sadness|\byou/i)
  })

  it('adds the first name, the title and the description with personal context', async () => {
    const bo = await world.addPerson('Bolormaa')
    const situationId = await addAnalysed(bo, 'The review')
    const share = { shareType: 'analysis' as const, situationId, includePersonalContext: true }
    const full = await published(bo, share)
    expect(full).toMatchObject({
      ownerName: 'Bolormaa',
      title: 'The review',
      description: expect.stringContaining('boss'),
      items: [{ name: 'Item of The review' }],
    })
    expect(full.findings.equations[0]!.evidence).toHaveLength(1)
    expect(JSON.stringify(full.findings)).not.toMatch(/\byou/i)
  })

  it('is shown before it is published, exactly as it will be', async () => {
    const bo = await world.addPerson('Bolormaa')
    const situationId = await addAnalysed(bo, 'A preview')
    const share = { shareType: 'analysis' as const, situationId, title: 'Seen first' }
    const shown = await read(await world.send(bo, shares.preview, {}, share))
    expect(await read(await world.send(bo, shares.list, { userId: bo.id }))).toEqual([])
    expect(await published(bo, share)).toEqual(shown)
    const eve = await world.addPerson('Eve')
    expect((await world.send(eve, shares.preview, {}, share)).status).toBe(404)
  })

  it('ends when it is revoked, when its time is over and with the account', async () => {
    const cy = await world.addPerson('Cy')
    const [revoked, short] = [await shareMap(cy), await shareMap(cy, { expiresInDays: 1 })]
    const listed = await world.send(cy, shares.list, { userId: cy.id })
    const list = (await listed.json()) as { id: string }[]
    expect(list).toHaveLength(2)
    expect(JSON.stringify(list)).not.toContain(revoked.id)

    expect((await world.send(cy, shares.revoke, { shareId: revoked.id })).status).toBe(204)
    expect((await open(revoked.id)).status).toBe(404)
    world.clock.advance(DAY + 1)
    const gone = await open(short.id)
    expect([gone.status, await gone.json()]).toEqual([
      404,
      { reason: 'not_found', message: SHARE_IS_GONE },
    ])
  })

  it('is taken back by its owner only, by the name it has in the list too', async () => {
    const [di, eve] = [await world.addPerson('Di'), await world.addPerson('Eve')]
    const { id } = await shareMap(di)
    expect((await world.send(eve, shares.revoke, { shareId: id })).status).toBe(404)
    expect((await world.send(null, shares.revoke, { shareId: id })).status).toBe(401)
    expect((await world.send(eve, shares.list, { userId: di.id })).status).toBe(404)
    expect((await open(id)).status).toBe(200)

    const list = await world.send(di, shares.list, { userId: di.id })
    const [entry] = (await list.json()) as { id: string }[]
    expect((await world.send(di, shares.revoke, { shareId: entry!.id })).status).toBe(204)
    expect((await open(id)).status).toBe(404)
  })

  it('refuses what cannot be shared', async () => {
    const [fay, gus] = [await world.addPerson('Fay'), await world.addPerson('Gus')]
    const situationId = await addAnalysed(gus, 'Not yours')
    const send = (body: object) =>
      world.sendRaw(fay, '/api/shares', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await send({ shareType: 'analysis', situationId })).status).toBe(404)
    expect((await send({ shareType: 'analysis' })).status).toBe(404)
    expect((await send({ shareType: 'diary' })).status).toBe(400)
    expect((await send({ shareType: 'self-map', expiresInDays: 100_000 })).status).toBe(400)
  })

  it('lets nobody guess', async () => {
    const other = await startTestApp()
    for (let guess = 0; guess < 100; guess++) {
      const reply = await other.send(null, shares.get, { shareId: `guess-${guess}` })
      expect(reply.status).toBe(404)
    }
    expect((await other.send(null, shares.get, { shareId: 'one-more' })).status).toBe(429)
    await other.stop()
  })

  it('waits for a confirmed email where codes are mailed', async () => {
    const other = await startTestApp({ SIGN_IN: 'email-code' })
    const hal = await other.addPerson('Hal', { isConfirmed: false })
    const reply = await other.send(hal, shares.create, {}, { shareType: 'self-map' })
    expect([reply.status, ((await reply.json()) as { reason: string }).reason]).toEqual([
      403,
      'email_unconfirmed',
    ])
    await other.stop()
  })
})

describe('a shared page', () => {
  const page = async (href: string) => {
    const reply = await world.sendRaw(world.addVisitor(), href, {
      headers: { 'accept-encoding': 'br' },
    })
    return { reply, text: await reply.text() }
  }
  const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')

  it('carries a preview for other sites, escaped, and is never indexed or kept', async () => {
    const ida = await world.addPerson(NASTY)
    const { reply, text } = await page(
      pathOf((await shareMap(ida, { includePersonalContext: true })).url),
    )
    expect(text).toContain('<meta property="og:image" content="http://localhost/api/shares/')
    expect(text).toContain('&#60;script&#62;alert(1)')
    expect(text).not.toContain('<script>alert')
    expect(reply.headers.get('x-robots-tag')).toBe('noindex')
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })

  it('says nothing about a share that is gone', async () => {
    const { reply, text } = await page('/self-map?view=self-map&share=true&id=unknown')
    expect(reply.status).toBe(200)
    expect(text).not.toContain('og:')
    expect(reply.headers.get('x-robots-tag')).toBe('noindex')
  })

  it('has a picture, whatever the names are made of', async () => {
    const jo = await world.addPerson('Jo')
    const names = ['שלום עולם', '🎈🎈🎈', NASTY, 'a'.repeat(80), 'Żółć', 'مرحبا', '漢字']
    for (const name of names) await addItem(jo, name)
    const { id } = await shareMap(jo)
    const reply = await world.sendRaw(null, `/api/shares/${id}/picture.png`)
    expect(reply.headers.get('content-type')).toBe('image/png')
    const bytes = new Uint8Array(await reply.arrayBuffer())
    expect([...bytes.slice(1, 4)].map((code) => String.fromCharCode(code)).join('')).toBe('PNG')
    expect((await world.sendRaw(null, '/api/shares/unknown/picture.png')).status).toBe(404)
  })
})
