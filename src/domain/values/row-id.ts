import * as z from 'zod/mini'

/** The databases keep ids in 32 bits. */
export const ID_LIMIT = 2 ** 31

/** The number of something that is kept. */
export const RowId = z.int().check(z.gt(-ID_LIMIT), z.lt(ID_LIMIT))
