import { readFileSync } from 'node:fs'
import { placed } from './below.ts'

type Built = { parts: Record<string, { scripts: string[]; styles: string[] }> }
const built = JSON.parse(readFileSync('dist/drawing/files.json', 'utf8')) as Built

/** Everything a part of the house needs, its own file first, whatever the build called them. */
export const filesOf = (part: string): string[] => {
  const { scripts, styles } = built.parts[part]!
  return [...scripts, ...styles].map(placed)
}
