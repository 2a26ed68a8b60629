/** "Fear, ten", "anger 8": a number of one's own beside the word. */
const RATED =
  /^(?:, )?(?:at |about |maybe |a )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?:$| (?:,|out of|of|and|but|today|now|tonight)(?: |$))/

/** `suffix` is what follows the word in its sentence. */
export const isRated = (suffix: string): boolean => RATED.test(suffix)
