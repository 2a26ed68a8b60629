import { expect, it } from 'vitest'
import { fillSheet, type PageFiles } from './sheet-html.ts'

const PAGE =
  '<html><head><title>x</title><link rel="stylesheet" href="/always.css"></head><body><div id="root"></div></body></html>'
const files: PageFiles = {
  fonts: ['/letters.woff2'],
  parts: {
    'start.tsx': { scripts: ['/start.js'], styles: [] },
    frame: { scripts: ['/start.js', '/frame.js'], styles: ['/always.css', '/frame.css'] },
    room: {
      scripts: ['/frame.js', '/room.js'],
      styles: ['/room.css'],
      together: { href: '/both.css', of: ['/frame.css', '/room.css'] },
    },
    card: { scripts: ['/card.js'], styles: ['/card.css'] },
  },
}

const fill = (...parts: string[]) =>
  fillSheet(PAGE, files, { title: '', parts: new Set(parts), theme: null, words: '', answers: '' })
const linked = (html: string, kind: RegExp) =>
  [...html.matchAll(/<link [^>]*>/g)]
    .map(([link]) => link)
    .filter((link) => kind.test(link))
    .map((link) => /href="([^"]*)"/.exec(link)?.[1])

it('lets the words of a room wait for one sheet, after what every page has', () => {
  const html = fill('frame', 'room', 'card')
  expect(linked(html, /rel="stylesheet"(?! disabled)/)).toEqual([
    '/always.css',
    '/both.css',
    '/card.css',
  ])
  expect(linked(html, /disabled/)).toEqual(['/frame.css', '/room.css'])
})

it('names each sheet where the frame is not there', () => {
  const html = fill('room')
  expect(linked(html, /rel="stylesheet"/)).toEqual(['/always.css', '/room.css'])
})

it('fetches no script before the words are seen', () => {
  const html = fill('frame', 'room')
  expect(html).not.toContain('modulepreload')
  expect(linked(html, /data-later/)).toEqual(['/start.js', '/frame.js', '/room.js'])
})
