/**
 * Phrases that speak of danger to life, by family. They run over text that was made plain first
 * (`crisis-text.ts`): lower case, no apostrophes, sentences apart by " . ". Every gap is bounded, so no
 * input can make them slow. They aim at being right when they fire; the trained models add reach.
 */
export const CRISIS_FAMILIES = [
  'direct',
  'passive',
  'plan',
  'self-harm',
  'farewell',
  'burden',
  'not-eating',
  'harm-to-others',
  'violence-at-home',
  'other-person',
] as const
export type CrisisFamily = (typeof CRISIS_FAMILIES)[number]

const GAP = '(?:\\w+ ){0,4}'
const SHORT = '(?:\\w+ ){0,2}'
const WANT =
  '(?:want to|wanna|wantto|want|going to|gonna|ima|imma|about to|plan to|planning to|intend to|decided to|ready to|rather|need to|have to|will|ill|might|may|could just|tempted to|thinking of|thinking about|thought about|think about|thoughts of|consider|considering|keep imagining|dream of|dreaming of|fantasi[sz]e about|fantasi[sz]ing about|feel like|close to|trying to|tried to|ways to|how to|mean to|must)'
const KILL_SELF =
  '(?:kill(?:ing)? (?:my ?self|me tonight)|unalive|unaliving|un alive|commit(?:ting)? (?:suicide|sewerslide)|end(?:ing)? (?:my|this) (?:own )?life|end(?:ing)? it all|tak(?:e|ing) my (?:own )?life|hang(?:ing)? my ?self|shoot(?:ing)? my ?self|drown(?:ing)? my ?self|off(?:ing)? my ?self|poison(?:ing)? my ?self|do(?:ing)? (?:away with|in) my ?self|do my ?self in|cut(?:ting)? my wrists?|put(?:ting)? an end to (?:it|my life)(?: myself)?|blow(?:ing)? my (?:brains|head)|overdose|overdosing|end my suffering|jump(?:ing)? off (?:the|a|that) (?:bridge|roof|building|balcony|cliff)|step(?:ping)? in front of (?:the|a) (?:train|bus|truck|lorry))'
const RELATIVE =
  '(?:friend|bestie|brother|sister|son|daughter|child|kid|cousin|nephew|niece|mother|mom|mum|father|dad|wife|husband|partner|boyfriend|girlfriend|gf|bf|ex|roommate|flatmate|housemate|colleague|coworker|classmate|neighbou?r|student|pupil|grandson|granddaughter|grandpa|grandma|grandfather|grandmother|uncle|aunt|auntie|boss|teammate|stepson|stepdaughter|stepbrother|stepsister|girl|boy|teenager)'
const PARTNER =
  '(?:he|she|him|her|husband|wife|partner|boyfriend|girlfriend|bf|gf|dad|daddy|father|stepdad|stepfather|mother|mum|mom|stepmum|stepmom|ex|brother|uncle|parents|son|daughter|they|fiance|fiancee)'
const HITS =
  '(?:hits?|hitting|hit|beats?|beat|beating|punche[sd]|punches|punching|slaps?|slapped|slapping|kicks?|kicked|kicking|chokes?|choked|choking|strangles?|strangled|strangling|burns|burned|burnt|bites|bit|shoves?|shoved|threatens to kill|threatened to kill|threatened me with|rapes?|raped|locks?|locked|hurts|grabbed|grabs|pinned|drags|dragged|throws|threw)'
const NOT = '(?:dont|do not|didnt|cant|cannot|never|no longer|not|wouldnt)'

