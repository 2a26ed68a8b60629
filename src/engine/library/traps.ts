/**
 * The ten thinking traps, offered as a question, never as a label. Without a match of `cue`, the model must be very
 * sure.
 */
import type { Trap } from '#domain/situation/analysis.ts'

export type TrapEntry = {
  cue: RegExp
  offers: readonly string[]
  impacts: readonly string[]
  /** Other views, at most 20 words each. */
  reframes: readonly string[]
}

export const TRAP_ENTRIES: Record<Trap, TrapEntry> = {
  'all-or-nothing': {
    cue: /\b(?:completely|totally|entirely|perfect(?:ly)?|ruined|worthless|useless|nothing|everything|either|total|complete|all or nothing|if i (?:can'?t|don'?t|fail|am not|'m not)|only|failure|pointless|wasted)\b/,
    offers: [
      'Could there be something between all and nothing here?',
      'Is there a middle ground you’ve left out?',
    ],
    impacts: [
      'If it’s all or nothing, anything short of full success counts as a failure.',
      'If only perfect counts, even a good part gets no credit.',
    ],
    reframes: ['Some of it went wrong and some of it didn’t. Both count.'],
  },
  overgeneralizing: {
    cue: /\b(?:always|never|every(?:one|body|thing| time| single)?|no one|nobody|nothing|all (?:the time|men|women|people)|again and again|typical|constantly|each time|any ?one)\b/,
    offers: [
      'Is it really every time, or does it just feel that way right now?',
      'Can you recall one time when it was different?',
    ],
    impacts: [
      'You’re letting one event stand for all of them, so it looks worse than it is.',
      'It turns one bad day into a rule.',
    ],
    reframes: ['This one is real. The times it went differently count too.'],
  },
  'disqualifying the positive': {
    cue: /\b(?:just (?:being|lucky|luck|nice|because|polite)|only (?:because|said|being|luck)|doesn'?t count|didn'?t count|don'?t deserve|anyone (?:could|can)|it was (?:just|only|nothing)|no big deal|they (?:have|had) to say|not really|luck|fluke|out of pity|easy)\b/,
    offers: [
      'What if the good part counted as well?',
      'Would you brush it off if it were a friend’s?',
    ],
    impacts: [
      'If good news never counts, only the bad news is left.',
      'With the good parts left out, things look worse than they are.',
    ],
    reframes: ['Luck may have helped. So did you.'],
  },
  'mind reading': {
    cue: /\b(?:(?:they|he|she|everyone|everybody|people|who|boss|mum|mom|dad|friends?|class|team)(?:'s|'re| all| must| probably| just| secretly| really| clearly| obviously| are| is| was| were)* (?:think|thinks|thought|thinking|hate|hates|judge|judges|judging|laughing|see|sees|saw me as|want|wants|wish|feel|feels|despise|regret|pity|find|finds|don'?t (?:like|care|want|need)|doesn'?t (?:like|care|want|love|need)|didn'?t (?:like|care|want)|knows?)|must (?:think|hate|have thought|be thinking)|not (?:that )?important to|don'?t matter to|doesn'?t love me|sick of me|tired of me|better off without|behind my back|on purpose|to hurt me)\b/,
    offers: [
      'Has anyone said this, or is it what you fear they think?',
      'Do you know this from their words, or are you filling in?',
    ],
    impacts: [
      'Guessing what someone thinks can hurt as much as hearing them say it.',
      'It makes their view of you look lower than you really know it to be.',
    ],
    reframes: ['You know what was done. What was meant is still a guess.'],
  },
  'fortune telling': {
    cue: /\b(?:will (?:never|always|fail|be|hate|leave|laugh|lose|go wrong|forget|end|ruin|find|not)|won'?t (?:ever|be|work|get|find|make|last|pass|like|want)|going to (?:fail|lose|be|hate|leave|go wrong|die|laugh|end|ruin|mess|regret|miss)|gonna|'ll (?:never|always|fail|be|lose|end up|mess|forget|hate|laugh|get|find|think|probably)|bound to|end up|no way (?:i|it|they)|never (?:going to|gonna|be able|find|get|be)|doomed|for sure|definitely|i (?:just )?know (?:it|i|that|they|this))\b/,
    offers: [
      'How sure can you be of this, from maybe to certain?',
      'Do you know this, or is it what you’re most worried about?',
    ],
    impacts: [
      'Imagining the bad ending makes it hurt as if it had happened.',
      'It treats an open question as settled.',
    ],
    reframes: ['It might go that way. You haven’t seen the other endings yet.'],
  },
  catastrophizing: {
    cue: /\b(?:ruin(?:ed|s)?|disaster|the end|over for|my (?:whole )?life is|never recover|worst|lose everything|everything (?:is|will|falls)|can'?t (?:survive|handle|cope|take|bear)|fall(?:s|ing)? apart|homeless|die|destroy|end of the world|what if|hopeless|unbearable|career is over|it'?s over|that'?s it)\b/,
    offers: ['If it did go wrong, what would you do next?', 'How likely is the worst case?'],
    impacts: [
      'Your mind jumps straight to the worst and feels all of it now.',
      'The worst outcome takes up all the room, so likelier ones get none.',
    ],
    reframes: ['The worst is possible. So is something hard but bearable.'],
  },
  'emotional reasoning': {
    cue: /\bfeel(?:s|ing)? (?:like|as if|as though|that|so|such|stupid|worthless|useless|guilty|ugly|unwanted|unloved|like a|it)\b|\b(?:i (?:just )?(?:feel|know in my)|my gut|gut feeling|so it must|must be true|because i feel)\b/,
    offers: ['The feeling is real. Is it proof, too?', 'Would it still look true on a calmer day?'],
    impacts: [
      'When a feeling counts as evidence, it keeps proving itself.',
      'The feeling has got ahead of facts you don’t have yet.',
    ],
    reframes: ['You feel it strongly, and that’s real. It isn’t yet a fact about the world.'],
  },
  'should statements': {
    cue: /\b(?:should(?:n'?t|'ve)?|must(?:n'?t)?|ought|have to|had to|supposed to|need to be|not allowed to|a (?:good|real|proper) (?:mother|father|friend|man|woman|parent|person|son|daughter|partner|husband|wife))\b/,
    offers: [
      'Whose rule is this, and would you set it for a friend?',
      'What would change if “should” became “would like to”?',
    ],
    impacts: [
      'A strict rule turns something you’d like into something you owe.',
      'It adds blame on top of what already hurts.',
    ],
    reframes: ['You’d have liked it to be different. That doesn’t make it a failure.'],
  },
  labeling: {
    cue: /\b(?:i'?m|i am|im|such|what|just|being|he'?s|she'?s|he is|she is|they'?re|they are|total|complete) (?:just |such |really |always |obviously |clearly |only )?(?:an?|the|so)? ?(?:\w+ ){0,2}(?:loser|failure|idiot|fool|fraud|impostor|imposter|mess|monster|coward|burden|joke|disappointment|stupid|pathetic|weak|worthless|useless|lazy|dumb|ugly|selfish|horrible|terrible|bad|awful|jerk|liar|narcissist|weird(?:o)?|freak|hopeless|broken|disgusting|boring|unlovable|moron|hypocrite|pig|snake|psycho|toxic)\b/,
    offers: [
      'Does one word really sum up a whole person?',
      'If you described only what was done, how would it sound?',
    ],
    impacts: [
      'A label makes one act into a whole person.',
      'A label sticks. A description can change.',
    ],
    reframes: ['It was something you did, or a moment. It isn’t who you are.'],
  },
  personalizing: {
    cue: /\b(?:my fault|because of me|i (?:made|caused|drove|ruined|should have (?:known|seen|stopped|done|noticed|been))|it'?s (?:all )?(?:on )?me|if (?:only )?i (?:had|hadn'?t|'d|were|was)|blame myself|i must have|something i (?:did|said)|what did i do|i let (?:everyone|them|him|her)|i failed (?:him|her|them)|wrong with me)\b/,
    offers: ['What other causes had a part in it?', 'How much of this was really in your hands?'],
    impacts: [
      'Taking all the blame turns sadness into guilt.',
      'It leaves out everyone and everything else that had a hand in it.',
    ],
    reframes: ['You may have had a part in it. You weren’t the only cause.'],
  },
}
