/** Made-up situations and how they are understood: what a language model is shown before it reads one. */
export const WORKED_EXAMPLES: readonly { told: string; items: string; understood: string }[] = [
  {
    told: 'The doctor turned the screen and there were two heartbeats. Neither of us said a word the whole way home.',
    items: 'Our family | Life Story | core',
    understood:
      'Our family: gain 4, settled, now, outside, sure 3, "joy". No feeling word is written; two heartbeats are a gain, and silence is not sadness.',
  },
  {
    told: 'Found my old bike in the cellar, pumped the tyres, rode to the lake and back before breakfast.',
    items: 'Cycling | Ideas/Likes | matters',
    understood: 'Cycling: gain 2, settled, now, own, sure 2, "gladness".',
  },
  {
    told: 'She read my poem to the whole class and asked who had dared to write something so honest.',
    items: 'My writing | Accomplishments | close',
    understood:
      'My writing: gain 3, settled, now, standing, others, sure 2, "pride": its worth is seen as high by others.',
  },
  {
    told: 'I hugged my daughter at the station. She got the place in Lyon she wanted so much. The flat is very tidy now.',
    items: 'My daughter | People | core; Our home | Life Story | close',
    understood:
      'Two equations. My daughter: gain 3, settled, now, outside, sure 3, "happiness". Our home: loss 3, settled, now, outside, sure 2, "sadness", quote "The flat is very tidy now".',
  },
  {
    told: 'I handed in my notice today. I slept well for the first time in weeks, and I keep thinking of my team.',
    items: 'My health | Life Story | core; My team | People | close',
    understood:
      'My health: gain 3, settled, now, own, sure 3, "happiness" (relief). My team: loss 2, settled, now, own, sure 1, "sadness".',
  },
  {
    told: 'He brought flowers. He never brings flowers.',
    items: 'My marriage | Life Story | core',
    understood:
      'Nothing says whether it is good or bad. sure 1, and unsure: "When you saw the flowers, what came first?" with "I was glad" (gladness), "I thought that something is wrong" (unease).',
  },
  {
    told: 'The dentist said the next appointment is in three weeks and that I should bring somebody to drive me home.',
    items: 'My teeth | Life Story | matters',
    understood: 'My teeth: loss 2, open, future, outside, sure 2, "nervousness": decided later.',
  },
  {
    told: 'Meh day.',
    items: 'My work | Accomplishments | matters',
    understood:
      'Too little is said: sure 1, and unsure with a plain question ("What made the day meh?") and two answers. Nothing is made up.',
  },
  {
    told: 'I told Pia what Ben had said about her. Now neither of them speaks to me, and they are right.',
    items: 'Being loyal | Ideas/Likes | core',
    understood:
      'Being loyal: loss 4, settled, now, standing, sure 3, "shame": own act, and one’s own worth is in question. Not anger: nobody else did it.',
  },
  {
    told: 'It is a year tomorrow. I still set two cups out in the morning.',
    items: 'My husband | People | core',
    understood:
      'My husband: loss 5, settled, now, outside, sure 3, "heartbreak". Nothing is to be seen differently, and no step is pressed.',
  },
]
