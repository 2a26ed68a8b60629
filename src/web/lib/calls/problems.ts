import { CallError } from './call-error.ts'

type Issues = readonly { path: string | readonly PropertyKey[]; message: string }[]

/** The first message of each invalid field, by its name. */
export const problemsIn = (issues: Issues): Record<string, string> =>
  Object.fromEntries(
    issues.map(({ path, message }) => [String([path].flat()[0]), message]).reverse(),
  )

/** The fields that the server refused. */
export const refusedFieldsOf = (error: Error | null) =>
  error instanceof CallError ? error.refusal?.issues : undefined