export const CRISIS_PATTERNS: Record<CrisisFamily, readonly string[]> = {
  direct: [
    '\\b(?:kill|killing|killed) myself\\b(?! (?:laughing|with (?:this|these|the|that|my) (?:work|workouts?|training|homework|diet|commute)|over (?:this|a|the) (?:deadline|project|exam|essay)|trying to (?:finish|get|meet|please)|at (?:the gym|work)|for (?:this|that) (?:job|company)|to (?:finish|meet|get)))',
    '\\b(?:tak(?:e|ing) my own life|end(?:ing)? myself|top(?:ping)? myself|end my own life|dying by my own hand|by my own hand)\\b',
    '\\b(?:made up my mind|intend|decided|planning|plan|prefer|like|love|ready|want|wanna|hoping|hope|meaning|mean) to (?:\\w+ )?(?:die|be dead)\\b(?! (?:of|laughing|for|in (?:my|this) (?:sleep )?(?:old|bed)|at home|with dignity|doing what))',
    '\\b(?:thought about|think about|thinking of|thoughts of|about) suicide (?:\\w+ ){0,2}(?:from|again|a lot|every|all|daily|today|last|since|when|and|\\.|$)',
    '\\bsuicide (?:is|has|looks?|seems?|lookin|feels?) (?:\\w+ ){0,6}(?:option|way|answer|want|comfort|only)\\b',
    '\\b(?:ctb|catch the bus forever|kermit suicide|commit sudoku)\\b',
    '\\burge (?:to|2) (?:end my life|die|cut|kill|jump)\\b',
    '\\b(?:dont|do not) (?:expect|think i will|think ill|plan|want|intend) to (?:be alive|make it to|see|reach|live (?:past|to)|survive) (?:\\w+ ){0,4}(?:birthday|summer|winter|spring|year|christmas|\\d+|when|next|by)\\b(?! (?:deadline|my (?:bus|train|flight)))',
    '\\b(?:dont|do not) want any more days\\b',
    `\\bi(?:m| am|ve been| have been| was|d)? (?:${GAP})?${WANT} (?:${SHORT})?${KILL_SELF}\\b`,
    `^(?:${SHORT})?(?:wanna|want to|gonna|going to|thinking about|thinking of) (?:${SHORT})?${KILL_SELF}\\b`,
    `\\b(?:thoughts?|idea|urge|impulse|wish|plans?|courage|nerve) (?:of|to|about) (?:just )?${KILL_SELF}\\b`,
    '\\bi (?:\\w+ ){0,3}(?:want to|wanna|wish to|would like to|hope to|hope i|need to|just want to|long to|prefer to) (?:just |really |simply |only )?(?:die|be dead|stop living|not exist|stop existing|no longer exist)\\b(?! (?:for|of|laughing|from|in (?:a|this) hole))',
    '^(?:\\w+ ){0,2}(?:wanna|want to) (?:just )?(?:die|be dead|stop existing)\\b',
    '\\b(?:id|i would|i) rather (?:be dead|not be alive|not exist|not be here)\\b',
    '\\bi (?:dont|do not|no longer|dont even|really dont|just dont) (?:want to|wanna|wish to) (?:live|be alive|exist|be on this (?:earth|planet)|keep living|go on living|be here any ?more|continue living)\\b(?! (?:in|with|at|near|together|there|like this with))',
    '\\bi (?:want|need|wish|would like) (?:my|this) life to (?:be over|end|stop)\\b',
    '\\b(?:im|i am|feel|feeling|been|felt|actively|so) (?:\\w+ ){0,2}suicidal\\b',
    '\\bsuicid(?:e|al)(?: \\w+){0,3} (?:thoughts?|methods?|note|is (?:what|all|the only)|every day|tonight|again)\\b(?! (?:by|about) (?:the|a) (?:book|film|character))',
    '\\b(?:thinking|think|thoughts?|thought|googling|google|searching|search|researching|reading up|planning|contemplating|considering|attempt(?:ed|ing)?) (?:\\w+ ){0,3}(?:suicide|sewerslide)\\b(?! (?:prevention|rates?|statistics|squad|hotline|bill|law|training))',
    '\\b(?:done|finished|through|tired|sick) (?:with|of) (?:living|being alive|existing|this life|my life|life altogether)\\b(?! (?:out of|in|with|like|on|off|as|at|here))',
    '\\bkms\\b',
    '\\b(?:sewerslide|self delete)\\b',
    '\\bno (?:point|reason|sense|purpose) (?:\\w+ ){0,2}(?:in|to|for) (?:\\w+ )?(?:liv(?:e|ing)|be(?:ing)? alive|stay(?:ing)? alive|exist(?:ing)?|keep (?:going|living)|going on|wak(?:e|ing) up)\\b',
    `\\b${NOT} (?:see|have|find|know|think of) (?:\\w+ ){0,2}(?:reason|point|purpose) (?:\\w+ ){0,3}(?:keep going|live|living|go on|stay alive|being here|be here|to continue)\\b(?! with)`,
    '\\b(?:life|living) (?:is|isnt|just isnt|feels|no longer|is not) (?:\\w+ ){0,3}(?:worth (?:living|it any ?more)|not worth living|pointless to continue)\\b',
    '\\bi (?:honestly |really |just |truly )?(?:cant|cannot|can not) (?:go on (?:living|any ?more|like this im done)|live any ?more|keep living)\\b',
    '\\bi (?:dont|do not) deserve to (?:live|be alive|exist)\\b',
    '\\bi (?:deserve|ought|should|have) to (?:die|be dead)\\b',
    '\\b(?:tonight|today|tomorrow|now|soon|finally) (?:i|ill|im) (?:\\w+ ){0,3}(?:end it|kill myself|do it for good|die)\\b',
    '\\b(?:end|ending) (?:it|things|everything) (?:all|once and for all|for good|properly|tonight|permanently)\\b(?! with)',
  ],
  passive: [
    '\\b(?:pray|praying|hope|hoping|wish|wishing) (?:\\w+ ){0,3}(?:for )?(?:a |the |my )?(?:heart attack|something fatal|scan shows|cancer|stroke|aneurysm|crash)\\b',
    '\\b(?:dream|dreaming|think|thinking|fantasi[sz]e|fantasi[sz]ing) (?:about|abt|of) (?:\\w+ ){0,6}(?:being|be) dead\\b',
    '\\b(?:bored|sick|tired|weary|done) of (?:being alive|waking up every|staying alive)\\b',
    '\\bwaiting for (?:mine|my life|it all|something) to (?:be over|end|take me)\\b',
    '\\bwhats the point (?:in|of) (?:living|being alive|going on|existing|staying alive)\\b',
    '\\b(?:never|not) (?:woke|wake|waking) up (?:again )?(?:from|that would|would|in the morning|tomorrow)\\b(?! (?:early|late|on time))',
    '\\b(?:rather|prefer|id like to|want to) not (?:be|exist|live|wake up) (?:past|after|at all|any ?more|tomorrow|any longer)\\b',
    '\\b(?:wish(?:ed|ing)?|hop(?:e|ed|ing)|pray(?:ed|ing)?|prefer|glad|relieved|fine|nice|good|better|happy|ok|okay|wouldnt mind|would not mind|dont mind|suit me) (?:\\w+ ){0,6}(?:wouldnt wake up|would not wake up|wont wake up|dont wake up|didnt wake up|not wake up|not waking up|never woke up|never wake up|never waking up|stop breathing|stay asleep forever|takes? me in my sleep|take me in my sleep|not come round|dont come round|never come back up)\\b',
    '\\b(?:wish(?:ed|ing)?|hop(?:e|ed|ing)|pray(?:ed|ing)?) (?:\\w+ ){0,4}(?:was dead|were dead|am dead|was never born|were never born|never been born|hadnt been born|had not been born|would die|could die|had died|had not survived|hadnt survived|didnt exist|did not exist|dont exist|would crash|would hit me|would kill me|would end me|wasnt alive|werent alive|wont be alive)\\b(?! (?:laughing|of shame))',
    '\\bif i (?:never woke up|didnt wake up|died|were dead|was dead|got hit|dropped dead|just died|vanished|stopped existing|dont wake up|die) (?:\\w+ ){0,8}(?:fine|okay|ok|relie[fv]|relieved|better|nobody would|no one would|who would|wouldnt mind|so be it|suit|good|be all right|easier|care)\\b',
    '\\b(?:fall|go|drift|get) (?:asleep|to sleep) and (?:never|not|stay) (?:wake|waking|asleep forever|wake up)\\b',
    '\\b(?:dont|do not|didnt|wouldnt|couldnt) (?:really |even |much |particularly )?(?:care|mind) (?:\\w+ ){0,3}(?:if|whether) i (?:live|lived|die|died|wake|woke|am alive|make it|survive|survived|live or die|get hit|dont wake)\\b',
    '\\b(?:not|dont want to|wouldnt be|rather not be|want to not be|not want to be) (?:\\w+ )?(?:here|alive|around) (?:any ?more|any longer|at all|permanently|tomorrow)\\b(?! (?:in|at) (?:this|the) (?:job|office|city|town|company))',
    '\\b(?:want|wanna|wish|like|going) (?:\\w+ ){0,3}(?:disappear|vanish|cease|go away|be gone) (?:\\w+ )?(?:for good|forever|permanently|from (?:this|the) (?:earth|world)|for ever|completely and forever)\\b',
    '\\b(?:being|be) dead (?:would|sounds|seems|feels|must|is)\\b',
    '\\b(?:no|havent got a|without a) (?:wish|will|desire) to (?:live|see another|wake|go on|be here)\\b(?! and then)',
    '\\b(?:lost|losing) (?:all |any |my |the )?(?:will|desire|wish) to live\\b(?! (?:and then|in (?:this|that) (?:meeting|queue)))',
    '\\bnothing (?:\\w+ ){0,2}(?:left )?to live for\\b',
    '\\bwish (?:\\w+ ){0,3}(?:a |the )?(?:car|truck|bus|lorry|train|plane) (?:\\w+ ){0,3}(?:hit|crash|run) ',
    '\\b(?:wouldnt|would not|dont|not) (?:even )?(?:swerve|mind (?:being|getting) hit|try to survive|fight it|look both ways)\\b',
    '\\bi (?:\\w+ ){0,2}(?:shouldnt|should not|was never meant to|am not meant to) (?:be alive|exist|have been born|have survived|live)\\b',
    '\\btired of (?:living|being alive|existing|breathing|waking up)\\b',
    '\\b(?:someone|somebody|god|they|doctors|nurse) should(?:ve| have)? (?:have )?let me (?:die|drown|go)\\b',
  ],
  plan: [
    '\\b(?:where|when|how|place|hotel|spot|day|night) (?:\\w+ ){0,2}(?:ill|i will|im going to|id|i would) do it (?:so|\\.|$|without|quietly|and)',
    '\\b(?:gun|rifle|revolver|pistol) (?:\\w+ ){0,6}(?:loaded|i loaded|bedside|under (?:the|my) (?:bed|pillow)|in my (?:drawer|lap|hand))\\b',
    '\\b(?:tablets|pills) (?:\\w+ ){0,8}(?:and a date|count them every|my exit|enough to|for the day i)\\b',
    '\\b(?:going|im) off the (?:balcony|roof|bridge)\\b',
    '\\b(?:find|found|finds) (?:me|my body) (?:until|on|in the|afterwards|first)\\b(?! (?:at|in the (?:kitchen|office|garden|queue)))',
    '\\bresearching (?:dosages|doses|methods)\\b',
    '\\b(?:saving|saved|hoarding|hoarded|collecting|collected|stashing|stashed|stockpiling|stockpiled|keeping|kept) (?:\\w+ ){0,5}(?:pills|tablets|meds|medication|insulin|sleeping pills)\\b(?! (?:in|for) (?:the|my) (?:fridge|trip|weekend))',
    '\\b(?:know|figured out|decided|chosen|picked|worked out|planned|researched) (?:exactly )?(?:how|when|where) (?:i|ill|im|id) (?:\\w+ ){0,3}(?:do it|end it|kill|die|go)\\b',
    '\\b(?:picked|chosen|set|have|got|chose|circled|marked) (?:\\w+ ){0,3}(?:a |the |my )?(?:date|day|deadline|method|spot|place|bridge|tree) (?:\\w+ ){0,4}(?:to (?:die|end it|kill)|for (?:it|ending it)|i (?:intend|plan|mean|want) to die|when i (?:die|go|end))\\b',
    '\\b(?:bridge|roof|balcony|cliff|tracks|platform|train|edge|ledge|window|overpass|traffic) (?:\\w+ ){0,6}(?:jump|jumping|stepping off|step off|letting go|throw myself|throwing myself|walk into|how easy it would be)\\b(?! (?:for|into) (?:charity|fun|the pool))',
    '\\b(?:jump|jumping|throw myself|throwing myself|step|stepping|walk|walking|drive|driving|steer|steering) (?:\\w+ ){0,2}(?:off|in front of|into|under) (?:\\w+ ){0,2}(?:bridge|roof|balcony|cliff|train|tracks|traffic|truck|lorry|oncoming|wall|tree|river|sea and not|the path of)\\b(?! (?:at the pool|for charity))',
    '\\b(?:bought|ordered|got|have|found|hid|hidden|tied|tested|checked|measured) (?:\\w+ ){0,4}(?:rope|noose|gun|pistol|razor blades|charcoal|helium|poison|cyanide) (?:\\w+ ){0,8}(?:ready|tonight|hang|for me|myself|beam|do it|end|just in case|enough|goodbye)\\b',
    '\\b(?:noose|rope) (?:\\w+ ){0,4}(?:neck|closet|garage|beam|attic|ready)\\b',
    '\\b(?:enough|bottle of|handful of|all (?:of )?(?:my|the)|whole (?:box|pack|bottle) of) (?:pills|tablets|meds|medication|paracetamol|insulin) (?:\\w+ ){0,5}(?:to (?:do it|end|die|sleep forever|not wake)|tonight|at once|in front of me|on the table|do the job|and wait)\\b',
    '\\bgun (?:\\w+ ){0,4}(?:in my mouth|to my head|against my (?:head|temple)|loaded (?:and|next to))\\b',
    '\\bplan (?:\\w+ ){0,5}(?:to (?:finally )?(?:end it|kill myself|die|end my life))\\b',
    '\\b(?:tonight|this weekend|on friday|on saturday|on sunday|on monday|by my birthday|after christmas) (?:\\w+ ){0,3}(?:ill|i will|im going to|i am going to|i) (?:finally )?(?:do it|end it|be gone)\\b',
    '\\b(?:look|looked|looking|googled?|googling|search(?:ed|ing)?|read(?:ing)?) (?:\\w+ ){0,3}(?:how many pills|lethal|painless (?:way|death)|ways to die|how to die|how much it takes|which floor)\\b',
    '\\b(?:fatal|lethal) dose\\b',
  ],
  'self-harm': [
    '\\b(?:fresh|new|deep) (?:cuts|burns|scars|lines) (?:\\w+ )?(?:on|along|across|under) my\\b',
    '\\bcut too deep\\b',
    '\\b(?:until|till) (?:i|it|they) (?:bleeds?|bled|bleed)\\b(?! from the (?:nose|cat))',
    '\\b(?:use|used|using|took) (?:the|a|my) (?:blade|razor|scissors|nail scissors|scalpel|lighter|knife) (?:on|to) my\\b(?! (?:beard|legs? hair|hair|face and))',
    '\\b(?:hurt|hit|slap|slapped|punch|burn|cut) myself (?:in|over and|where|until|till|on (?:the )?(?:thigh|arm|leg|purpose))\\b(?! the kitchen)',
    '\\b(?:punch|punched|hit|bit|bite|slam|slammed) my (?:own )?(?:legs?|thighs?|wrist|arm|face|head|hand) (?:\\w+ ){0,8}(?:until|till|so i can|calm|punish|bled|bleeds|feel|deliberately|on purpose|black and blue)\\b',
    '\\b(?:swallowed|took) (?:\\w+ ){0,3}on purpose\\b',
    '\\bput (?:cigarettes?|a cigarette|matches) out on my\\b',
    '\\bto punish myself\\b (?:\\.|$)',
    '\\b(?:cut|cutting|cuts|burn|burned|burnt|burning|scratch(?:ed|ing)?|hurt|hurting|harm|harming|punch(?:ed|ing)?|hit|hitting|bruis(?:ed|ing)|slic(?:e|ed|ing)|carv(?:e|ed|ing)|starv(?:e|ing)|bit|biting|stab(?:bed|bing)?) my ?self (?:\\w+ ){0,8}(?:again|on purpose|every|numb|feel|last night|tonight|because|so that|until|in the (?:bathroom|toilet|office)|deliberately|when|bleed|to (?:cope|calm|punish)|with)\\b(?! (?:a knife while|shaving|out of|chopping|cooking|onions))',
    '\\b(?:want|wanna|urge|urges|going|gonna|need|started|start|keep|kept|thinking about|thought about|cant stop|been|tempted|back to) (?:\\w+ ){0,2}(?:cut|cutting|hurt|hurting|harm|harming|burn|burning|slice|slicing|punish|injuring) my ?self\\b',
    '\\b(?:cut|cutting|sliced|slicing|carv(?:e|ed|ing)|burn|burned|burning|scratch(?:ed|ing)?|stabb(?:ed|ing)|scar(?:red|ring)?) (?:\\w+ ){0,2}(?:my|into my) (?:\\w+ )?(?:arms?|wrists?|thighs?|legs?|hips?|stomach|skin|forearms?|ankles?) (?:\\w+ ){0,8}(?:again|last night|because|numb|on purpose|every|feel|with|until|so|open|to|tonight|instead|deliberately|and (?:it|nobody|no one))\\b(?! (?:the (?:rose|cat|thorn|bramble|fence)))',
    '\\bself ?harm(?:ed|ing|s)?\\b (?:again|tonight|last night|daily|is|helps|because|every)\\b',
    '\\bi (?:\\w+ ){0,3}self ?harm(?:ed|ing)?\\b(?! (?:for \\w+ years|in \\w+ years|any ?more|years ago))',
    '\\b(?:razor|blade|razor blade|scalpel|lighter|craft knife|box cutter)s? (?:\\w+ ){0,6}(?:my (?:arm|wrist|thigh|leg|hip|skin)|calms? me|under my (?:pillow|mattress|phone case)|helps me|only thing)\\b',
    '\\b(?:hurt|injure|injured|bruises?|pain) (?:\\w+ ){0,3}(?:myself )?on purpose\\b(?! he| she)',
    '\\b(?:hold|held|put|press|pressed) (?:\\w+ ){0,2}(?:hand|arm|palm|wrist) (?:\\w+ ){0,3}(?:over|on|against|in) (?:\\w+ ){0,2}(?:hob|flame|stove|candle|hot|lighter)\\b (?:\\w+ ){0,3}(?:until|till|to feel|on purpose)',
    '\\b(?:bang|banging|banged|slam|slamming|smash|smashing) my head (?:\\w+ ){0,3}(?:wall|until|on purpose)\\b(?! metaphor)',
    '\\b(?:the )?(?:only thing|blood|cutting|bleeding|pain) (?:\\w+ ){0,3}(?:makes me feel (?:something|real|alive|better)|calms me|is the only)\\b',
  ],
  farewell: [
    '\\bby the time (?:anyone|you|they|she|he|this|someone) (?:\\w+ ){0,4}(?:reads?|finds?|goes out|sees?) (?:\\w+ ){0,5}(?:gone|wont be|dead|over)\\b',
    '\\b(?:joining|join|be with|follow) (?:him|her|them) soon\\b',
    '\\bcouldnt (?:stay in this world|hold on any longer|stay any longer)\\b',
    '\\b(?:dont|do not) (?:let|want) (?:\\w+ )(?:to )?(?:find me|be the one to find me)\\b',
    '\\bgoodbye everyone (?:\\w+ ){0,2}(?:im sorry|i tried|forgive)\\b',
    '\\b(?:my|the) (?:last|final) (?:day|summer|night) (?:\\w+ ){0,3}(?:alive|on earth|and ill be the one)\\b',
    '\\b(?:to whoever|whoever) finds (?:this|me)\\b',
    '\\b(?:wrote|written|writing|write|left|leaving|finished|recorded|recording) (?:\\w+ ){0,4}(?:goodbye|good bye|farewell|suicide|last|final) (?:letters?|notes?|messages?|videos?|words) ?(?:to|for|on|and|tonight|so|this|in|$|\\.)(?! (?:my (?:team|colleagues|coworkers|job)|at work))',
    '\\b(?:gave|giving|given) (?:\\w+ ){0,6}away (?:\\w+ ){0,6}(?:wont|will not|dont|not) (?:be )?(?:need|needing)\\b',
    '\\b(?:wont|will not|shant) (?:be )?(?:need|needing) (?:\\w+ ){0,3}(?:soon|where im going|any ?more|after|much longer)\\b (?:\\.|$|and|goodbye)',
    '\\bwhen (?:im|i am) (?:gone|dead|no longer here) (?:\\w+ ){0,6}(?:please|they|tell|you|take care|look after|nobody|no one|soon)\\b',
    '\\b(?:this is|these are) (?:my|the) (?:goodbye|last (?:message|entry|post|note|letter)|final (?:words|message|entry|post))\\b',
    '\\b(?:say|saying|said) (?:my |our )?(?:last |final )?goodbyes? (?:to everyone|to them all|for good|one last time|without them knowing)\\b',
    '\\bby the time you (?:read|find|see) this\\b',
    '\\bif (?:youre|you are) reading this (?:\\w+ ){0,3}(?:i|im|ive|gone|it)\\b',
    '\\b(?:forgive me|im sorry) (?:\\w+ ){0,4}(?:for leaving you all|i couldnt stay|for what i am about to do|for what im about to do)\\b',
    '\\btell (?:my|the) (?:\\w+ )?(?:kids|children|mum|mom|mother|dad|wife|husband|family|son|daughter|sister|brother|girls|boys|dog) (?:that )?i (?:love|loved) (?:them|her|him)\\b',
    '\\b(?:i|you|they) wont (?:see|hear from) (?:me|you|u|you guys|each other|u guys) (?:again|any ?more|ever again)\\b',
    '\\b(?:my|own) (?:funeral|obituary|coffin) (?:\\w+ ){0,8}(?:soon|needed|tonight|this week|dated|saturday|tomorrow)\\b',
    '\\b(?:put|putting|set|got|getting) (?:\\w+ )?my affairs in order (?:\\w+ ){0,5}(?:because|so|before i|goodbye|then|tonight|and then)\\b',
    '\\bafter ive (?:done it|gone|ended)\\b',
    '\\bi wont be (?:here|around|alive) (?:to see|when|for (?:it|christmas|much longer|your|his|her|the next)|much longer|after|by then|tomorrow|next)\\b(?! (?:next (?:week|month)|tomorrow) (?:because|im on))',
  ],
  burden: [
    '\\b(?:better|happier|easier|freer|fine|relieved|lighter|cheaper|smoother) (?:off )?(?:\\w+ ){0,4}(?:without me|if i (?:were|was|wasnt|werent|am|just) (?:\\w+ ){0,2}(?:gone|dead|alive|here|around|died|vanished|not here)|if i (?:died|disappeared|didnt exist|had an accident)|once im gone|when im dead|when im gone)\\b(?! (?:at work|on the team|in (?:the|this) (?:band|team|group|meeting)))',
    '\\b(?:burden|weight|dead weight|waste of space|drain|nuisance) (?:\\w+ ){0,10}(?:disappear for good|dead|die|gone|end (?:it|my)|without me|not be here|be rid of|relief for them|kill|stop existing|free them)\\b',
    '\\b(?:life )?insurance (?:\\w+ ){0,8}(?:if i (?:were|was|am|died|die|go)|when (?:im|i am|i) (?:gone|dead|die)|more than|worth more|gone)\\b',
    '\\bworth more dead\\b',
    '\\b(?:world|everyone|everybody|they|kids|children|family|wife|husband|mum|mom|parents|she|he|people) (?:\\w+ ){0,4}(?:better|happier|better place|easier) (?:\\w+ ){0,3}without me\\b(?! (?:at|on|in) (?:the|this) (?:team|meeting|band))',
    '\\b(?:nobody|no one|noone|who) (?:would|will|d) (?:even |really )?(?:miss me|notice if i (?:was gone|were gone|died|disappeared|vanished)|care if i (?:died|disappeared|was gone|were gone|was dead|were dead|lived|vanished))\\b',
    '\\b(?:more useful|cheaper|more valuable) (?:\\w+ ){0,3}(?:dead|as a payout|gone)\\b',
    '\\b(?:remove|take|erase|delete) myself from (?:this|the|their|her|his) (?:earth|world|lives?|picture for good|planet)\\b',
    '\\bi should(?:ve| have)? (?:have )?died (?:in|that|when|instead|back|with)\\b',
    '\\b(?:only way|best thing|kindest thing) (?:\\w+ ){0,8}(?:is|would be) (?:if i|for me to|to) (?:\\w+ ){0,2}(?:die|be dead|be gone|disappear|end|kill|not be here)\\b',
  ],
  'not-eating': [
    '\\b(?:havent|have not|hadnt|not|stopped|refus(?:e|ed|ing)|no longer|wont|didnt) (?:\\w+ ){0,2}(?:eat|eaten|eating|ate|food|meals|drink|drinking|drunk|water|swallow) (?:\\w+ |\\. ){0,16}(?:(?:dont|do not|not|doesnt) (?:\\w+ )?(?:care|mind|matter|scared) (?:\\w+ )?(?:if|whether|what)|heart (?:stops?|quits?|gives? (?:out|up))|die|dying|dead|want it to be over|fade away|until i go|kept alive|so be it|not to live|waste away)\\b',
    '\\b(?:starv(?:e|ing)|fasting|wast(?:e|ing)) (?:myself )?(?:\\w+ ){0,3}(?:to death|until i die|until im gone|away and)\\b',
    '\\b(?:days|weeks) (?:\\w+ ){0,3}(?:without (?:food|eating|water)|of not eating|since i (?:ate|last ate)) (?:\\w+ |\\. ){0,12}(?:dont care|do not care|good|die|heart|dead|fade|end)\\b',
    '\\b(?:skipp(?:ed|ing)|stopp(?:ed|ing)|not taking|refusing) (?:\\w+ ){0,2}(?:insulin|dialysis|heart (?:pills|meds|medication)) (?:\\w+ |\\. ){0,12}(?:die|dead|dont care|care|over|mind|end)\\b',
    '\\bmade myself sick again (?:\\w+ |\\. ){0,10}(?:dont (?:really )?(?:mind|care)|die|heart)\\b',
    '\\b(?:hope|hoping|wish) (?:\\w+ ){0,2}my heart (?:stops|gives out|quits|would stop|just stops)\\b',
  ],
  'harm-to-others': [
    '\\b(?:im|i am|id|ill|i|ima|imma) (?:\\w+ ){0,3}(?:afraid|scared|worried|terrified|might|going to|gonna|want to|wanna|will|could|keep thinking about|thinking about|thoughts of|think about|urge to|may|close to) (?:\\w+ ){0,6}(?:hurt|hurting|harm|harming|kill|killing|drown|drowning|shak(?:e|ing)|smother(?:ing)?|stab(?:bing)?|strangl(?:e|ing)|shoot(?:ing)?|poison(?:ing)?|attack(?:ing)?|hit|hitting) (?:my |the |our |this |his |her )?(?:\\w+ )?(?:baby|child|children|kids?|son|daughter|twins|newborn|toddler|wife|husband|mother|mum|mom|father|dad|brother|sister|parents|someone|somebody|people|everyone|him|her|them|boss|teacher|classmates|ex|family|neighbou?r|girlfriend|boyfriend|stepdad|stepfather)\\b(?! (?:s feelings|feelings|with kindness|by saying|if i tell|at (?:tennis|chess|poker)|in the (?:final|race|game|finals))| again by)',
    '\\b(?:shoot|sh00t|shooting|blow|blowing|burn|burning) (?:up|down) (?:\\w+ ){0,2}(?:school|place|office|class|church|house|mosque|synagogue|building|them|it with)\\b',
    '\\bkill (?:him|her|them|everyone|all of them) (?:tonight|tomorrow|for real|fr|and i mean it|and then myself|not joking|on monday|he|she)\\b',
    '\\b(?:hit|slapped|choked|punched|shook|kicked) my (?:girlfriend|wife|husband|boyfriend|baby|son|daughter|child|kid|partner|mother|mum|mom) (?:\\w+ |\\. ){0,14}(?:afraid|scared|again|worse|wont stop|might|couldnt stop|next time)\\b',
    '\\b(?:knife|gun|axe|hammer|petrol|gasoline|rifle) (?:\\w+ ){0,8}(?:his house|her house|their house|waiting for (?:him|her|them)|when he|make (?:him|her|them) pay|for (?:him|her|them))\\b',
  ],
  'violence-at-home': [
    `\\b(?:my )?(?:\\w+ )?${PARTNER} (?:\\w+ ){0,2}${HITS} me\\b(?! (?:out|up|in the face with (?:a|the) (?:ball|news)|down (?:when|at|in)|off|with (?:a|the) (?:news|bill|question|surprise|pillow|snowball|ball|idea|decision|truth)|that|as|under the|at (?:tennis|chess|poker|cards|scrabble|mario)|by (?:\\w+ )(?:points|seconds|minutes)|to it|a (?:deal|lifeline|party|look|compliment)|into (?:a (?:hug|dance)|the pool)|if|because of|deeply|so much by|when (?:he|she) (?:forgets|ignores|says|said|lies))|s\\b)`,
    '\\b(?:hands?|arm|belt|cord) (?:around|round|on) my (?:neck|throat)\\b(?! like a hug)',
    '\\b(?:he|she|husband|wife|partner|boyfriend|girlfriend|dad|father|mother|stepdad|ex|they) (?:\\w+ ){0,3}(?:threaten(?:s|ed)|said|says|swore|promised) (?:\\w+ ){0,4}(?:kill|hurt|burn|stab|shoot|acid|beat|drown) (?:me|us|my|the (?:kids|children|dog|cat)|her|him)\\b(?! feelings)',
    '\\b(?:scared|afraid|terrified|frightened) (?:to (?:go|come|be) (?:back )?home|of going home|of my (?:husband|wife|partner|boyfriend|girlfriend|dad|father|stepdad|stepfather|mother|ex|brother|son)|hell hit|he will hit|he might (?:hit|hurt|kill)|hell (?:hurt|kill)|shell (?:hit|hurt|kill)|for my life)\\b(?! (?:reaction|opinion|disappointment|driving|cooking))',
    '\\b(?:black eye|bruises?|broken (?:rib|ribs|arm|nose|jaw|finger)|split lip|marks on my (?:neck|arms)) (?:\\w+ |\\. ){0,10}(?:he|she|husband|wife|boyfriend|partner|dad|father|again and|cupboard|makeup|make up|long sleeves|nobody asks|told (?:work|them|everyone)|clothes cover)\\b(?! (?:fell off|tackled))',
    '\\b(?:he|she|they|husband|wife|partner|boyfriend|father|mother|parents|dad) (?:\\w+ ){0,2}(?:lock(?:s|ed)?|tie[sd]?|chain(?:s|ed)?|keeps? (?:me )?locked|force[sd]?) me (?:\\w+ ){0,2}(?:in|up|out|inside|to (?:have sex|marry|sleep with)|down)\\b(?! (?:with paperwork|at (?:chess|work)))',
    '\\b(?:raped|sexually (?:abused|assaulted)|molested|molests|touches me (?:at night|in bed|there|where)|comes into my (?:room|bed) at night|forces himself on me)\\b(?! (?:in the (?:book|film|novel|series)|by the character))',
    '\\b(?:taken|took|hides|hid|keeps) my passport\\b(?! (?:safe|in the (?:drawer|safe)))',
    '\\b(?:came|comes|went) at me with (?:a|the|his|her) (?:knife|poker|hammer|belt|bat|bottle|axe|gun|pan|scissors)\\b',
    '\\b(?:threw|throws|smashed|pulled|points?|pointed|held) (?:a |the |his |her )?(?:knife|gun|bottle|plates?|hot \\w+) (?:at|on|to|against) (?:me|my|us)\\b',
    '\\b(?:didnt|did not|hasnt|not) (?:hit|hurt|beat) me (?:today|this week|yet|so far|for a (?:week|few days))\\b',
    '\\b(?:dad|daddy|father|stepdad|he) (?:hits|hurts|beats|is hurting|is hitting|beat up|beats up|is beating|punched|strangled|hit) (?:mum|mummy|mom|mommy|my mum|my mom|my mother|mama|my sister|my brother|us|the kids|the children)\\b(?! (?:at|in) (?:tennis|chess|cards|the (?:race|game)))',
  ],
  'other-person': [
    `\\b(?:my|our|a|the|her|his)?(?: \\w+){0,2} ?${RELATIVE} (?:\\w+ ){0,7}(?:wants? to die|wanted to die(?! at home| in (?:her|his) (?:own )?bed)|wants? to (?:kill|hurt|end)|(?:kill|hurt|harm|cut|hang|end) (?:him|her|them) ?sel(?:f|ves)|killing (?:him|her)self|suicidal|end (?:it all|his life|her life|their life)|ending (?:it all|his life|her life)|take (?:his|her|their) (?:own )?life|overdos(?:e|ed|ing)|(?:going to|gonna|about to|threatening to|wants to) jump|doesnt want to (?:live|be here|be alive|wake up)|doesnt want to live any ?more|said goodbye (?:forever|and (?:hung|turned|switched))|cutting (?:him|her)self|cuts (?:him|her)self|self ?harm(?:s|ing)?|has a (?:gun|plan to|noose|rope))\\b(?! (?:off from|short|in (?:a|the) (?:novel|film|book|series|game|play)|of laughter))`,
    `\\b${RELATIVE} (?:\\w+ ){0,6}(?:took|taken|swallowed|swallowing) (?:\\w+ ){0,4}(?:whole|entire|all|bottle|pack|handful|too many|overdose|box)(?: \\w+){0,3} ?(?:pills|tablets|paracetamol|medication|meds|of them|sleeping)?\\b(?! (?:day|afternoon|weekend|week|cake|credit|blame))`,
    '\\b(?:she|he) (?:\\w+ ){0,4}(?:has a plan to|has the (?:pills|tablets|rope)|texted (?:me )?goodbye|is (?:on|standing on) the (?:roof|bridge|ledge)|wont answer and (?:the|her|his) door|took (?:a whole|the whole|all (?:of )?(?:her|his|the)) (?:\\w+ )?(?:bottle|pills|tablets|pack))\\b',
    '\\b(?:gf|bf|girlfriend|boyfriend|friend|brother|sister|son|daughter|husband|wife|mum|mom|dad) (?:is )?(?:\\w+ ){0,2}(?:on|standing on|up on) (?:the|a) (?:roof|bridge|ledge|tracks|overpass)\\b (?:\\w+ ){0,4}(?:wont|and|not|says|crying)',
    '\\b(?:neighbou?r|friend|sister|mother|mum|mom|cousin|colleague|coworker|student|aunt|daughter) (?:\\w+ ){0,6}(?:is being|gets|getting|been) (?:beaten|hit|abused|choked|strangled|raped)\\b',
    '\\b(?:neighbou?r|he|husband|father|dad|brother) (?:\\w+ ){0,3}(?:hits|beats|is beating|choked|strangled|is going to kill|will kill|might kill) (?:his|her|my) (?:wife|girlfriend|kids|children|mother|mum|mom|sister|daughter|son|child|baby|partner)\\b(?! (?:at|in) )',
    '\\b(?:cuts|scars|burns|marks|bruises) (?:\\w+ ){0,5}(?:on|under|along) (?:his|her|my (?:\\w+ )?(?:son|daughter|friend|sister|brother)s) (?:arms?|wrists?|sleeves?|thighs?|neck|watch)\\b(?! (?:from (?:the|a) (?:cat|fall|bike)))',
    '\\b(?:wrote|left|found|sent|posted) (?:\\w+ ){0,4}(?:suicide|goodbye) (?:note|letter|message|text)\\b(?! (?:to (?:my|the) (?:team|colleagues)|in the (?:book|film|novel)))',
  ],
}

/** Texts about books, films, news, trainings and wars speak of death without danger to anyone here. */
export const STORY_CONTEXT =
  '\\b(?:novel|movie|film|series|documentary|episode|podcast|chapter|headline|headlines|the news|article|anime|video ?game|sims|character|screenplay|training (?:at|day|session)|prevention|awareness|charity|museum|exhibition|dissertation|essay|lecture|opera|hamlet|reporter|suspect|musical|comedian|comedy|improv|rehearsal for)\\b'

/** Someone who looks back on danger that is over. */
export const LOOKING_BACK =
  '\\b(?:long ago|old (?:suicide|goodbye) (?:note|letter)|these days i|was suicidal (?:at|when|in)|diary from|old overdose|im well|i love my life|years (?:ago|clean|sober|out|since|free)|used to (?:cut|want|wish|hit|hurt|self|think|be)|recovered|back then|when i was (?:young|a teenager|younger|\\d+)|in my (?:teens|twenties)|since (?:19|20)\\d\\d|ten years|havent (?:cut|hurt|self ?harmed|had a dark)|no longer (?:want|feel|think|cut)|years later|safety plan from|out of that|survivor|anniversary of)\\b'
