/** All limits of the checks. Measure them again after each training; the head `carried` has its own in `model.json`. */
export const LIMITS = {
  /**
   * Far below the threshold for a person's own words. Harmless sentences about heavy things score below .01, veiled
   * calls to die above .04.
   */
  danger: 0.02,
  /**
   * A sentence about something of theirs is scored after the person's text, because alone "put the letter where you
   * practise" sounds like a last letter. There, harmless ones score below .24, veiled calls to die above .4.
   */
  dangerInPlace: 0.3,
  /** In characters, enough for the context of a sentence. */
  context: 600,
  /** Tolerance for lines a little longer than requested. */
  room: 1.4,
  /** The maximum number of doubts from the words, and the factor by which the trained model must be surer for each. */
  doubts: 2,
  surer: 2,
  /** The trained model is weak on halves of an equation, so "You wanted" without other doubts gets more. */
  wanted: 1.11,
  /**
   * The share of the limit for sentences that don't begin with "You", and for those without it. Of 85 sentences of a
   * careful model they refuse 3, of 26 veiled ones 12.
   */
  aboutThem: 0.55,
  general: 0.25,
  /** The doubts in which the model's judgement counts. */
  judgement: 2,
  /** The share of faulty sentences from which the whole answer is rejected. */
  fallen: 1 / 3,
  /** The certainty from which no language model overrules a side. */
  sureSide: 0.9,
} as const
