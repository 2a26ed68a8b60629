/**
 * What a sentence that somebody else wrote about a person gives itself away by: each list is one kind of claim that is not
 * shown, or only with a "may". Written for sentences of language models; a person's own words are never put to it.
 */

/** Where one of these stands, something is offered as a possibility and not as a fact. */
export const SUPPOSED =
  /\b(?:may|maybe|might|perhaps|could|can|seems?|seemed|appears?|appeared|probably|possibl[ey]|likely|as if|as though|sounds? like|looks? like|looked like|sounded like|to you it|in your eyes|for you it|wonder|suppose|guess|if|whether|would|one way|another (?:way|reading))\b/i

/** How it was seen or felt, which may be told whatever others had in mind. */
export const PERCEIVED =
  /\b(?:(?:you|your) (?:\w+ )?(?:saw|see|felt|feel|heard|hear|thought|think|believed?|fear(?:ed)?|expect(?:ed)?|took it|took this|read it|told yourself|picture|imagine|guess(?:ed)?|sense(?:d)?)|it (?:felt|feels|looked|looks|sounded|seemed) )\b/i

/** Somebody else's mind, told as if it could be seen. */
export const MIND_OF_OTHERS =
  /\b(?:he|she|they|who|(?:your|his|her|their|the|that) (?:\w{1,24} ){0,2}\w{1,24}|\p{Lu}\p{L}{1,24}) (?:(?:really|only|just|simply|clearly|obviously|secretly|probably not|never|always|still|actually|deliberately|knowingly|also|both|all) ){0,2}(?:wants?|wanted|means? to|meant (?:to|it)|intend(?:s|ed)?|tr(?:ies|ied) to|(?:is|are|was|were) trying to|plans? to|planned (?:it|to)|hopes? to|thinks?|thought|believes?|believed|knows?|knew|feels?|felt|loves?|loved|hates?|hated|envies|envied|resents?|despises?|enjoys?|enjoyed|fears?|cares?|cared|(?:do|does|did)(?:n['’]t| not) (?:care|love|respect|want|value|like|trust|mind|know|remember|understand|believe|need|miss|think|feel)|(?:is|are|was|were) (?:(?:secretly|really|just|only|clearly|still|always) )?(?:not important to (?:you|him|her|them)|upset|offended|embarrassed|hurt by|jealous|envious|threatened|afraid|ashamed|angry|disappointed|proud|hiding|punishing|testing|using|manipulating|controlling|ignoring|avoiding|mocking|cheating|lying)|look(?:s|ed)? down on|takes? (?:you|it) for granted|regrets?|respects?|respected)\b/iu

export const ON_PURPOSE =
  /\b(?:secretly|pitied you|laughed (?:at|about) you|(?:is|was) (?:with|seeing) (?:another|somebody|someone)|another (?:woman|man)|(?:left|leave) you for|turned (?:\w+ ){1,3}against you|told (?:him|her|them) to|forced you|paid by|on purpose|deliberately|intentionally|out of (?:spite|envy|jealousy|malice)|to (?:hurt|punish|humiliate|spite|control|test|get rid of|make (?:a )?fool of|shut|silence|use) you|because (?:he|she|they) (?:wants?|wanted|hates?|envies|needs? to|(?:is|are|was|were) (?:jealous|afraid|weak|cruel|selfish))|behind your back|never meant|never (?:really )?(?:loved|cared|respected|wanted) you)\b/i

/** What was long before, or is each time: only who was there knows. */
export const HISTORY =
  /\b(?:always|never|ever since|every (?:single )?time|again and again|time and again|once again|yet again|over and over|since (?:you were|your|early) (?:a )?(?:child|childhood|young|little)\w*|as a child|in your childhood|when you were (?:a child|little|young|small)|all your life|your whole life|your entire life|for (?:many |several |so many )?(?:years|decades)|used to|early on|long ago|growing up|learned early|from the (?:very )?(?:start|beginning)|like (?:last time|before|so often)|as (?:usual|so often)|for the (?:second|third|fourth|first) time|old wound|from your past|your upbringing|how you (?:were|grew) (?:up|raised))\b/i

const any = (...words: string[]) => `(?:${words.join('|')})`

export const PLATITUDES = new RegExp(
  `\\b${any(
    'everything happens for a reason',
    'bright side',
    'silver lining',
    'fish in the sea',
    '(?:it is|it[’s]{1,2}|that is|this is) (?:just|only) an? \\w+',
    '\\w+ is (?:just|only) an? (?:dog|cat|pet|animal|house|name|job|game|school trip|phase)',
    '(?:boys|kids|girls|men|women|people) will be (?:boys|kids|girls|men|women|people)',
    'home is where',
    'good fences',
    'good things come to',
    'winning is (?:not )?everything',
    "life is(?: not|n[’']t) (?:always )?fair",
    'win some',
    'the past is the past',
    'life goes on',
    'sticks and stones',
    'if (?:he|she|they) wanted to,? (?:he|she|they) would',
    'have to (?:go|die) (?:some|one) day',
    'be grateful (?:that|for)',
    '(?:stay|stayed|staying) positive',
    'have another (?:child|baby|one|dog|cat) (?:soon|one day)',
    'let (?:it|this|that|them|him|her) (?:all )?go\\b(?! (?:to|home|on))',
    'move on\\b(?! to)',
    'get over (?:it|him|her|them|this|that)',
    'time heals',
    'one door closes',
    '(?:this|it) too shall pass',
    'you (?:are|will be|will come out) stronger (?:than|for it)',
    'you only live once',
    'better late than never',
    'blood is thicker',
    'there are (?:plenty|other|more) (?:of )?fish',
    '(?:tomorrow is|every day is) (?:a new|another) day',
    'time will tell',
    'it (?:will|is going to|’s going to) (?:all )?be (?:fine|ok(?:ay)?|alright|all right)',
    'it could (?:be|have been) (?:much |far )?worse',
    'others have it (?:much |far )?worse',
    "what does(?: not|n[’']t) kill you",
    'it is what it is',
    'stay (?:strong|positive)',
    'be strong',
    'think positive(?:ly)?',
    'focus on the positive',
    'good vibes',
    'cheer up',
    'look (?:forward|ahead) and',
    "don[’']?t (?:worry|be sad|cry|overthink|take it personally)",
    'do not (?:worry|be sad|cry|overthink|take it personally)',
    'no need to (?:cry|worry|be (?:sad|upset|angry|ashamed))',
    'calm down',
    'just (?:relax|smile|breathe and forget|be (?:happy|grateful|yourself))',
    'at least (?:you|he|she|they|it|nobody)',
    "you(?:[’']re| are) (?:over-?reacting|too sensitive|being (?:dramatic|silly|unreasonable))",
    'it was (?:only|just) an? (?:\\w+ )?(?:dog|cat|pet|animal|job|game|exam|house|name|car|word|joke|school trip|phase|misunderstanding)',
    'not (?:that|so) (?:bad|big a deal|important)',
    'no big deal',
    "(?:she|he|they) (?:is|are|[’']s) in a better place",
    '(?:god|the universe|life) (?:never )?(?:has a plan|gives|sends|wants|knows)',
    'meant to be',
    'blessing in disguise',
    'on (?:your|the) journey',
    'healing journey',
    "you (?:got|have got|[’']ve got) this",
    'believe in yourself',
    'follow your heart',
    'live (?:and|,) laugh',
    'forgive and forget',
    'choose happiness',
    'happiness is a choice',
    'you (?:should|must) (?:be|feel) (?:grateful|thankful|happy|glad)',
    'count your blessings',
    'no pain,? no gain',
    'everyone (?:feels|goes through) (?:this|that|it)',
  )}`,
  'i',
)

/** That somebody who was hurt brought it on themselves. */
export const BLAME =
  /\b(?:why did you (?:wait|let|not)\b|did you (?:smoke|drink|cheat|provoke)\b|you should have (?:gone|been|done|asked|come)|you gave (?:him|her|them) (?:diabetes|cancer|it)\b|your (?:own )?fault|you(?:['’]ve| have)? (?:brought (?:it|this|that) (?:on|upon) yourself|asked for (?:it|this|that)|provoked (?:him|her|them|it)|deserved? (?:it|this|that|what happened|to be (?:left|fired|ignored|punished|lonely|alone)))|you (?:are|were) (?:the one )?to blame|yourself to blame|serves you right|you (?:should|could) have (?:known|seen it coming|stopped|prevented|fought|left)|if you had(?:n['’]t| not)? (?:only )?(?:been|listened|dressed|stayed|gone)|you let (?:him|her|them) (?:hurt|hit|touch|do)|you made (?:him|her|them) (?:do|hit|hurt|angry))\b/i

const ILLNESS = any(
  'health anxiety',
  'burn(?:t|ed)[- ]?out',
  'cancer',
  'narcissis\\w*',
  'psychopath\\w*',
  'sociopath\\w*',
  'borderline',
  'bpd',
  'bipolar',
  'ptsd',
  'adhd',
  'ocd',
  'autis\\w*',
  'depression',
  'clinical\\w*',
  'depressive',
  'schizo\\w*',
  'psychotic',
  'psychosis',
  'paranoid',
  'paranoia',
  'hysteri\\w*',
  'neuroti\\w*',
  'codependen\\w*',
  'alcoholi\\w*',
  'addict\\w*',
  'anorexi\\w*',
  'bulimi\\w*',
  'burn-?out',
  'traumas?',
  'traumati[sz]ed',
  'trauma bond\\w*',
  'panic attacks?',
  'on the spectrum',
  'gaslight\\w*',
  'toxic',
  '(?:anxiety|panic|mood|personality|eating|attachment|stress|adjustment) (?:disorder|problem|issue)s?',
  'disorders?',
  'syndrome',
  'mentally ill',
  'mental illness',
  'insane',
  '(?:anxious|avoidant|disorgani[sz]ed) attachment',
)
/** An illness or a disorder given to somebody: "you have", "he is a", "doctors call this". */
export const DIAGNOSIS = new RegExp(
  [
    `\\b(?:you|he|she|they|who|it|this|that|your \\w+|his|her|their|\\w+ (?:husband|wife|boss|mother|father|partner|friend|sister|brother)) (?:(?:probably|clearly|may|might|could|likely|certainly|obviously|most likely|just|really|also) ){0,3}(?:have|has|had|is|are|was|were|be|suffers?|suffering|shows?|sounds? like|seems?|looks? like)\\b[^.;!?]{0,40}?\\b${ILLNESS}\\b`,
    `\\b(?:doctors?|psychologists?|therapists?|experts?|professionals?|specialists?) (?:\\w+ )?(?:call|calls|would call|name|say|would say|diagnos\\w*)\\b`,
    `\\b(?:signs?|symptoms?|case|form|type|diagnosis) of (?:\\w+ ){0,3}${ILLNESS}\\b`,
    '\\bdiagnos\\w*',
    `\\byour ${ILLNESS}\\b`,
  ].join('|'),
  'i',
)
/** Said of somebody, these judge a character; whoever used the word first, nobody is told that it is so. */
export const CHARACTER_WORD =
  /^(?:narcissis\w*|psychopath\w*|sociopath\w*|borderline|psychotic|paranoid|hysteri\w*|neuroti\w*|toxic|insane|gaslight\w*)$/i

/** The illness a sentence speaks of; where the person used the word, it is theirs. */
export const ILLNESS_WORD = new RegExp(`\\b${ILLNESS}\\b`, 'i')

export const PRESCRIPTION =
  /\b(?:give|take|use|inject)\b[^.;!?]{0,30}\b(?:insulin|sleeping pill|sedatives?|(?:less|more|half|double)[^.;!?]{0,20}(?:pills?|tablets?|dose))\b|\b(?:stop|skip|cancel|refuse)\b[^.;!?]{0,20}\b(?:check-?ups?|treatments?|therapy|appointments?)\b|\b(?:take|try|use|swallow|get|ask for|up|raise|double|start)\b[^.;!?]{0,30}\b(?:xanax|valium|diazepam|lorazepam|ambien|prozac|zoloft|sertraline|ssris?|benzos?|benzodiazepines?|antidepressants?|sleeping (?:pills?|tablets?)|painkillers?|opioids?|oxycodone|tramadol|adderall|ritalin|ketamine|weed|cannabis|pills?|tablets?|medicines?|medications?|meds|dose|\d+ ?mg)\b|\b(?:prescri\w+|antidepress\w*|\d+ ?mg|milligrams?)\b|\b(?:have|drink|pour|try) (?:a |another |some |two )?(?:drinks?|glass of (?:wine|whisky)|whisky|vodka|bottle)\b|\b(?:wine|beer|whisk(?:e)?y|vodka|rum|gin|drinks?) (?:will|would|may|might|can|could) (?:\w+ )?(?:help|calm|relax|ease|do)\b/i

/** What is said of somebody to make them small. */
export const INSULT = new RegExp(
  [
    `\\b(?:you(?:[’']re| are)|you (?:will )?(?:always )?(?:be|were|remain)|(?:s?he|they) (?:is|are|was|were)|(?:s?he|they)[’'](?:s|re)|your \\w+ (?:is|are|was)) (?:(?:just|such|so|really|nothing but|only|simply|clearly|obviously|a|an|the|too|and|still|always|quite|very|being|most|one) ){0,4}${any(
      'worthless',
      'pathetic',
      'stupid',
      'dumb',
      'idiots?',
      'weak',
      'useless',
      'ridiculous',
      'disgusting',
      'ugly',
      'selfish',
      'crazy',
      'losers?',
      'failures?',
      'burdens?',
      'nothing',
      'nobody',
      'a joke',
      'joke',
      'coward(?:ly|s)?',
      'lazy',
      'liars?',
      'monsters?',
      'bad (?:mother|father|person|friend|wife|husband|daughter|son|parent)',
      'terrible (?:mother|father|person|friend|wife|husband|parent)',
      'unlovable',
      'unwanted',
      'hysterical',
      'dramatic',
      'childish',
      'needy',
      'fat',
      'trash',
      'garbage',
      'evil',
      'bastards?',
      'bitch(?:es)?',
      'assholes?',
      'scum',
      'parasites?',
      'hopeless case',
      'inferior',
      'mediocre',
      'the problem',
    )}\\b`,
    '\\b(?:nobody|no one|none of them) (?:really |actually )?(?:likes?|loves?|wants?|needs?|respects?|believes?|cares about|can stand) you\\b',
    '\\beverybody (?:\\w+ ){0,3}(?:knows it|laughs at you|pities you|is tired of you|hates you)\\b',
    '\\b(?:shut up|grow up|man up|toughen up|get a grip|pull yourself together|stop (?:whining|complaining|crying|being))\\b',
    '\\b(?:fuck|shit|damn you|screw (?:you|him|her|them)|pwned)\\b',
    "\\byou (?:do not|don[’']t) deserve\\b",
  ].join('|'),
  'i',
)

/** Asks for secrets or money, sells something, or leads elsewhere. */
export const REQUEST =
  /\b(?:tell|send|give|share|enter|type|confirm|reply with|provide|show|read out|paste)\b[^.;!?]{0,40}\b(?:password|passcode|pin|code|codes|one-time|security (?:question|number)|card number|credit card|bank|iban|account number|social security|login|log-in|credentials|address|phone number|full name|date of birth)\b|\b(?:your account (?:is|has been|was|will be) (?:locked|suspended|blocked|closed)|verify your|verification code|wire|bitcoin|crypto\w*|gift cards?|wallet address|send (?:us |me )?(?:money|\$|€|£)|transfer (?:the |your )?(?:money|funds)|pay (?:us|now|here)|buy (?:now|our|the app|it today)|order (?:now|today)|subscribe|discount|promo(?:tion)? code|coupon|special offer|limited offer|free trial|\d+ ?% off|only \$|only €|sign up (?:at|now|today|here|for (?:our|the|a free|free))|click|tap the link|download|visit our|our (?:website|app|programme|program|course|webinar|product|premium)|call (?:us|now|this number|the number)|dial|text us|whatsapp|telegram|use (?:the )?code|sponsored)\b/i

/** Speaks as a machine, or of what it was told. */
export const SHOWS_MACHINE =
  /\b(?:as an ai|language model|i(?:['’]m| am) (?:an ai|sorry,? but|unable|not able|dan\b)|i can(?:not|['’]t) (?:help|assist|do that|comply|continue)|system prompt|my instructions|(?:ignore|forget|disregard)\b[^.]{0,30}\b(?:instructions|rules|above|previous)|(?:developer|debug|admin|god|dan|root) mode|jailbr\w+|json|schema|openai|anthropic|chatgpt|claude|gemini|llama)\b/i

/** Steps that can do harm. They are said only where the person spoke of them first, and never after harm or a death. */
export const HEAVY_STEPS: readonly RegExp[] = [
  /\b(?:leave|divorce|dump|ditch|separate from|split (?:up )?(?:with|from)|break up(?: with)?|walk out on|pack (?:your|a) (?:bags?|things))\b(?! (?:it|this|that|the (?:room|table|house for|phone|message|office|desk)|(?:\w+ )?(?:a |the )?(?:note|message|line|voicemail|phone|window|light|time|room|space|gap|door open|early|for a walk))\b)/i,
  /\b(?:move out|quit|resign|hand in your notice|give notice|turn (?:the|this|that|your) (?:place|offer|job) down|turn down (?:the|this|that|your) (?:place|offer|job)|cancel (?:the|your|this) (?:contract|wedding|move|lease))\b/i,
  /\b(?:put (?:him|her|it|them) (?:to sleep|down|in a home)|take the (?:kids|children) (?:back|away)|demand (?:an )?(?:answers?|apolog\w+|explanations?)|tell (?:his|her|their) (?:bride|wife|husband|boss))\b/i,
  /\b(?:confront|expose|shame (?:him|her|them|your)|threaten|warn|punish|get (?:even|back at)|take (?:your )?revenge|make (?:him|her|them) (?:pay|regret|jealous|sorry)|teach (?:him|her|them) a lesson|slap|hit|beat|post (?:it|this|that) (?:online|publicly))\b/i,
  /\b(?:sue|(?:get|hire|call) a lawyer|press charges|take (?:him|her|them) to court|report (?:him|her|them|your))\b/i,
  /\b(?:forgive|reconcile|make (?:up|peace) with|apologi[sz]e to (?:him|her|them)|give (?:him|her|them) (?:another|a second) chance|go back to (?:him|her|them))\b/i,
  /\b(?:cut (?:all |any |every )?(?:off|ties|contact|(?:him|her|them) (?:off|out))|block (?:him|her|them)|never (?:speak|talk) to)\b/i,
  // Against what is somebody else's, or in secret.
  /\b(?:(?:put|pour|paint|scratch|install|break|hide|search|go through|look (?:into|through)|go to|wait (?:at|by)|follow)\b[^.;!?]{0,30}\b(?:his|her|their) (?:cars?|lockers?|coffee|tea|food|phones?|bags?|mails?|messages|house|home|flat|desk|things)|hidden camera|secretly|without telling (?:any\w*|him|her|them))\b/i,
  /\b(?:spend|borrow|lend|invest|sell (?:your|the) (?:house|car|home)|empty your)\b/i,
  /\b(?:get drunk|drink|smoke|fast|skip (?:meals|lunch|dinner|eating)|stop eating|starve)\b(?! (?:water|(?:a |some )?(?:glass of )?(?:water|tea)|a glass|some))/i,
]
/** To be in touch with somebody: never with whoever did harm, and with nobody who died. */
export const CONTACT_STEP =
  /\b(?:talk|speak|call|phone|ring|text|message|write|mail|email|contact|meet|visit|reach out|tell|ask|invite|see|sit down with|face|explain to|listen to)\b[^.;!?]{0,12}\b(?:him|her|them|your (?:husband|wife|partner|boyfriend|girlfriend|ex|father|mother|dad|mum|mom|uncle|aunt|brother|sister|boss|stepfather|stepmother|neighbou?r|coach|teacher))\b/i
