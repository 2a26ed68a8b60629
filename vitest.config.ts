import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { drawnSample } from './vite.config.ts'

const PAGES = 'src/web/**/*.test.{ts,tsx}'

export default defineConfig({
  plugins: [react(), drawnSample()],
  test: {
    setupFiles: ['test/quiet-console.ts'],
    // By itself it leaves one core to the editor, which is half of two.
    maxWorkers: availableParallelism(),
    hookTimeout: 60_000,
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [PAGES],
          // Each test starts a house of its own; what a module holds is read, not changed, so it is loaded once.
          isolate: false,
        },
      },
      // A page changes the browser it stands in.
      { extends: true, test: { name: 'pages', include: [PAGES] } },
    ],
  },
})
