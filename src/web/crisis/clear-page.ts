import { forgetOwnWords } from '#web/lib/own-words.ts'

/**
 * Quick exit for people who are being watched: forgets typed words and leaves an empty page. Replaces the history
 * entry, so Back doesn't return here.
 */
export function clearPageQuickly(): void {
  forgetOwnWords()
  document.title = ''
  document.body.replaceChildren()
  location.replace('about:blank')
}
