import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pathsTo } from '#domain/values/free-text.ts'
import { everyEndpoint } from './all.ts'
import { isForDevelopers } from './endpoint.ts'

const UNSAVABLE = ['one\0line', 'one\ud800line']

const takesUnsavable = (field: z.core.$ZodType) =>
  field instanceof z.ZodMiniString &&
  UNSAVABLE.some((text) => {
    const read = field.safeParse(text)
    return read.success && UNSAVABLE.includes(read.data as string)
  })

/** Compared, opened or passed on, and stored nowhere. An import is checked row by row where it is read. */
const NEVER_STORED =
  /\.(undo|code|zone|email|invite|order|\w+Url|seen\.name)$|\/import |\/self-map\/:id \.category$/

it('takes no text that no database and no export can hold', () => {
  const open = everyEndpoint()
    .filter((endpoint) => !isForDevelopers(endpoint))
    .flatMap(({ method, path, body }) =>
      body ? pathsTo(body, takesUnsavable).map((at) => `${method} ${path} .${at.join('.')}`) : [],
    )
  expect(open.filter((at) => !NEVER_STORED.test(at))).toEqual([])
})
