// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { wake } from '#test/wake.tsx'
import { TAB_KEYS } from '#web/lib/browser-storage.ts'
import { useDraft } from './draft.ts'
import { begunWords, startDraft } from './start-draft.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const open = (owner: number | null = 1) => renderHook(() => useDraft(owner)).result
const write = (tab: ReturnType<typeof open>, title: string) =>
  act(() => tab.current.change({ title }))

/** What another tab does happens with a session of its own. */
function inAnotherTab<Result>(run: () => Result): Result {
  const mine = { ...sessionStorage }
  sessionStorage.clear()
  const result = run()
  sessionStorage.clear()
  for (const [key, value] of Object.entries(mine)) sessionStorage.setItem(key, value)
  return result
}

it('goes on after a reload with what this tab was writing', () => {
  write(open(), 'Draft A')
  inAnotherTab(() => write(open(), 'Draft B'))
  expect(open().current.draft.title).toBe('Draft A')
})

it('goes on in a new tab with what was written last', () => {
  write(open(), 'Draft A')
  expect(inAnotherTab(() => open().current.draft.title)).toBe('Draft A')
})

it('forgets what was sent, and not what another tab has written since', () => {
  const mine = open()
  write(mine, 'Draft A')
  inAnotherTab(() => write(open(), 'Draft B'))
  act(() => mine.current.clear())
  expect(mine.current.draft.title).toBe('')
  expect(inAnotherTab(() => open().current.draft.title)).toBe('Draft B')

  const alone = inAnotherTab(() => {
    const tab = open()
    act(() => tab.current.clear())
    return open().current.draft.title
  })
  expect(alone).toBe('')
})

it('gives nobody the words of somebody else', () => {
  write(open(1), 'For my eyes')
  expect(open(2).current.draft.title).toBe('')
  sessionStorage.clear()
  localStorage.clear()
  write(open(null), 'A visitor’s words')
  expect(open(2).current.draft.title).toBe('A visitor’s words')
})

it('fills a form the server has drawn with what is kept, before anybody can write into it', async () => {
  const kept = { draftId: 'x', owner: 7, title: 'Kept', description: 'words', itemIds: [] }
  sessionStorage.setItem(TAB_KEYS.draft, JSON.stringify({ ...kept, ownItems: [] }))
  const Form = () => <p>{useDraft(7).draft.title || 'empty'}</p>
  const { first, root, complaints } = await wake(<Form />)
  expect(first).toBe('empty')
  expect(root.textContent).toBe('Kept')
  expect(complaints).toEqual([])
})

it('is one with the field of the first pages, whose words it goes on with', () => {
  startDraft(1, 'Begun on the first page')
  const form = open()
  expect(form.current.draft.description).toBe('Begun on the first page')
  write(form, 'My title')
  startDraft(1, 'Begun on the first page, and more')
  expect(begunWords(1)).toBe('Begun on the first page, and more')
  expect(open().current.draft).toMatchObject({
    title: 'My title',
    description: 'Begun on the first page, and more',
  })
  startDraft(1, '')
  expect([begunWords(1), open().current.draft.title, localStorage.length]).toEqual(['', '', 0])
})
