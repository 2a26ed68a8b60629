/** The words around a feeling that decide whose it is, whether it is felt, and when. */
const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

export const ME = set('i we')
export const OTHERS = set(
  'he she they you everyone everybody people someone somebody nobody noone who',
)
export const THINGS = set('it that this there what which these those everything nothing')

export const BE = set('am is are was were be been being')
export const FEEL = set('feel feels felt feeling')
export const BECOME = set(
  'got get gets getting became become becoming grew grow growing went turned stayed stay remain remained',
)
export const HAVE_FORMS = set('have had has having')
/** How something looks from outside is nobody's feeling. */
export const APPEAR = set(
  'look looked looks looking seem seemed seems sound sounded sounds appear appeared appears',
)
export const CAUSE = set(
  'made make makes making left leaves leave leaving has had have got gets kept keeps keep getting turned drove drives',
)
export const PLAY = set(
  'pretend pretended pretending act acted acting play played playing fake faked faking',
)
/** "I went to bed so happy": what one is while one does it. */
export const MEANWHILE = set('went left came woke lay sat walked drove stood ended')

export const MODAL = set('would should could might may must will can shall')
export const STARTING = set(
  'start started starting begin began beginning come came continue continued continuing',
)

/** What may stand between the frame and the feeling and changes nothing. */
export const ADVERBS = set(
  'still also even now all both always often sometimes already again finally suddenly only then today tonight inside ever yet mostly more most much once actually right there here instead somehow almost nearly simultaneously',
)
export const NO_ADVERBS = set('family early friendly silly likely ugly daily lonely')

export const JOINING = set('and but or yet nor plus then')
export const STOPS = set(
  'because so since while when after before until although though as if that which who where whereas',
)

/** Before a feeling that is a noun: "a wave of", "full of", "shaking with". */
export const LADLE = set(
  'wave waves pang pangs sense feeling feelings stab surge rush flood mix mixture flash moment full filled overcome burning bursting shaking trembling sick crying tears burst lot overwhelmed beside crushed nothing knot spark glimmer weak numb boiling glowing seething paralysed paralyzed consumed flooded riddled eaten torn',
)
export const DETERMINERS = set('a an the such this that any his her their your our its my')

export const NOUNS = set(
  'relief gratitude love affection tenderness contentment gladness happiness joy delight pride satisfaction gratification interest curiosity hope excitement sadness disappointment loneliness longing yearning nostalgia grief sorrow despair boredom envy pity melancholy concern worry worries anxiety distress fear fright terror panic jealousy anger frustration rage resentment betrayal disgust distaste contempt disdain scorn dread hopelessness apprehension trepidation foreboding regret regrets guilt remorse contrition shame embarrassment self-doubt hatred loathe despise',
)
/** Verbs that need nothing but "I" before them. */
export const DIRECT = set(
  'regret regrets regretted dread dreaded worry worried fear envy resent despise loathe pity',
)

/** "It was a relief": what an event is called after the feeling it leaves. */
export const EVENT_NOUNS = set('relief disappointment joy delight frustration embarrassment')
/** "My anger" is felt; "my love" is a person, "my concern" a matter. */
export const NOT_BY_MY = set('love interest concern hope pride joy delight panic satisfaction')

/** Everyday words that name a feeling only after "I feel" or "it made me"; after "I am" they may mean anything. */
export const ONLY_FELT = set(
  'close free heard seen believed strong ready prepared special needed wanted noticed used played small dirty welcome included accepted secure protected capable off odd strange weird blank flat alone broken destroyed wrecked dumped turned driven resolved connected heated blocked sparked raw naked exposed delicate stuck cornered lighter settled floating sour mocked laughed replaced cut cheated lied spent shook boiling steaming belong safe caring productive achieved lucky fortunate naive short drawn sceptical skeptical open lost understood recognised recognized respected valued overlooked forgotten ignored invisible rejected abandoned excluded uninvited judged shamed ridiculed cosy cozy snug ridiculous dumb fragile hectic overworked unprepared bruised stung wounded tender',
)

/** "I love her dress" is liking. */
const LOVED_THING =
  /^(?!$|,|(?:and|but|so|very|too|more|with|to|for|even|still|dearly|deeply|because|when|though|anyway|as|already|all|always|both|that)\b)/

