import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Built pages for a test: each file with what is in it, in a folder that goes with `remove`. */
export function webFolder(files: Record<string, string | Uint8Array>) {
  const path = mkdtempSync(join(tmpdir(), 'innermap-web-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true })
    writeFileSync(join(path, name), content)
  }
  return { path, remove: () => rmSync(path, { recursive: true }) }
}
