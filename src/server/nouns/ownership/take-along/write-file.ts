import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { type ExportFile, SECTIONS } from '#domain/sharing/export-file.ts'

const AT_ONCE = 100

/** Writes the file with a row per line, in batches, so that a long one doesn't block other requests. */
export async function writeFile({ data, ...head }: ExportFile): Promise<Uint8Array<ArrayBuffer>> {
  const pieces = [Buffer.from(`${JSON.stringify(head).slice(0, -1)},"data":{`)]
  for (const [index, section] of SECTIONS.entries()) {
    pieces.push(Buffer.from(`${index > 0 ? ',' : ''}\n"${section}":[`))
    const rows = data[section]
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const lines = rows.slice(from, from + AT_ONCE).map((row) => `\n${JSON.stringify(row)}`)
      pieces.push(Buffer.from((from > 0 ? ',' : '') + lines.join(',')))
      await yieldToOthers()
    }
    pieces.push(Buffer.from(']'))
  }
  pieces.push(Buffer.from('}}\n'))
  return Buffer.concat(pieces)
}
