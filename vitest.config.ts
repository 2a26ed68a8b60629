import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { partNames } from './src/web/lib/waking/build/page-files.ts'
import { drawnSample } from './vite.config.ts'

/** Processes, kills, ratios and whole lives: `npm run test:slow`. */
const SLOW = '**/*.slow.test.ts'
/** Without pages Node reads the files itself, as it does in the product. */
const NATIVE = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } }

// Node keeps what it compiled, so that the next worker or thread starts in half the time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled')

export default defineConfig({
  plugins: [react(), drawnSample(), partNames()],
  test: {
    setupFiles: ['test/own-globals.ts', 'test/quiet-console.ts'],
    // By itself it leaves one core to the editor, which is half of two.
    maxWorkers: availableParallelism(),
    hookTimeout: 600_000,
    testTimeout: 600_000,
    // What comes soon on a quiet machine comes late on a busy one, and that is no fault.
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...NATIVE,
          name: 'rules',
          include: ['src/{domain,engine,contract}/**/*.test.ts'],
          exclude: [SLOW],
        },
      },
      {
        extends: true,
        test: { ...NATIVE, name: 'server', include: ['src/server/**/*.test.ts'], exclude: [SLOW] },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['{src/web,test}/**/*.test.{ts,tsx}'],
          exclude: [SLOW],
          setupFiles: ['test/empty-browser.ts'],
          isolate: false,
        },
      },
      // Patterns are counted while files are read, so none may have been read for another test.
      { extends: true, test: { ...NATIVE, isolate: true, name: 'slow', include: [SLOW] } },
    ],
  },
})
