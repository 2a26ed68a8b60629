import * as z from 'zod/mini'
import { described } from '#domain/values/described.ts'
import { ID_LIMIT } from '#domain/values/row-id.ts'

/** An integer in the address. */
export const IdInAddress = z.pipe(
  described(
    z.string().check(
      z.regex(/^-?[1-9]\d{0,9}$/),
      z.refine((text) => Math.abs(Number(text)) < ID_LIMIT),
    ),
    { pattern: '^-?[1-9][0-9]{0,8}$' },
  ),
  z.transform(Number),
)
