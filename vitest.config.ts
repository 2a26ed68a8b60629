import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { drawnSample } from './vite.config.ts'

/** No clock, no chance, no network: nothing that one test could leave behind for the next. */
const PURE = 'src/{domain,engine,contract}/**/*.test.ts'

export default defineConfig({
  plugins: [react(), drawnSample()],
  test: {
    setupFiles: ['test/quiet-console.ts'],
    // By itself it leaves one core to the editor, which is half of two.
    maxWorkers: availableParallelism(),
    hookTimeout: 60_000,
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'rules', include: [PURE], isolate: false } },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
          exclude: [PURE],
        },
      },
    ],
  },
})
