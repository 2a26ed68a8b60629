import { describe, expect, it } from 'vitest'
import { TRAPS } from '#domain/situation/analysis.ts'
import { readModelJson } from './model-json.ts'
import { readUnderstanding } from './model-understanding.ts'
import { readDepth, readPageLines } from './page-lines.ts'

const whole = '{"a": "one", "list": [{"b": "two"}, {"b": "three"}], "n": 3, "last": "four"}'
const value = { a: 'one', list: [{ b: 'two' }, { b: 'three' }], n: 3, last: 'four' }

describe('what a model answers is read', () => {
  it.each([
    ['as it was asked for', whole],
    ['in a fence', `\`\`\`json\n${whole}\n\`\`\``],
    ['between sentences', `Sure, here it is:\n${whole}\nI hope {this} helps!`],
    ['behind its thoughts', `<think>They {want} "json".</think>\n${whole}`],
    ['behind braces of its own', `The shape {a, list} is filled in here:\n${whole}`],
    ['with a comma too many', whole.replace('"four"}', '"four",}')],
  ])('%s', (_, text) => {
    expect(readModelJson(text)).toEqual({ value, isWhole: true })
  })

  it('with a line break in the middle of a text', () => {
    expect(readModelJson('{"a": "One.\nTwo."}')?.value).toEqual({ a: 'One. Two.' })
  })

  it('as far as it goes, wherever it was cut', () => {
    for (let end = 1; end < whole.length; end++) {
      const read = readModelJson(whole.slice(0, end))
      expect(read?.isWhole).toBe(false)
      const found = read?.value as Partial<typeof value>
      if (found.a !== undefined) expect(found.a).toBe('one')
      for (const { b } of found.list ?? []) expect([undefined, 'two', 'three']).toContain(b)
      if (found.last !== undefined) expect(found.last).toBe('four')
    }
    expect(readModelJson(whole.slice(0, 40))?.value).toEqual({ a: 'one', list: [{ b: 'two' }] })
  })

  it('down to a depth that no answer has', () => {
    const nested = (depth: number) => `{"a": ${'['.repeat(depth)}1${']'.repeat(depth)}}`
    expect(readModelJson(nested(31))?.isWhole).toBe(true)
    expect(readModelJson(nested(32))).toBeNull()
    expect(readModelJson(`${nested(32)} ${whole}`)).toEqual({ value, isWhole: true })
  })

  it.each(['', 'I cannot help with that.', '<think>{"a": 1}', '}{'])(
    'or not at all: %j',
    (text) => {
      expect(readModelJson(text)?.value ?? null).toEqual(text === '}{' ? {} : null)
    },
  )
})

it('takes no more of a quote than anybody quotes', () => {
  const quote = 'word '.repeat(5000)
  const cut = quote.slice(0, 300)
  expect(readPageLines({ other: { text: 'You wrote it.', quote } }, []).other.quote).toBe(cut)
  const touched = [{ item: 'My work', feeling: 'sad', side: 'loss', quote }]
  expect(readUnderstanding({ touched }, ['My work'])?.touched[0]?.quote).toBe(cut)
  const patterns = [{ pattern: TRAPS[0], quote, text: 'You wrote it.' }]
  expect(readDepth({ patterns }, []).patterns[0]?.quote).toBe(cut)
})
