import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const OUT = 'dist/web'
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

export default defineConfig({
  plugins: [react(), brotli()],
  publicDir: 'src/web/public',
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    // The content policy allows files, not data: addresses for fonts, and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    port: Number(process.env.VITE_PORT ?? 5173),
    proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:5000' },
  },
})
