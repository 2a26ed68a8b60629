/** Removes things of others and figures of speech, so only the writer's own life remains. */

/** "My son's friend" is about the son. The friend isn't part of the writer's life yet. */
const OF_SOMEBODY =
  /(?<!\p{L})(\p{L}+['’]s) (?:(?:best|old|new|ex|little|older|younger) )?(?:friends?|boss|manager|teacher|colleagues?|mother|mum|mom|father|dad|parents|brother|sister|son|daughter|kids|children|husband|wife|partner|boyfriend|girlfriend|family|job|work|office|boards?|school|class|exams?|degree|house|home|flat|apartment|garden|kitchen|party|match|race|gym)(?![\p{L}'’])/giu
const NOT_SOMEBODY =
  /^(?:it|that|this|there|here|what|who|he|she|let|today|tonight|yesterday|tomorrow|week|month|year|morning|\p{L}+day)['’]s$/iu

/** Places and things of other people. */
const OF_OTHERS =
  /(?<!\p{L})(?:(he|she|they)(?: (?:was|were|is|are)|['’](?:s|re)) (?:still |away )?at (?:work|school|college|university|the (?:office|gym))|(he|she|they)(?: (?:was|were|is|are|got|fell|felt|looked)|['’](?:s|re)) (?:so |very |really |still |too )?(?:ill|sick|in (?:pain|hospital)|in the hospital)|(his|her|their) (?:new |old |first )?(?:job|work|school|office|boss|shift|exams?|career|degree|illness|pain|diagnosis|surgery|cancer|scan|symptoms|health|house|home|flat|apartment|garden|kitchen)|the (?:new |dream )?job (?:that )?(he|she|they))(?!\p{L})/giu

/** Figures of speech that contain the word of a topic without being about it. */
const SAYINGS = new RegExp(
  `(?<!\\p{L})(?:${[
    // Home.
    'on the house|(?:full|open) house|house (?:of cards|rules|music|wine)|(?:bring|brings|brought) the house down|like a house on fire',
    '(?:hit|hits|hitting|struck|strikes|close to|drove it|drives? (?:it|this)|brought it|brings? it|write) home|at home (?:with|in my own skin)|(?:my|your|him|her|our|them)sel(?:f|ves) at home|home (?:run|stretch|straight|truths?)',
    '(?:a|so|very|really|deeply|most) moving|garden (?:path|variety)|kitchen sink',
    // Work.
    'hard work|(?:body|bodies|piece) of work|works? of (?:art|fiction|genius)|works? (?:for (?:me|us|you|him|her|them|both)|out|through|wonders|like a charm|up (?:the|my|a))',
    "(?:it|this|that|things|nothing|we)(?: just| simply| never)?(?:(?:'ll| will| would| does| did| can| could| might| should)(?:n't| not)?| won't| can't)? (?:just |ever |really |even )?works?|ma(?:de|k(?:e|es|ing)) (?:it|this|us|things) work",
    '(?:do|does|did|done|doing) (?:a|an|such a) (?:\\w+ ){0,2}job|job well done|(?:good|nice|great) job(?= ?[!,]| (?:that|he|she|they|we|I) )|shift the blame',
    // Body and health.
    'sick (?:of|and tired|joke|to death)|(?:worried|makes? me|made me|makes? us) sick|pain in the (?:neck|ass|arse|backside|butt|bum)|ill (?:at ease|will)|(?:speak|spoke|think|thought) ill|(?:a )?quick scan',
    '(?:runs?|running) (?:into|out|late|away|over|through|by|errands|low|short|on empty|a|an|the|my|our|this|joke|water|commentary)|(?:in|for) the long run|(?:long|trial|dry|test|school|first) run|on the run|rat race|race against|match made|(?:no|perfect|good|bad) match|(?:first aid|staff|safety|fire|it) training|training (?:day|course)|in training',
    // Studies, money, relationships, friends.
    '(?:old|school of) (?:school|thought)|class act|(?:first|second|world|business|working|middle) class|make the grade',
    '(?:fits?|fitted) the bill|rent[- ]free|debt of gratitude|in (?:your|his|her|their) debt|bank holiday|(?:river )?bank of the|bank on|for my money',
    '(?:up|out) (?:to|of) date|(?:due|expiry|start|end|release) date|to date|date of|third party|party to',
  ].join('|')})(?!\\p{L})`,
  'giu',
)

/** The number of capture groups of `OF_OTHERS` that hold the owner. */
const OWNERS = 4

export const ownLifeIn = (text: string): string =>
  text
    .replace(OF_SOMEBODY, (said, owner: string) => (NOT_SOMEBODY.test(owner) ? said : owner))
    .replace(
      OF_OTHERS,
      (_, ...found: (string | undefined)[]) =>
        found.slice(0, OWNERS).find((one) => one !== undefined) ?? '',
    )
    .replaceAll('’', "'")
    .replace(SAYINGS, ' ')
