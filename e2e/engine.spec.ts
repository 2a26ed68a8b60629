import { execFileSync } from 'node:child_process'
import { createReadStream, existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { build } from 'vite'

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
}

function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = join(folder, path === '/' ? 'index.html' : path)
    if (!existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type })
    createReadStream(file).pipe(response)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

const addressOf = (server: Server): string => {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
}

test('says the same in a browser as in Node, byte for byte', async ({ page }) => {
  test.setTimeout(600_000)
  const folder = mkdtempSync(join(tmpdir(), 'innermap-engine-'))
  await build({
    configFile: false,
    root: 'e2e/engine-page',
    logLevel: 'silent',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  })
  const server = await serve(folder)
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto(addressOf(server))
  const here = execFileSync(process.execPath, ['e2e/engine-page/in-node.ts'], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  const { inputs, reports } = JSON.parse(here) as { inputs: unknown[]; reports: string[] }
  const there = await page.evaluate(
    (inputs) =>
      (window as unknown as { report: (inputs: unknown[]) => Promise<string[]> }).report(inputs),
    inputs,
  )
  expect(reports.length).toBe(
    (JSON.parse(readFileSync('test/golden/situations.json', 'utf8')) as unknown[]).length,
  )
  expect(there).toEqual(reports)
  const watch = (text: string) =>
    page.evaluate(
      (text) => (window as unknown as { watch: (text: string) => Promise<boolean> }).watch(text),
      text,
    )
  expect(await watch('I want to kill myself.')).toBe(true)
  expect(await watch('We had soup and it was good.')).toBe(false)
  expect([...hosts]).toEqual([new URL(addressOf(server)).host])
  server.close()
})
