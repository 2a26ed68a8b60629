import type { EmotionCategory } from '#domain/emotion/emotion.ts'

/** A situation nobody argues about: who reads most of them right can be trusted with harder ones. */
export type Probe = {
  text: string
  item: string
  category: string
  /** Each of these is right. */
  felt: readonly EmotionCategory[]
}

export const PROBES: readonly Probe[] = [
  {
    text: 'My colleague told the whole team that my report was hers. I was so angry that I could not speak.',
    item: 'My work',
    category: 'accomplishments',
    felt: ['anger'],
  },
  {
    text: 'We buried our old cat in the garden today. The house is empty and I keep crying.',
    item: 'My cat',
    category: 'people',
    felt: ['sadness'],
  },
  {
    text: 'I passed the exam I had failed twice. I worked for it every night and I am proud of myself.',
    item: 'My studies',
    category: 'accomplishments',
    felt: ['pride', 'happiness'],
  },
  {
    text: 'My sister came to visit after two years and we laughed all evening. I was so happy.',
    item: 'My sister',
    category: 'people',
    felt: ['happiness'],
  },
  {
    text: 'On Monday the doctor tells me whether the lump is harmless. I cannot stop thinking about it and I am worried.',
    item: 'My health',
    category: 'body',
    felt: ['worry', 'fear', 'negativeanticipation'],
  },
  {
    text: 'In nine days we fly to Portugal. I have packed already and I can hardly wait.',
    item: 'Our holiday',
    category: 'lifeStory',
    felt: ['positiveanticipation'],
  },
  {
    text: 'I forgot the name of my own boss while I introduced her to everybody. I blushed and wanted to sink into the ground.',
    item: 'Being respected',
    category: 'ideas',
    felt: ['shame'],
  },
  {
    text: 'A dog without a leash ran at me with bared teeth. I was terrified and climbed a fence.',
    item: 'Being safe',
    category: 'body',
    felt: ['fear'],
  },
  {
    text: 'I shouted at my little son because I was tired. He did not deserve it, and I feel so guilty.',
    item: 'Being a good father',
    category: 'ideas',
    felt: ['shame', 'regret'],
  },
  {
    text: 'The test came back and everything is fine. I danced in the kitchen, so relieved and glad.',
    item: 'My health',
    category: 'body',
    felt: ['happiness'],
  },
]
