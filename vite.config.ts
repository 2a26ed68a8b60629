import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { circleAmong } from './scripts/chunk-cycles.ts'
import { iconImports } from './scripts/icon-imports.ts'
import { offlineFiles } from './scripts/offline-files.ts'
import { GROUPS, START } from './scripts/page-groups.ts'
import { joinStyles, type PartFiles } from './scripts/page-styles.ts'
import { sampleEquation } from './src/domain/content/examples/sample-equation.ts'
import { sampleScene } from './src/domain/content/examples/sample-scene.ts'

const OUT = 'dist/web'
/** What draws pages on the server, and which files each part of a page needs. */
const DRAWING = 'dist/drawing'
const ICON_FRAME = join(import.meta.dirname, 'src/web/ui/lucide-icon.ts')
/** Both letters every page is set in; others come where a page has such letters. */
const FIRST_FONTS = /\/(figtree-latin-wght|fraunces-latin-500)-normal-[^/]*\.woff2$/
const COMPRESSED = /\.(js|css|html|svg|json|wasm|txt|webmanifest)$/

/** A file this large is compressed less: the last twentieth of it would take as long as all the others. */
const LARGE = 280_000
const HUGE = 1_000_000
const compress = promisify(brotliCompress)

/** Writes a brotli copy beside every text file once, so that the server never compresses. */
function brotli(): Plugin {
  return {
    name: 'brotli',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async closeBundle() {
      const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
      await Promise.all(
        files
          .filter((file) => COMPRESSED.test(file))
          .map(async (file) => {
            const bytes = readFileSync(join(OUT, file))
            const quality = bytes.length > HUGE ? 5 : bytes.length > LARGE ? 9 : 11
            const params = {
              [constants.BROTLI_PARAM_QUALITY]: quality,
              [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            }
            writeFileSync(join(OUT, `${file}.br`), await compress(bytes, { params }))
          }),
      )
    },
  }
}

type Chunk = {
  fileName: string
  moduleIds: string[]
  imports: string[]
  isEntry: boolean
  viteMetadata?: { importedCss: Set<string> }
}

/** Writes down which files each part of the product needs at once, for the head of the pages that show it. */
function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(_options, bundle) {
      const chunks = new Map<string, Chunk>()
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') chunks.set(file.fileName, file)
      const circle = circleAmong(chunks)
      if (circle) this.error(`These files wait for each other: ${circle.join(' > ')}`)
      const needs = (name: string, seen = new Set<string>()): Set<string> => {
        if (seen.has(name)) return seen
        seen.add(name)
        for (const used of chunks.get(name)?.imports ?? []) needs(used, seen)
        return seen
      }
      const inOrder: string[] = []
      const read = (name: string, seen: Set<string>) => {
        if (seen.has(name)) return
        seen.add(name)
        for (const used of chunks.get(name)?.imports ?? []) read(used, seen)
        inOrder.push(name)
      }
      const seen = new Set<string>()
      for (const name of chunks.keys()) read(name, seen)
      const places = new Map(inOrder.map((name, place) => [name, place]))
      const place = (name: string) => places.get(name) ?? 0
      const parts: Record<string, PartFiles> = {}
      // What comes later has a chunk of its own or shares one, with others that come later as well.
      const comesLater = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
      const partOf = ({ moduleIds, fileName }: Chunk) =>
        moduleIds.filter((id) => id === START || comesLater(id)).map((part) => ({ part, fileName }))
      for (const { part, fileName } of [...chunks.values()].flatMap(partOf)) {
        const scripts = [...needs(fileName)]
        const styles = scripts.flatMap((name) => [
          ...(chunks.get(name)?.viteMetadata?.importedCss ?? []),
        ])
        parts[relative('src/web', part)] = {
          // In the order they are read in.
          scripts: scripts
            .toSorted((one, other) => place(one) - place(other))
            .map((name) => `/${name}`),
          // What a chunk builds on comes before its own.
          styles: [...new Set(styles.reverse())].map((name) => `/${name}`),
        }
      }
      const always = [...chunks.values()]
        .filter(({ isEntry }) => isEntry)
        .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
        .map((name) => `/${name}`)
      const textOf = (href: string) => readFileSync(join(OUT, href), 'utf8')
      for (const [name, text] of joinStyles(parts, always, textOf))
        writeFileSync(join(OUT, name), text)
      const fonts = Object.keys(bundle)
        .filter((name) => FIRST_FONTS.test(name))
        .map((name) => `/${name}`)
      mkdirSync(DRAWING, { recursive: true })
      writeFileSync(join(DRAWING, 'files.json'), JSON.stringify({ fonts, parts }))
    },
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
    typeof value === 'number' ? Math.round(value * 100) / 100 : value,
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
    pageFiles(),
    scriptsLast(),
    offlineFiles(OUT),
    brotli(),
  ],
  resolve: {
    alias: [
      // React has had it itself for long.
      { find: /^use-sync-external-store\/shim.*/, replacement: 'react' },
      { find: '../createLucideIcon.mjs', replacement: ICON_FRAME },
    ],
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
          input: 'src/web/app/draw-page.tsx',
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
