/** Made-up situations with their understanding and one page, as examples in the language model's prompt. */
export const WORKED_EXAMPLES: readonly { told: string; understood: string }[] = [
  {
    told: 'The doctor turned the screen and there were two heartbeats. Neither of us said a word the whole way home. (Our family)',
    understood: 'gain, settled, now, outside: joy. Silence is not sadness.',
  },
  {
    told: 'I hugged my daughter at the station. She got the place in Lyon she wanted so much. The flat is very tidy now. (My daughter, Our home)',
    understood:
      'My daughter: gain, settled, now, outside: happiness. Our home: loss, settled, now, outside: sadness, quote "The flat is very tidy now".',
  },
  {
    told: 'He brought flowers. He never brings flowers. (My marriage)',
    understood:
      'unsure: "When you saw the flowers, what came first?" with "I was glad" and "I thought something is wrong".',
  },
  {
    told: 'I told Pia what Ben had said about her. Now neither of them speaks to me, and they are right. (Being loyal)',
    understood: 'loss, settled, now, standing: shame. Not anger: nobody else did it.',
  },
  {
    told: 'It is a year tomorrow. I still set two cups out in the morning. (My husband)',
    understood: 'loss, settled, now, outside: heartbreak; died true.',
  },
]

export const WORKED_PAGE = {
  told: 'My boss showed my slides to the board and never said they were mine. I sat there and said nothing. (My work: anger)',
  said: {
    items: [
      {
        item: 'My work',
        expected: 'You wanted your boss to say that the slides were yours.',
        wishes: [],
        saw: 'You saw your slides shown to the board without your name.',
        why: 'The work was yours and your name was not said. Anger makes sense where something of yours is taken.',
      },
    ],
    reading: 'Your slides were in the room and your name was not.',
    steps: [
      {
        lever: 'action',
        when: 'When I next see my boss',
        act: 'say in one sentence which slides were mine',
      },
    ],
    other: { quote: '', text: '' },
    question: 'What would you have wanted your boss to say to the board?',
  },
} as const
