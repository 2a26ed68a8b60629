// node scripts/compress.ts: writes a brotli copy beside every text file of the built pages, so the server never
// compresses. It takes half of a first build, so `npm start` runs it beside the server that already answers.
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const COMPRESSED = /\.(js|css|html|svg|json|wasm|txt|webmanifest)$/
/** Larger files get a lower level, because their last five percent would take as long as all other files. */
const LARGE = 280_000
const HUGE = 1_000_000
/** Written last, so `npm start` can check whether all copies exist. */
const LAST = 'index.html'
const compress = promisify(brotliCompress)

export async function compressFiles(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => COMPRESSED.test(name) && name !== LAST)
  await Promise.all(files.map((name) => writeCopy(join(folder, name))))
  await writeCopy(join(folder, LAST))
}

async function writeCopy(file: string) {
  const bytes = readFileSync(file)
  const quality = bytes.length > HUGE ? 5 : bytes.length > LARGE ? 9 : 11
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  // Renamed when complete, because a running server uses a copy as soon as it exists.
  writeFileSync(`${file}.part`, await compress(bytes, { params }))
  renameSync(`${file}.part`, `${file}.br`)
}

if (import.meta.main) await compressFiles('dist/web')
