import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { sampleScene } from './src/domain/examples/sample-scene.ts'

const OUT = 'dist/web'
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|@tanstack|wouter|regexparam|use-sync-external-store|zod)\//
const COMPRESSED = /\.(js|css|html|svg|json|wasm|txt|webmanifest)$/

/** Writes a brotli copy beside every text file once, so that the server never compresses. */
function brotli(): Plugin {
  return {
    name: 'brotli',
    apply: 'build',
    closeBundle() {
      for (const file of readdirSync(OUT, { recursive: true, encoding: 'utf8' })) {
        if (!COMPRESSED.test(file)) continue
        const bytes = readFileSync(join(OUT, file))
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: bytes.length > 1_000_000 ? 6 : 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        }
        writeFileSync(join(OUT, `${file}.br`), brotliCompressSync(bytes, { params }))
      }
    },
  }
}

/** In pixels: for a phone and for the place beside the promise. */
const SAMPLE_WIDTHS = [340, 500]

/** Gives the landing page its map as numbers, so that it need not bring the layout along. */
export function drawnSample(): Plugin {
  const name = 'virtual:sample-scenes'
  return {
    name: 'drawn-sample',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return
      const short = (_key: string, value: unknown) =>
        typeof value === 'number' ? Math.round(value * 100) / 100 : value
      return `export const SCENES = ${JSON.stringify(SAMPLE_WIDTHS.map(sampleScene), short)}`
    },
  }
}

export default defineConfig({
  plugins: [react(), drawnSample(), brotli()],
  publicDir: 'src/web/public',
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    // The content policy allows files, not data: addresses for fonts, and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs and what changes seldom travels together and stays in the cache.
          groups: [{ name: 'vendor', test: VENDOR }],
        },
      },
    },
  },
  server: {
    port: Number(process.env.VITE_PORT ?? 5173),
    proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:5000' },
  },
})
