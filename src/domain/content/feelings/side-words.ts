/** Words that state a side and no feeling. */
export const SIDE_WORDS = [
  {
    word: 'good',
    side: 'pleasant',
    usual: 5,
    forms: 'good, fine, nice, well, better, okay, ok, alright, all right, lovely',
  },
  {
    word: 'great',
    side: 'pleasant',
    usual: 7,
    forms: 'great, wonderful, amazing, awesome, fantastic, brilliant, incredible, on top form',
  },
  {
    word: 'bad',
    side: 'unpleasant',
    usual: 5,
    forms: 'bad, worse, crappy, rubbish, lousy, rotten, off colour',
  },
  {
    word: 'awful',
    side: 'unpleasant',
    usual: 8,
    forms: 'awful, terrible, horrible, dreadful, the worst, like shit, like death, wretched',
  },
  {
    word: 'emotional',
    side: 'open',
    usual: 6,
    forms: 'emotional, all over the place, a mess, in bits, overcome, full of feelings, churned up',
  },
  {
    word: 'mixed',
    side: 'both',
    usual: 5,
    forms: 'mixed feelings, mixed emotions, happy and not happy, good and bad',
  },
] as const
