import { forgetOwnWords } from '#web/lib/own-words.ts'

/**
 * For somebody who is watched: forgets what was typed here and leaves an empty page behind. The address
 * is replaced, so that the back button does not return to it.
 */
export function clearPageQuickly(): void {
  forgetOwnWords()
  document.title = ''
  document.body.replaceChildren()
  location.replace('about:blank')
}
