import { describe, expect, it } from 'vitest'
import { readModelJson } from './model-json.ts'

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

  it.each(['', 'I cannot help with that.', '<think>{"a": 1}', '}{'])(
    'or not at all: %j',
    (text) => {
      expect(readModelJson(text)?.value ?? null).toEqual(text === '}{' ? {} : null)
    },
  )
})
