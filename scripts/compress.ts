// node scripts/compress.ts: writes a brotli copy beside every text file of the built pages, so that the server never
// compresses. Half of a first start's build is this, so `npm start` runs it beside the server that already answers.
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const COMPRESSED = /\.(js|css|html|svg|json|wasm|txt|webmanifest)$/
/** A file this large is compressed less: the last twentieth of it would take as long as all the others. */
const LARGE = 280_000
const HUGE = 1_000_000
/** The last copy to be written: `npm start` looks for it to see whether all of them are there. */
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
  // A running server takes a copy as soon as it is there, so it appears whole.
  writeFileSync(`${file}.part`, await compress(bytes, { params }))
  renameSync(`${file}.part`, `${file}.br`)
}

if (import.meta.main) await compressFiles('dist/web')
