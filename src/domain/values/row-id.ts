import * as z from 'zod/mini'

/** The databases store ids in 32 bits. */
export const ID_LIMIT = 2 ** 31

export const RowId = z.int().check(z.gt(-ID_LIMIT), z.lt(ID_LIMIT))
