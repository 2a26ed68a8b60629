/**
 * How people say what they feel. `STATED_FEELINGS` follow "I am", "I felt", "it makes me" and the like; `STATED_SIGNS`
 * speak for themselves.
 */
import type { EmotionCategory } from '#domain/emotion/emotion.ts'

export const STATED_FEELINGS: Record<EmotionCategory, string> = {
  happiness:
    'happy|glad|relieved|grateful|thankful|delighted|thrilled|overjoyed|ecstatic|elated|over the moon|content|contented|at peace|cheerful|blessed|moved to tears of joy|chuffed to bits',
  pride: 'proud|so proud i',
  positiveanticipation:
    'excited|hopeful|looking forward|giddy|eager|counting the days|buzzing about|optimistic',
  sadness:
    'sad|heartbroken|devastated|gutted|miserable|lonely|hurt|crushed|disappointed|grieving|let down|heavy-hearted|homesick|down about|broken',
  worry: 'worried|anxious|worried sick|sick with worry|stressed about|uneasy',
  fear: 'scared|afraid|terrified|frightened|petrified|panicking|shaking with fear|scared to death|scared stiff',
  anger:
    'angry|furious|livid|fuming|mad|raging|enraged|seething|resentful|annoyed|pissed off|irritated|frustrated|outraged|bitter',
  disgust: 'disgusted|repulsed|revolted|sick to my stomach|grossed out|nauseated',
  negativeanticipation: 'dreading',
  regret: 'full of regret|regretful|haunted by',
  shame:
    'ashamed|guilty|embarrassed|mortified|humiliated|full of shame|ashamed of myself|disgusted with myself|so stupid|(?<!(?:grinning|smiling|laughing|dancing|waving|beaming) )like an idiot|(?<!(?:grinning|smiling|laughing|dancing|waving|beaming) )like a fool|like a failure|small and stupid',
}

type Sign = { side: 'pleasant' | 'unpleasant'; category: EmotionCategory | null; words: string }

const NOT_FOR_JOY =
  '(?! (?:\\w+ ){0,5}(?:laugh\\w*|joy|happ\\w+|relie\\w+|proud|pride|with laughter|tears of|good tears))'

export const STATED_SIGNS: readonly Sign[] = [
  {
    side: 'unpleasant',
    category: null,
    words: `i (?:\\w+ ){0,2}(?:cried|wept|sobbed|bawled|broke down)${NOT_FOR_JOY}|^(?:(?:just|then|later) )?(?:(?:sat|stood|went|drove|came|lay|hid|stayed|walked) [^,;]{0,50} and )?(?:cried|wept|sobbed|bawled)${NOT_FOR_JOY}|i (?:can'?t|couldn'?t|cannot) stop crying${NOT_FOR_JOY}`,
  },
  {
    side: 'unpleasant',
    category: 'sadness',
    words:
      'cried myself to sleep|cried (?:all|the whole|half the) (?:the )?(?:night|day|evening|way home)',
  },
  {
    side: 'unpleasant',
    category: 'sadness',
    words:
      'i miss (?:him|her|them|you|my|our|it)|breaks my heart|broke my heart|my heart (?:broke|is broken|hurts|aches)',
  },
  {
    side: 'unpleasant',
    category: null,
    words: "i(?:'m| am| was| feel| felt) (?:\\w+ ){0,2}(?:jealous|envious|green with envy)",
  },
  {
    side: 'unpleasant',
    category: 'anger',
    words:
      'it (?:makes|made) my blood boil|i could scream|drives me mad|i hate (?:him|her|them) for',
  },
  {
    side: 'unpleasant',
    category: 'regret',
    words: "i regret|i wish i (?:had|hadn'?t|could take it back)|i'?ll never forgive myself",
  },
  {
    side: 'unpleasant',
    category: 'shame',
    words: 'i hate myself for|i wanted the (?:ground|floor) to swallow me',
  },
  { side: 'unpleasant', category: 'negativeanticipation', words: "i(?:'m| am) dreading|i dread" },
  {
    side: 'pleasant',
    category: 'happiness',
    words:
      "what a relief|such a relief|everything (?:is|was) as it should be|(?:scan|test|biopsy|blood) ?(?:results?)? (?:is|are|was|were|came back) (?:normal|fine|clear)|(?:it'?s|it is|it was|they are|came back) (?!not )(?:\\w+ )?(?:benign|cancer[- ]free)|(?<!no |not |without |for the |for an |until the |before the )(?:the |an )?all[- ]clear(?! (?:until|before|yet))|(?:is|are|was) out of danger|(?:i|we) (?:\\w+ ){0,2}laughed (?:so (?:much|hard)|until|till|like)|i (?:\\w+ )?(?:feel|felt) (?:\\w+ )?(?:lighter|free again|at ease)|a weight (?:off|fell)|thank god(?! (?:he|she|they) (?:didn'?t|never) (?:suffer|see))|best (?:day|evening|news|birthday|christmas|surprise|gift) (?:ever|of my life|in (?:years|months|a long time))|made my (?:day|week|year)|i (?:cried|wept|teared up|was crying) (?:\\w+ ){0,4}(?:happ\\w+|joy|relie\\w+|proud|pride|laughter|laughing)|tears of (?:joy|happiness|relief)|happy tears|i (?:\\w+ )?floated|walking on air|over the moon|on cloud nine|i (?:can'?t|couldn'?t) stop (?:smiling|grinning|laughing)|could have (?:kissed|hugged) (?:the|him|her|them|everybody|everyone)",
  },
  {
    side: 'pleasant',
    category: 'positiveanticipation',
    words:
      "i can'?t wait (?:to|for|until|till)|i can(?:no|')t wait|so looking forward|counting (?:down )?the days (?:to|till|until) (?:we|i|our|my|the (?:trip|holiday|wedding))",
  },
]
