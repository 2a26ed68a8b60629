import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compressFiles } from './scripts/compress.ts'
import { iconImports } from './scripts/icon-imports.ts'
import { offlineFiles } from './scripts/offline-files.ts'
import { sampleEquation } from './src/domain/content/examples/sample-equation.ts'
import { sampleScene } from './src/domain/content/examples/sample-scene.ts'
import { GROUPS, pageFiles, partNames } from './src/web/lib/waking/build/page-files.ts'

const OUT = 'dist/web'
/** What draws pages on the server, and which files each part of a page needs. */
const DRAWING = 'dist/drawing'

/** Left for later by `npm start`, which serves meanwhile. */
function brotli(): Plugin {
  return {
    name: 'brotli',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    closeBundle: () => (process.env.COMPRESS_LATER ? undefined : compressFiles(OUT)),
  }
}

/**
 * Whoever has chosen no theme gets the one of their system, without a script: the colours for the dark are written
 * once and apply in both cases.
 */
function darkBySystem(): Plugin {
  return {
    name: 'dark-by-system',
    transform: {
      filter: { id: /\/tokens\.css$/ },
      order: 'pre',
      handler(css) {
        const dark = /@media screen \{\s*:root\[data-theme="dark"\] (\{[^}]*\})\s*\}/.exec(css)
        if (!dark) throw new Error('tokens.css has no colours for the dark')
        return `${css}@media screen and (prefers-color-scheme: dark) { :root:not([data-theme]) ${dark[1]} }`
      },
    },
  }
}

/** Words are there before the scripts are: those come when nothing else is waiting for the line. */
function scriptsLast(): Plugin {
  return {
    name: 'scripts-last',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(
          /<(script type="module"|link rel="modulepreload")/g,
          '<$1 fetchpriority="low"',
        ),
    },
  }
}

/** In pixels: for a phone and for the place beside the promise. */
const SAMPLE_WIDTHS = [340, 500]

const DRAWN: Record<string, () => string> = {
  'virtual:sample-scenes': () => `export const SCENES = ${asJson(SAMPLE_WIDTHS.map(sampleScene))}`,
  'virtual:sample-equation': () => `export const EXAMPLE = ${asJson(sampleEquation())}`,
}

const asJson = (drawn: unknown) =>
  JSON.stringify(drawn, (_key, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 10) / 10 : value,
  )

/** Gives the landing page its pictures as numbers, so that it need not bring the layout along. */
export function drawnSample(): Plugin {
  return {
    name: 'drawn-sample',
    resolveId: (id) => (id in DRAWN ? `\0${id}` : undefined),
    load: (id) => DRAWN[id.slice(1)]?.(),
  }
}

export default defineConfig({
  plugins: [
    react(),
    iconImports(),
    drawnSample(),
    darkBySystem(),
    partNames(),
    pageFiles(OUT, DRAWING),
    scriptsLast(),
    offlineFiles(OUT),
    brotli(),
  ],
  resolve: {
    // React has had it itself for long.
    alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }],
  },
  // Files find each other by where they are, so that one build serves below any path of a host. The page's own
  // addresses are for the server to place.
  experimental: {
    renderBuiltUrl: (_file, { hostType, ssr }) =>
      hostType === 'html' || ssr ? undefined : { relative: true },
  },
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
        // Every file's name stands in the first one, and what cannot be guessed cannot be made small.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: GROUPS },
      },
    },
  },
  environments: {
    ssr: {
      // One file with all it needs: a server that starts reads it at once.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: DRAWING,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/web/draw-page.tsx',
          output: { codeSplitting: false },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['ssr', 'client']) await builder.build(builder.environments[name]!)
    },
  },
  server: {
    port: Number(process.env.VITE_PORT ?? 5173),
    proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:5000' },
  },
})
