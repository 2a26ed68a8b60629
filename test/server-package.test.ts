import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { serverPackage } from '../scripts/release/server-package.mjs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}

/** It once took the repository's own commands along, which install and build, and could not start. */
it('names only commands that a built server has everything for, by the names the docs use', () => {
  const own = serverPackage().scripts
  expect(Object.keys(own).filter((name) => !(name in scripts))).toEqual([])
  for (const [name, command] of Object.entries(own)) {
    const file = command.split(' ').at(-1)!
    expect(file, name).toMatch(/^scripts\/[\w-]+\.m?[jt]s$/)
    expect(existsSync(file), file).toBe(true)
    // Plain JavaScript, which any Node understands enough to say that it is too old.
    expect(command).toMatch(/^node scripts\/start-built\.mjs\b/)
  }
})
