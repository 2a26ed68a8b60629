// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KEYS, TAB_KEYS } from '#web/lib/browser-storage.ts'
import { SESSION_KEY } from '#web/lib/calls/session-key.ts'
import { forgetOwnWords } from '#web/lib/own-words.ts'
import { createClient } from '../providers.tsx'
import { watchOwnWords } from './offline-keeper.tsx'

const WORDS = 'My sister forgot my birthday.'
const STAYS = [KEYS.theme, KEYS.region]

/** As the features write it; only the words and whose they are count here. */
function writeEverywhere(owner: number | null): void {
  const note = JSON.stringify({ owner, description: WORDS })
  for (const key of [KEYS.draft, KEYS.keepSituation]) localStorage.setItem(key, note)
  for (const key of [TAB_KEYS.draft, TAB_KEYS.walk, TAB_KEYS.forecast, TAB_KEYS.checkIn])
    sessionStorage.setItem(key, note)
  for (const key of STAYS) localStorage.setItem(key, 'chosen')
}
const notes = () =>
  [localStorage, sessionStorage]
    .flatMap((storage) => Object.values({ ...storage }) as string[])
    .filter((text) => text.includes(WORDS))
const owners = () => new Set(notes().map((text) => JSON.parse(text).owner))

let client: ReturnType<typeof createClient>
let stop: () => void
const known = async (id: number | null) => {
  client.setQueryData(SESSION_KEY, id && { id })
  await vi.dynamicImportSettled()
}
beforeEach(() => {
  client = createClient()
  stop = watchOwnWords(client)
})
afterEach(async () => {
  // Whoever comes next ends the waiting for whoever was here.
  await known(99)
  stop()
  localStorage.clear()
  sessionStorage.clear()
})

it('takes everything off this device that somebody wrote, once their session has ended', async () => {
  await known(1)
  writeEverywhere(1)
  await known(null)
  expect(notes()).toEqual([])
  expect(STAYS.map((key) => localStorage.getItem(key))).toEqual(['chosen', 'chosen'])
})

it('keeps of the account only since when there was one', async () => {
  const created = '2026-01-02T03:04:05.000Z'
  const note = JSON.stringify({ firstName: 'Ada', email: 'ada@example.test', created })
  localStorage.setItem(KEYS.accountTrial, note)
  await known(1)
  expect(localStorage.getItem(KEYS.accountTrial)).toBe(note)
  await known(null)
  expect(JSON.parse(localStorage.getItem(KEYS.accountTrial) ?? '')).toEqual({ created })
})

it('shows nobody the words of somebody who was here before', async () => {
  writeEverywhere(1)
  await known(2)
  expect(notes()).toEqual([])
})

it('takes a visitor’s words into the account, and away with it', async () => {
  writeEverywhere(null)
  await known(null)
  expect(notes()).toHaveLength(6)
  await known(1)
  expect([...owners()]).toEqual([1])
  await known(null)
  expect(notes()).toEqual([])
})

it('gives them back to the same person on the same page alone', async () => {
  await known(1)
  writeEverywhere(1)
  await known(null)
  await known(1)
  expect(notes()).toHaveLength(6)
  await known(null)
  await known(2)
  await known(1)
  expect(notes()).toEqual([])
})

it('forgets all of it at once for somebody who leaves', () => {
  writeEverywhere(1)
  forgetOwnWords()
  expect(notes()).toEqual([])
})
