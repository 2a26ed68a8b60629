import { expect, it } from 'vitest'
import { createJsonLog, createLog, gathered } from './log.ts'

const ANSWERED = {
  id: 'one',
  method: 'GET',
  path: '/api/users/:userId/export',
  status: 200,
  milliseconds: 1.2345,
  who: null,
}

it('says in one line what was answered', () => {
  const lines: string[] = []
  createLog((text) => void lines.push(text)).request(ANSWERED)
  expect(lines).toEqual(['one GET /api/users/:userId/export 200 1.2ms -\n'])
})

it('tells programs the same as objects with their time, and never the text of an error', () => {
  const lines: string[] = []
  const log = createJsonLog(
    (text) => void lines.push(text),
    () => 0,
  )
  log.line('Innermap is "here"')
  log.request(ANSWERED)
  log.fault('two', Object.assign(new TypeError('my intimate words'), { code: 'E1' }))
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true)
  const time = '1970-01-01T00:00:00.000Z'
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time, kind: 'line', text: 'Innermap is "here"' },
    { time, kind: 'request', ...ANSWERED, milliseconds: 1.2 },
    { time, kind: 'fault', id: 'two', name: 'TypeError', code: 'E1', where: expect.any(Array) },
  ])
  expect(lines.join('')).not.toContain('intimate')
})

it('goes on after a disk took no line, and loses only that one', () => {
  const told: string[] = []
  let isFull = true
  const { write, flush } = gathered((text) => {
    if (isFull) throw new Error('ENOSPC')
    told.push(text)
  })
  write('lost\n')
  flush()
  isFull = false
  write('told\n')
  flush()
  expect(told).toEqual(['told\n'])
})
