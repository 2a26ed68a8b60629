import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { drawnSample } from './vite.config.ts'

export default defineConfig({
  plugins: [react(), drawnSample()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    setupFiles: ['test/quiet-console.ts'],
    // By itself it leaves one core to the editor, which is half of two.
    maxWorkers: availableParallelism(),
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
})
