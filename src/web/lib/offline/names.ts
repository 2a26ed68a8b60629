import { basePath } from '../base.ts'

/**
 * Names of the local stores of one person, with the base path, so instances on one host stay separate. A small file,
 * because every page needs it to delete them.
 */
export const answersName = () => `innermap-answers${basePath()}`
export const queueName = () => `innermap-queue${basePath()}`

/** The channel on which a tab announces a sign-out. */
export const leavingName = () => `innermap-leaving${basePath()}`

/** Prefix of the caches with our files, one per version. The service worker uses the same. */
export const filesName = (): string => `innermap-files${basePath() && `${basePath()}:`}-`

/** Deletes the snapshot as soon as the server says that no person is signed in. */
export function forgetAnswers(): void {
  // Throws if storage is disabled, and then there is nothing to delete.
  try {
    indexedDB.deleteDatabase(answersName())
  } catch {}
}
