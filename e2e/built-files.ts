import { readFileSync } from 'node:fs'
import { placed } from './below.ts'

type Built = { parts: Record<string, { scripts: string[]; styles: string[] }> }
const built = JSON.parse(readFileSync('dist/drawing/files.json', 'utf8')) as Built

/** The file a part of the house is in: what it builds on is read before it. */
export const ownFileOf = (part: string): string => placed(built.parts[part]!.scripts.at(-1)!)

/** Everything a part of the house needs, whatever the build called it. */
export const filesOf = (part: string): string[] => {
  const { scripts, styles } = built.parts[part]!
  return [...scripts, ...styles].map(placed)
}
