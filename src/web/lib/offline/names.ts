/** Where this device keeps what belongs to one person. Small: every page knows how to forget it. */
export const ANSWERS = 'innermap-answers'
export const QUEUE = 'innermap-queue'

/** What was kept to be read goes as soon as the server says that nobody is signed in. */
export function forgetAnswers(): void {
  // A browser that keeps nothing has nothing to forget.
  try {
    indexedDB.deleteDatabase(ANSWERS)
  } catch {}
}
