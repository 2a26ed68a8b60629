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
    pulls: 'It pulls you towards more of the same, and towards the people you share it with.',
    asks: 'What exactly did you keep or win here? It’s worth knowing for next time.',
  },
  pride: {
    brings: 'You think highly of something that’s yours, or of yourself.',
    pulls: 'It pulls you towards showing it, and towards doing it well again.',
    asks: 'Would you still be glad about it if no one had noticed?',
  },
  positiveanticipation: {
    brings: 'Something good is on its way for someone or something that’s yours.',
    pulls: 'It pulls you forward: you prepare, plan and count the days.',
    asks: 'Which part of it is in your hands?',
  },
  sadness: {
    brings: 'You’ve lost something that’s yours, and part of you has accepted it.',
    pulls: 'It pulls you inward, to slow down and to be held.',
    asks: 'What did this mean to you, and where else in your life does that live on?',
  },
  worry: {
    brings: 'You could lose something later. Nothing is decided, and you still hope to prevent it.',
    pulls: 'It pulls your thoughts back to the same question, again and again.',
    asks: 'When will you know more, and what can wait until then?',
  },
  fear: {
    brings: 'You could lose something now, or any moment.',
    pulls: 'It pulls you away from the threat, or it makes you freeze.',
    asks: 'What is the threat, as exactly as you can say it?',
  },
  anger: {
    brings: 'Someone or something outside attacks what’s yours, and you don’t accept it.',
    pulls: 'It pulls you towards defending it.',
    asks: 'What are you defending, and is there another way to keep it safe?',
  },
  disgust: {
    brings: 'Something comes close that you want nothing to do with.',
    pulls: 'It pulls you away, as far as you can get.',
    asks: 'What would be too close?',
  },
  negativeanticipation: {
    brings: 'A loss is coming, and you already feel sure of it.',
    pulls: 'It pulls you to brace yourself, and to grieve ahead of time.',
    asks: 'How sure is it really, and what would you like to do before then?',
  },
  regret: {
    brings: 'You lost something a while ago, and it still matters.',
    pulls: 'It pulls you back to the moment when it could have gone another way.',
    asks: 'What did you know then, and what would you tell someone in the same position?',
  },
  shame: {
    brings: 'You think badly of something that’s yours, or of yourself.',
    pulls: 'It pulls you to hide, to put it right, or to be less visible.',
    asks: 'Is this about something you did, or about who you are? They aren’t the same.',
  },
}
