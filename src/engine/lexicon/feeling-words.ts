/** Words with which people name their feeling outright; each says its group, and how strong it is from 1 to 5. */
import type { EmotionCategory } from '#domain/emotion/emotion.ts'

export const FEELING_WORDS: Record<EmotionCategory, readonly [words: string, level: number][]> = {
  anger: [
    ['annoyed|annoying|irritated|irritating|bugs me|bugged|miffed|grumpy', 1],
    [
      'frustrated|frustrating|frustration|fed up|pissed|ticked off|resent|resentful|bitter|upset with',
      2,
    ],
    [
      "angry|anger|mad at|so mad|i was mad|im mad|i'm mad|outraged|indignant|boiling|seething|unfair",
      3,
    ],
    ['furious|livid|fuming|infuriated|enraged|fury', 4],
    ['rage|raging|want to scream|could have strangled', 5],
  ],
  sadness: [
    ['disappointed|disappointing|disappointment|let down|bummed|down about|letdown', 1],
    [
      'hurt|stung|stings|lonely|left out|miss (?:him|her|them|it|my|our|those|having)|homesick|empty',
      2,
    ],
    [
      // What is poured or carried down is no feeling.
      'sad|sadness|unhappy|cried|crying|in tears|heavy heart|depressed|(?<=\\b(?:feel|feels|feeling|felt|bit|so|really|pretty|quite|been) )down(?! (?:the|to|on|at|in|from|by|there|here|with|a|my|his|her)\\b)|tearful',
      3,
    ],
    ['heartbroken|grief|grieving|devastated|mourning|broken heart|crushed|shattered', 4],
    ['despair|hopeless|inconsolable', 5],
  ],
  fear: [
    ['uneasy right now|on edge', 1],
    ['nervous right now|jumpy|alarmed', 2],
    [
      'afraid|scared|frightened|fear|hands (?:are|were) (?:cold|shaking)|heart is (?:racing|pounding)|heart (?:pounding|racing)|shaking',
      3,
    ],
    ['terrified|petrified|horrified|panicky', 4],
    ['panic|panicking|panicked|terror', 5],
  ],
  worry: [
    ['uneasy|unsure|concerned', 1],
    ['nervous|tense|restless|jittery|butterflies|anxious', 2],
    ["worried|worry|worries|worrying|stressed|can'?t sleep|keep thinking about what if|what if", 3],
    ['distressed|sick with worry|worried sick|overwhelmed', 4],
    ['dreading every', 5],
  ],
  negativeanticipation: [
    ["reluctant|don'?t want to go|not looking forward", 1],
    ['apprehensive', 2],
    ['dread|dreading|foreboding|counting down to the end', 3],
    ['resigned|nothing (?:left )?to be done|no way around it|there is nothing i can do', 4],
  ],
  regret: [
    ["wish i had(?:n'?t)?|wish i'd|wish i could (?:go|turn) back|if only i|if only", 2],
    [
      "regret|regrets|regretted|take (?:it|that|those words) back|i should have|i should've|should never have|shouldn'?t have",
      3,
    ],
    ["deeply regret|can'?t forgive myself|haunts me|still haunts|never forgive myself", 4],
  ],
  disgust: [
    ['off-?putting|icky|ick', 1],
    ['gross|grossed out|nasty|yuck|creepy|creeped out', 2],
    [
      'disgusted|disgusting|disgust|revolting|makes me sick|made me sick|sick to my stomach|turns my stomach',
      3,
    ],
    ['repulsed|repulsive|vile|nauseated|nearly threw up|almost threw up|gagged', 4],
  ],
  shame: [
    ['sorry about|feel bad (?:about|that|for)', 1],
    ['embarrassed|embarrassing|awkward|mortified|cringe|blushed|humiliated|humiliating', 2],
    [
      'guilty|guilt|stupid|dumb|(?<!(?:grinning|smiling|laughing|dancing|waving|beaming) )like an idiot|foolish|ashamed of',
      3,
    ],
    [
      'ashamed|shame|disgusted with myself|hate myself for|worthless|like a failure|not good enough|such a failure',
      4,
    ],
    ['remorse|unforgivable', 5],
  ],
  happiness: [
    ['content|contented|calm|peaceful|at ease|relieved|relief|pleased|cosy|cozy|nice', 1],
    [
      'glad|grateful|thankful|touched(?! (?:it|the|my|our|his|her|me|them|a)\\b)|cheerful|moved(?! (?:it|the|my|our|his|her|them|to|in|out|on|off|away|back|house|home|over|up|down|from|into|here|there)\\b)|warm inside|lovely',
      2,
    ],
    ['happy|happiness|delighted|joy|joyful|over the moon with|smiled|smiling|laughed until', 3],
    ['thrilled|elated|overjoyed|ecstatic|over the moon|best day', 4],
  ],
  positiveanticipation: [
    ['interested|curious about', 1],
    ['hope|hopeful|hoping|optimistic', 2],
    ['looking forward|anticipat\\w+|eager', 3],
    ["excited|can'?t wait|counting (?:the )?days|so pumped|butterflies of", 4],
  ],
  pride: [
    ['satisfied|satisfying', 1],
    ['accomplished|chuffed', 2],
    ['proud|pride|i did it|did it myself|nearly burst|burst with', 3],
    ['so proud|very proud|incredibly proud|on top of the world', 4],
    ['triumphant|triumph', 5],
  ],
}
