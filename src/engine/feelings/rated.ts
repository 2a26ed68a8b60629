/** Detects a rating beside the word: "Fear, ten", "anger 8". */
const RATED =
  /^(?:, )?(?:at |about |maybe |a )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?:$| (?:,|out of|of|and|but|today|now|tonight)(?: |$))/

/** `suffix` is the rest of the sentence after the word. */
export const isRated = (suffix: string): boolean => RATED.test(suffix)
