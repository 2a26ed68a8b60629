// Fetches the two files of onnxruntime-web that are used, in another version: node scripts/vendor-runtime.mjs 1.31.0
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const FILES = ['ort.wasm.bundle.min.mjs', 'ort-wasm-simd-threaded.wasm']
const folder = join(import.meta.dirname, '../vendor/onnxruntime-web')
const version = process.argv[2]
if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) {
  console.error('Name the version, such as 1.31.0.')
  process.exit(1)
}

const draft = mkdtempSync(join(tmpdir(), 'innermap-vendor-'))
const name = `onnxruntime-web@${version}`
const packed = execFileSync('npm', ['pack', '--silent', name], { cwd: draft, encoding: 'utf8' })
execFileSync('tar', ['xzf', packed.trim()], { cwd: draft })
const sums = FILES.map((file) => {
  const from = join(draft, 'package/dist', file)
  cpSync(from, join(folder, file))
  return `${createHash('sha256').update(readFileSync(from)).digest('hex')}  ${file}\n`
})
writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
const readme = join(folder, 'README.md')
const words = readFileSync(readme, 'utf8').replace(/^# .*/, `# onnxruntime-web ${version}`)
writeFileSync(readme, words)
rmSync(draft, { recursive: true })