/** What follows makes it something else: patterns over the next words. */
export const NOT_BEFORE: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    moved:
      /^(?:house|home|in|out|on|back|to|into|away|from|over|up|down|here|there|the|my|our|it|closer|forward|countries)\b/,
    touched: /^(?:the|a|an|my|his|her|it|down|on|upon)\b/,
    settled: /^(?:in|into|the|a|my|on|for|down)\b/,
    close: /^(?:to (?:the|a|an|\w+ing|home|work|tears|\d)|by|enough)\b/,
    safe: /^to\b/,
    free: /^(?:on|of charge|until|this|tomorrow|today|tonight|next|at|for lunch)\b/,
    down: /^(?:the|to|with|at|in|there|here|by|on|a|from)\b/,
    low: /^(?:on|in)\b/,
    flat: /^(?:on|in|is|was)\b/,
    off: /^(?:work|to|on|today|tomorrow|the|sick|for|until|school)\b/,
    cross: /^(?:the|over|a)\b/,
    mad: /^(?:about|for|on)\b/,
    content: /^(?:of|is(?! the word)|was|on)\b/,
    alone: /^(?:with|in|at|on)\b/,
    broken: /^(?:down|up|in|into|my)\b/,
    torn: /^(?:my|a|the|up)\b/,
    hurt: /^(?:my|in (?:a|an|the)|by (?:a|the) (?:car|fall|ball))\b/,
    lost: /^(?:my|a|an|the|our|him|her|it|in the|on the way|to|against|track|weight|money)\b/,
    stuck: /^(?:in (?:traffic|a|the|an|town)|at|on|with|behind|here|there|indoors)\b/,
    spent: /^(?:the|a|an|my|all|some|most|too|\d|two|three|hours|time|money)\b/,
    raw: /^(?:meat|fish)\b/,
    desperate: /^for (?:a|some) (?:coffee|tea|drink|wee|pee|loo|smoke|break)\b/,
    afraid:
      /^(?:we|not|so|there|you|your|it is|that is|the|i (?:can|will|have|must|do|am|could)|this)\b/,
    happy:
      /^(?:birthday|christmas|new year|easter|holidays|hour|anniversary|to (?:help|assist|oblige|discuss|answer|hear|chat|provide|send|explain|share|wait)|for you|ending|medium)\b/,
    glad: /^to (?:hear|help|assist|oblige|meet)\b/,
    pleased: /^to (?:meet|inform|announce|hear|help|confirm)\b/,
    delighted: /^to (?:meet|inform|announce|confirm)\b/,
    interested: /^(?:party|parties|in (?:buying|renting|hiring))\b/,
    nervous: /^(?:system|tic|laugh)\b/,
    bitter: /^(?:taste|coffee|chocolate|cold|end)\b/,
    numb: /^(?:foot|hand|fingers|leg|from the)\b/,
    empty: /^(?:fridge|house|room|glass|bottle|stomach|handed)\b/,
    blank: /^(?:page|on)\b/,
    keen: /^on\b/,
    determined: /^by\b/,
    missing:
      /^(?:from|my (?:keys|wallet|phone)|a|the (?:bus|train|point|deadline)|some|out|one|work|school)\b/,
    exposed: /^to\b/,
    protective: /^(?:gear|clothing|case)\b/,
    connected: /^to (?:the|wifi|a)\b/,
    proud: /^(?:owner|father of the|parent of)\b/,
    stressed: /^(?:syllable|the)\b/,
    appreciated: /^(?:the|his|her|their|it|that)\b/,
    drained: /^(?:the|my phone|of)\b/,
    desolate: /^(?:landscape|place)\b/,
    'sorry for':
      /^(?:the|my|any|being|not|bothering|all|that|this|it|asking|late|writing|what|how|myself|everything|your loss)\b/,
    'bad for': /^(?:the|me|business|health|it|us|you|a|being)\b/,
    'sad for': /^(?:a|the|days|weeks|months|years|me|so|too|no|some|hours|such|as)\b/,
    'heartbroken for': /^(?:a|the|days|weeks|months|years|so|some)\b/,
    'i miss':
      /^(?:the|my|a|an) (?:bus|train|flight|plane|call|appointment|meeting|deadline|turn|exit|point|goal|shot|class|lesson|dose|pill|stop|target)\b/,
    'i love her': LOVED_THING,
    'love her': LOVED_THING,
    'i missed':
      /^(?!(?:him|them|you|home)\b|her(?: (?:so|very|terribly|more|every|already|too|and|but|when|as|like|badly|much|,|today|all|from)\b|$)|it (?:so|all)\b|my (?:mum|mom|mother|dad|father|sister|brother|husband|wife|partner|son|daughter|kids|children|friends?|family|dog|cat|home|old|gran|nan)\b)/,
    'i fear': /^(?:not|so|the worst is over|we are|that is)\b/,
    'i appreciate': /^(?:that (?:you|this) (?:are|may|might)|your (?:time|patience|interest))\b/,
    'had enough': /^(?:time|money|to|food|sleep|chairs|room|space|milk|people|points|left)\b/,
    'over it': /^(?:all|again|and over|with|in|by|on|the)\b/,
    'can not wait': /^(?:any|much|that|too|here|around|forever|all)\b/,
    'in hindsight': /^(?:it|that|this) (?:was|is) (?:good|great|right|funny|fine|worth|lucky)\b/,
    'lucky to have': /^(?:missed|been)\b/,
    welcome: /^(?:to|back|home)\b/,
    'beneath me': /^(?:the|in|was|is|on)\b/,
    'the nerve': /^(?:to|in|is|was)\b/,
  }),
)

/** Whose thought it is that the writer feels it. */
export const SAYING = set(
  'think thinks thought say says said believe believes believed assume assumes assumed ask asks asked tell tells told claim claims claimed suspect suspects suspected wonder wonders wondered insist insists insisted joke joked decided know knows knew see sees saw notice noticed guess guessed suppose admit admitted realise realised realize realized remember found feel felt swear confess confessed mean write wrote texted whispered mentioned figured',
)
/** Of oneself these tell what is not so, or not known. */
export const DOUBTING = set(
  'thought hope hoped wish wished imagine imagined doubt pretend pretended wonder wondered ask asked expected worry worried fear feared dreamt dreamed suspect',
)

export const CONDITION = set('if unless whether whenever')
export const GONE =
  /^(?:(?:is|has|had|was|have) )?(?:(?:all|finally|slowly|almost|completely|suddenly|long|now|mostly) )?(?:gone|faded|passed|vanished|disappeared|melted|evaporated|lifted|left me|went away|subsided|wore off|dissolved|eased|over)\b/
