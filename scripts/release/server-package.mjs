// The package.json of a built server, which has nothing left to install or build.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../environment.mjs'

/** The commands an operator runs beside the server. */
export const COMMANDS = [
  'admin.ts',
  'backup.ts',
  'restore.ts',
  'move-to-postgres.ts',
  'try-model.ts',
]

/** The same commands as in the repository. They need only Node, and refuse one that is too old. */
export function serverPackage() {
  const { name, version, type, license, imports } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  )
  const start = 'node scripts/start-built.mjs'
  const scripts = {
    start,
    ...Object.fromEntries(
      COMMANDS.map((file) => [file.replace('.ts', ''), `${start} scripts/${file}`]),
    ),
  }
  const engines = { node: '>=24' }
  return { name, version, private: true, type, license, imports, engines, scripts }
}
