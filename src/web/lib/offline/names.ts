import { basePath } from '../base.ts'

/**
 * Where this device keeps what belongs to one person. Small: every page knows how to forget it. Two instances on one
 * host never see each other's.
 */
export const answersName = () => `innermap-answers${basePath()}`
export const queueName = () => `innermap-queue${basePath()}`

/** Where a tab tells the others that somebody leaves. */
export const leavingName = () => `innermap-leaving${basePath()}`

/** How the caches with our files begin, one for each version; the worker calls them so, too. */
export const filesName = (): string => `innermap-files${basePath() && `${basePath()}:`}-`

/** What was kept to be read goes as soon as the server says that nobody is signed in. */
export function forgetAnswers(): void {
  // A browser that keeps nothing has nothing to forget.
  try {
    indexedDB.deleteDatabase(answersName())
  } catch {}
}
