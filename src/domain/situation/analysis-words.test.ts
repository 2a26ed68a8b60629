import { describe, expect, it } from 'vitest'
import type { Reader } from './analysis.ts'
import {
  BROWSER_READING,
  browserTurnedDown,
  depthLine,
  letterReaderLine,
  readerLine,
  wishesLine,
} from './reader-words.ts'

const reader = (where: Reader['where'], status: Reader['status']): Reader => ({
  name: 'Qwen',
  where,
  status,
})

describe('who read it is said in one line', () => {
  it.each<[Reader['where'], Reader['status'], string]>([
    [
      'server',
      'waiting',
      'Qwen, on this server, is reading. Until then this is Innermap’s own analysis.',
    ],
    ['elsewhere', 'waiting', 'Qwen is reading. Until then this is Innermap’s own analysis.'],
    ['browser', 'read', 'Read by Qwen, in this browser.'],
    [
      'elsewhere',
      'partly',
      'Read by Qwen, which stopped halfway, so the rest is Innermap’s own analysis.',
    ],
    ['elsewhere', 'failed', 'Qwen didn’t answer. This is Innermap’s own analysis.'],
    [
      'server',
      'used up',
      'Qwen, on this server, has reached its limit for today. This is Innermap’s own analysis.',
    ],
    [
      'pasted',
      'left out',
      'Qwen added things you didn’t say, so we left its answer out. This is Innermap’s own analysis.',
    ],
    [
      'server',
      'not english',
      'Qwen, on this server, wasn’t asked. We can only check what a language model says in English, so this is Innermap’s own analysis.',
    ],
    [
      'server',
      'told what to say',
      'Qwen, on this server, wasn’t asked. Your text tells its reader what to write, and a language model might do that instead of reading it. This is Innermap’s own analysis.',
    ],
  ])('%s, %s', (where, status, line) => {
    expect(readerLine(reader(where, status))).toBe(line)
  })

  it('and what it wrote before stands', () => {
    expect(readerLine(reader('elsewhere', 'failed'), true)).toBe(
      'Qwen didn’t answer. What it wrote before is still there where it’s true.',
    )
  })

  it.each([
    [
      'server',
      'waiting',
      'Qwen, on this server, is taking a closer look. Until then, this part is Innermap’s own.',
    ],
    [
      'elsewhere',
      'waiting',
      'Qwen is taking a closer look. Until then, this part is Innermap’s own.',
    ],
    ['server', 'read', 'Qwen, on this server, took a closer look.'],
    [
      'browser',
      'failed',
      'Qwen, in this browser, didn’t take a closer look, so this part is Innermap’s own.',
    ],
  ] as const)('deeper: %s, %s', (where, status, line) => {
    expect(depthLine(reader(where, 'read'), status)).toBe(line)
  })

  it('on a card of a walk', () => {
    const said = (where: Reader['where'], status: Reader['status'], count?: number) =>
      wishesLine(reader(where, status), status, count)
    expect(said('server', 'used up')).toBe('Qwen, on this server, has reached its limit for today.')
    expect(said('elsewhere', 'failed')).toBe('Qwen didn’t answer.')
    expect(said('elsewhere', 'read', 1)).toBe('With Qwen:')
    expect(said('elsewhere', 'read', 0)).toBe('Qwen has nothing to add.')
    expect(said('browser', 'read')).toBe('Qwen, in this browser, has nothing to add.')
  })

  it('in a letter, and in a browser', () => {
    expect(letterReaderLine(reader('server', 'read'))).toBe(
      'The summary of the week was written with Qwen, on this server. Every count is Innermap’s own.',
    )
    expect(BROWSER_READING.triesFirst('Qwen', '')).toMatch(/nothing worse\.$/)
    expect(BROWSER_READING.triesFirst('Qwen', '3 of 10')).toMatch(/nothing worse: 3 of 10\.$/)
    expect(BROWSER_READING.fetches('Qwen', 0.256)).toBe(
      'Your browser is downloading Qwen first: 26 %.',
    )
    expect(browserTurnedDown('Qwen', { right: 3, of: 15 })).toMatch(
      /^Qwen read 3 of 15 made-up texts correctly/,
    )
  })
})
