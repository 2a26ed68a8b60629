import { PRODUCT_NAME } from '#domain/content/product.ts'
import { StartError } from '#server/base/config.ts'

type Failure = {
  code?: string
  errcode?: number
  port?: number
  address?: string
  hostname?: string
  message?: string
  /** Set if a name resolves to several addresses and none of them answers. */
  errors?: readonly Failure[]
}

const LOOK_AT =
  'Check who owns the folder and its files, and whether the disk is mounted read-only.'

const SQLITE: Record<number, string> = {
  8: `The database in DATA_DIR can’t be written to. ${LOOK_AT}`,
  11: 'The database in DATA_DIR is damaged. Restore a backup (docs/operations.md).',
  13: 'The disk of DATA_DIR is full.',
  14: `The database in DATA_DIR can’t be opened. ${LOOK_AT}`,
  26: 'The file in DATA_DIR isn’t an Innermap database. Restore a backup (docs/operations.md).',
}

const BY_CODE: Record<string, (failure: Failure) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken. Choose another one with PORT.`,
  EADDRNOTAVAIL: ({ address }) => `This machine has no address ${address}. See HOST.`,
  EACCES: ({ port, message }) =>
    port ? `Port ${port} isn’t allowed here. Choose another one with PORT.` : `${message}.`,
  EROFS: ({ message }) => `The disk of DATA_DIR is mounted read-only (${message}).`,
  ECONNREFUSED: ({ address, port }) =>
    `There is no database at ${address}:${port}. See DATABASE_URL.`,
  ENOTFOUND: ({ hostname }) => `No machine is called ${hostname}. See DATABASE_URL and HOST.`,
  '25006': () => 'None of the database servers accepts writes right now. See DATABASE_URL.',
  '3D000': () => 'The database server has no database of that name. See DATABASE_URL.',
  '28P01': () => 'The database server refuses this user or password. See DATABASE_URL.',
  '28000': () => 'The database server refuses this user. See DATABASE_URL.',
  '42501': () => 'The database server doesn’t let this user create tables. See DATABASE_URL.',
}

/** Describes a failed start for the operator, without a stack. */
export function describeFailure(error: unknown): string {
  if (error instanceof StartError) return error.message
  const [failure = error as Failure] = (error as Failure).errors ?? []
  const known = SQLITE[(failure.errcode ?? 0) & 0xff] ?? BY_CODE[failure.code ?? '']?.(failure)
  return known ?? `${PRODUCT_NAME} could not start: ${failure.message ?? String(error)}`
}
