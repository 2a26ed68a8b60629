/**
 * Runs the encoder with any ONNX runtime: WASM in a server thread or a browser, or the native one in a benchmark. The
 * engine knows none of them.
 */
import type { RunModel } from './sequence.ts'

type Runtime<T> = {
  Tensor: new (type: 'int32' | 'float32', data: Int32Array | Float32Array, size: number[]) => T
  session: { run: (feeds: Record<string, T>) => Promise<Record<string, { data: unknown }>> }
}

export function sessionRunner<T>({ Tensor, session }: Runtime<T>): RunModel {
  return async ({ ids, groups, positions, spans, rows }) => {
    const output = await session.run({
      ids: new Tensor('int32', ids, [ids.length]),
      groups: new Tensor('int32', groups, [ids.length]),
      positions: new Tensor('int32', positions, [ids.length]),
      spans: new Tensor('float32', spans, [rows, ids.length]),
    })
    const numbers = (name: string) => output[name]!.data as Float32Array
    return {
      read: numbers('read'),
      item: numbers('item'),
      about: numbers('about'),
      vector: numbers('vector'),
      // Models without tags return none.
      tags: 'tags' in output ? numbers('tags') : new Float32Array(),
    }
  }
}
