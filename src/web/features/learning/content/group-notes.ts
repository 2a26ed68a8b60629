import type { EmotionCategory } from '#domain/emotion/emotion.ts'

type GroupNote = {
  /** The perception that brings this group up. */
  brings: string
  /** The action it pulls a person towards. */
  pulls: string
  /** A question worth asking while feeling it. */
  asks: string
}

export const GROUP_NOTES: Record<EmotionCategory, GroupNote> = {
  happiness: {
    brings: 'Something that’s yours is going well, or has got better, and that’s certain.',
    pulls: 'It makes you want more of the same, and to share it.',
    asks: 'What exactly did you keep or gain here? It’s worth knowing for next time.',
  },
  pride: {
    brings: 'You think highly of something that’s yours, or of yourself.',
    pulls: 'It makes you want to show what you’ve done, and to do it well again.',
    asks: 'Would you still be glad about it if no one had noticed?',
  },
  positiveanticipation: {
    brings: 'Something good is on its way for someone or something that matters to you.',
    pulls: 'It pulls you forward: you prepare, plan and count the days.',
    asks: 'Which part of it is in your hands?',
  },
  sadness: {
    brings: 'You’ve lost something that’s yours, and part of you has accepted it.',
    pulls: 'It makes you want to slow down and be held.',
    asks: 'What did this mean to you, and where else in your life can you still find it?',
  },
  worry: {
    brings: 'You could lose something later. Nothing is decided, and you still hope to prevent it.',
    pulls: 'It keeps bringing you back to the same question.',
    asks: 'When will you know more, and what can wait until then?',
  },
  fear: {
    brings: 'You could lose something now, or at any moment.',
    pulls: 'It makes you run from the threat, or freeze.',
    asks: 'What exactly is the threat?',
  },
  anger: {
    brings: 'Someone or something outside attacks what’s yours, and you don’t accept it.',
    pulls: 'It makes you want to defend it.',
    asks: 'What are you defending, and is there another way to keep it safe?',
  },
  disgust: {
    brings: 'Something comes close that you want nothing to do with.',
    pulls: 'It makes you want to get as far away as you can.',
    asks: 'What would be too close?',
  },
  negativeanticipation: {
    brings: 'A loss is coming, and you already feel sure of it.',
    pulls: 'It makes you brace yourself, and grieve ahead of time.',
    asks: 'How likely is it really, and what would you like to do before then?',
  },
  regret: {
    brings: 'You lost something a while ago, and it still matters.',
    pulls: 'It takes you back to the moment when it could have gone another way.',
    asks: 'What did you know then, and what would you tell someone in the same position?',
  },
  shame: {
    brings: 'You think badly of something that’s yours, or of yourself.',
    pulls: 'It makes you want to hide, or to put it right.',
    asks: 'Is this about something you did, or about who you are? They aren’t the same.',
  },
}
