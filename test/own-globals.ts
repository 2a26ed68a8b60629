import { afterAll, vi } from 'vitest'

// Test files share a worker. Whatever listens at a port replaces `Response`, and a page under test brings its
// own `fetch`: each file begins with what the machine gave.
const ORIGINALS = Symbol.for('innermap.test.originals')
const shared = globalThis as {
  [ORIGINALS]?: Pick<typeof globalThis, 'fetch' | 'Request' | 'Response'>
}

shared[ORIGINALS] ??= { fetch, Request, Response }
Object.assign(globalThis, shared[ORIGINALS])

afterAll(() => void vi.unstubAllGlobals())
