/**
 * Parts of a map that many people have, by the words in their names: what one wants of them, and what one sees when
 * something is lost there, may be lost, or is won. The first that fits counts.
 */
export type Part = {
  /** Read on the item's normalised name. */
  cues: RegExp
  wanted: readonly string[]
  lost: readonly string[]
  ahead: readonly string[]
  gained: readonly string[]
}

type Texts = readonly [string, string]

const part = (cues: RegExp, wanted: Texts, lost: Texts, ahead: Texts, gained: Texts): Part => ({
  cues,
  wanted,
  lost,
  ahead,
  gained,
})

const VALUES: readonly Part[] = [
  part(
    /\bfair(?:ness)?\b|\bjustice\b|\bequality\b/,
    ['people getting what they have earned', 'the same rule for everyone'],
    [
      'a rule that did not hold for everyone',
      'something decided in a way that does not seem right to you',
    ],
    ['a decision that may not be a fair one', 'a chance that the rule will not hold for everyone'],
    ['things going to those who earned them', 'a rule that held for everyone this time'],
  ),
  part(
    /\bhonest\w*|\btruth\w*|\bintegrity\b|\bkeeping my word\b/,
    ['words one can build on', 'what is said and what is done being the same'],
    ['a gap between what was said and what was true', 'something bent that you want straight'],
    ['a moment that may ask for the truth', 'a chance that the truth comes out badly'],
    ['words and deeds that match', 'the truth being said where a lie was easier'],
  ),
  part(
    /\brespect\w*|\bdignity\b|\btaken seriously\b|\bappreciat\w*|\brecognition\b/,
    ['being treated as someone who counts', 'your word having weight'],
    ['being treated as if you counted for less', 'respect missing where you count on it'],
    ['a chance of being looked down on', 'a moment in which others may not take you seriously'],
    ['being treated as someone who counts, plainly', 'others taking your word for something'],
  ),
  part(
    /\btrust\w*|\bloyal\w*|\breliab\w*/,
    ['being able to rely on the people around you', 'promises that hold'],
    ['ground that gave way where you had stood firmly', 'something promised and not kept'],
    ['a doubt about who can be relied on', 'a promise that may not hold'],
    ['someone you can rely on', 'a promise that held'],
  ),
  part(
    /\bkind\w*|\bcompassion\b|\bempathy\b|\bgenerosity\b|\bhelping\b/,
    ['people being gentle with each other', 'being someone who does others good'],
    ['a moment without kindness', 'someone left alone with something hard'],
    ['a moment that may turn unkind', 'somebody who may come to be hurt'],
    ['kindness that reached someone', 'proof that people can be good to each other'],
  ),
  part(
    /\bindependen\w*|\bfreedom\b|\bautonomy\b|\bself-relian\w*/,
    ['deciding for yourself', 'standing on your own feet'],
    ['a choice taken out of your hands', 'having to lean on something you did not choose'],
    ['a way of life that may get narrower', 'others coming to decide for you'],
    ['more of your life in your own hands', 'a step you took on your own feet'],
  ),
  part(
    /\bsecur\w*|\bmoney\b|\bfinanc\w*|\bsavings?\b|\bstability\b|\bincome\b|\bproviding\b/,
    ['enough to live without fear', 'ground that holds from month to month'],
    ['less to fall back on than you had counted on', 'a hole where a cushion was meant to be'],
    ['sums that may not add up in the months to come', 'the cushion under you getting thinner'],
    ['a little more ground under your feet', 'one worry less at the end of the month'],
  ),
  part(
    /\bhealth\w*|\bfitness\b|\bwellness\b|\bbody\b|\bwell-?being\b/,
    ['a body you can count on', 'feeling well enough to live your days'],
    ['a body that does not go along', 'strength missing where you need it'],
    ['something about your body that you cannot be sure of', 'health that may not hold'],
    ['a body that carries you', 'strength coming back'],
  ),
  part(
    /\bsafe\w*|\bpeace\b|\bcalm\b|\bquiet\b/,
    ['being able to let your guard down', 'a life without having to watch your back'],
    ['a place or moment that is no longer safe for you', 'peace broken from outside'],
    ['something that could come too close', 'a danger you cannot rule out'],
    ['being able to breathe out', 'a place where nothing has to be watched'],
  ),
  part(
    /\bfaith\b|\bgod\b|\bchurch\b|\bbeliefs?\b|\bspiritual\w*|\breligion\b/,
    ['something larger than you to hold on to', 'living by what you believe in'],
    [
      'a distance where you were used to feel held',
      'something that goes against what you hold holy',
    ],
    ['a test for what you believe', 'a question your faith has not answered yet'],
    ['being held by something larger than you', 'what you believe in becoming real for a moment'],
  ),
  part(
    /\bincluded\b|\bbelonging\b|\bcommunity\b|\bfitting in\b|\baccepted\b/,
    ['having a place among people', 'being one of them without having to ask'],
    ['standing outside where you want to be in', 'a circle that closed without you'],
    ['a place among them that may not hold', 'a chance of ending up outside'],
    ['a place among people that is yours', 'being one of them without having to ask'],
  ),
  part(
    /\bcompeten\w*|\bintelligen\w*|\bbeing smart\b|\bbeing good at\b|\bprofessional(?:ism)?\b|\bperfection\w*/,
    ['being good at what you do', 'others being able to trust your work'],
    ['a moment that did not show what you can do', 'a mark on your picture of yourself as capable'],
    [
      'a moment in which others will judge what you can do',
      'a chance of looking less able than you are',
    ],
    ['proof of what you are able to do', 'others seeing what you can do'],
  ),
  part(
    /\breputation\b|\bimage\b|\bwhat (?:people|others|they)\b.*\bthink\b|\bstatus\b|\bstanding\b/,
    ['a good name', 'being seen as who you are'],
    [
      'your name in a worse light than you deserve',
      'others seeing something that is not the whole of you',
    ],
    ['a chance of your name suffering', 'talk that you cannot steer'],
    ['your name in a good light', 'others seeing what you are about'],
  ),
  part(
    /\bconfiden\w*|\bself-?(?:worth|esteem|respect)\b|\bcourage\b/,
    ['being able to think well of yourself', 'trust in your own steps'],
    ['a dent in how you think of yourself', 'doubt where you had some trust in yourself'],
    ['a moment that could shake your trust in yourself', 'a test of how you think of yourself'],
    ['a good reason to think well of yourself', 'trust in your own steps, earned'],
  ),
  part(
    /\bwork-?life\b|\bbalance\b|\bfree time\b|\btime (?:with|for)\b|\brest\b/,
    ['time that is not already spoken for', 'a life that is more than duties'],
    ['hours taken from where you wanted them', 'time promised to one thing and eaten by another'],
    ['less time in the weeks to come', 'hours that may be taken from where you want them'],
    ['time where you want it', 'hours that belong to you again'],
  ),
]

const BEING: readonly Part[] = [
  part(
    /\bbeing (?:a )?(?:mother|mom|mum|father|dad|parent)\b|\b(?:being a )?(?:good|patient|loving|better|great) (?:mother|mom|mum|father|dad|parent)\b|\bparenting\b|\bmotherhood\b|\bfatherhood\b|\bbecoming a (?:mother|father|parent|mom|mum|dad)\b/,
    ['being the parent you want to be', 'a child who feels safe with you'],
    ['a moment in which being a parent hurts', 'a picture of family that did not come true here'],
    [
      'a part of being a parent that is out of your hands',
      'doubt whether you can be what a child needs',
    ],
    ['being the parent you hoped to be, for this moment', 'a child who is well with you'],
  ),
  part(
    /\bbeing a good (?:son|daughter|sister|brother|friend|wife|husband|partner|neighbou?r|colleague|person|nurse|teacher|doctor|boss|leader)\b|\bbeing (?:a )?(?:helpful|kind|dependable|responsible|loyal)\b/,
    ['being there for others in the way you mean to', 'being someone others can count on'],
    ['a moment that was not how you mean to be', 'a gap between what you meant and how it went'],
    [
      'a moment in which you may let someone down',
      'doubt whether what you can give will be enough',
    ],
    ['yourself, doing it the way you mean to', 'someone who is better off because of you'],
  ),
]

const PEOPLE: readonly Part[] = [
  part(
    /\b(?:starting|having|building) a family\b|\bhaving (?:a )?(?:child|children|baby)\b/,
    ['a family of your own, in its time', 'the child you can already picture'],
    ['a hope that has to wait', 'a place that you had already made in your life'],
    ['a wish that nobody can promise you', 'a long way on which little can be steered'],
    ['a wish that is coming true', 'a family that begins'],
  ),
  part(
    /\b(?:mother|mom|mum|mama|father|dad|papa|parents)\b/,
    ['{item} being well and close', 'things being good between you and {item}'],
    ['a hard moment that involves {item}', 'something about {item} that you wish were different'],
    [
      'something about {item} that you cannot protect',
      'time with {item} that may be short or hard',
    ],
    ['{item} close, and things well between you', 'something good shared with {item}'],
  ),
  part(
    /\b(?:sons?|daughters?|kids?|child(?:ren)?|baby|grandson|granddaughter|grandkids|grandchildren)\b/,
    ['{item} being safe and happy', 'being close to {item}'],
    [
      'something about {item} that hurts you',
      'a moment with {item} that you wish had gone otherwise',
    ],
    ['something ahead for {item} that you cannot keep away', 'a risk for {item}'],
    ['{item} doing well', 'a moment with {item} that nobody can take away'],
  ),
  part(
    /\b(?:wife|husband|spouse|partner|boyfriend|girlfriend|fianc\w*|marriage|relationship|love)\b/,
    ['being on the same side', 'closeness that holds in a hard week'],
    ['distance where you want closeness', 'the two of you on different sides'],
    ['a question over the two of you', 'closeness that may not hold'],
    ['the two of you on the same side', 'love that shows itself'],
  ),
  part(
    /\b(?:best friend|friends?|friendships?|mates?|bestie|friend group)\b/,
    ['friends who think of you', 'a friendship where both hold on'],
    ['something between friends that hurts', 'friendship that is not as easy as it was'],
    ['a friendship that may change', 'doubt how firm this friendship is'],
    ['a friend who is really there', 'time with people who like you as you are'],
  ),
  part(
    /\b(?:boss|manager|supervisor|colleagues?|co-?workers?|team)\b/,
    ['people at work who are straight with you', 'being backed by those you work with'],
    ['something at work not as you had counted on', 'a crack in how you work together'],
    ['a talk or choice at work that others will decide', 'doubt whether you are backed'],
    ['being backed by those you work with', 'people at work who see what you do'],
  ),
  part(
    /\b(?:sister|brother|siblings?|cousins?|aunt|uncle|grand\w+|nan|nana|family|in-laws|relatives)\b/,
    ['your people holding together', 'being met with warmth at home'],
    ['something in the family that is not as it was', 'something among your people that hurts'],
    ['something ahead that may strain the family', 'worry for one of your own'],
    ['your people together', 'warmth from your own people'],
  ),
  part(
    /\b(?:dog|cat|pets?|puppy|kitten|horse|rabbit)\b/,
    ['many good days with {item}', '{item} being well and near'],
    [
      'an empty place where {item} used to be, or pain you cannot explain to an animal',
      'something that hurts one who trusts you',
    ],
    ['something about {item} that may go badly', 'a risk for one who trusts you'],
    ['{item} well and near', 'a small life that is glad of you'],
  ),
]

const DOING: readonly Part[] = [
  part(
    /\b(?:career|job|work|profession\w*|promotion|business|company|startup)\b/,
    ['your work leading somewhere', 'a place where your effort counts'],
    ['effort that did not count the way it could have', 'a step back, or a door that stays shut'],
    ['ground at work that may move', 'a future at work that others will decide'],
    ['your work leading somewhere', 'effort that counts'],
  ),
  part(
    /\b(?:degree|stud(?:y|ies)|school|college|university|grades?|exams?|education|thesis|phd|course|scholarship)\b/,
    ['your learning paying off', 'getting where these years are meant to take you'],
    ['a setback on a long way', 'months of work that did not show'],
    ['a result that is still open', 'a hurdle on the way you chose'],
    ['your learning paying off', 'one more stretch of the way behind you'],
  ),
  part(
    /\b(?:home|house|flat|apartment|garden|kitchen)\b/,
    ['a place where you can be as you are', 'a door you can close behind you'],
    ['home being less of a home', 'something wrong in the one place meant for rest'],
    ['a home that may not stay as it is', 'a change coming to your own four walls'],
    ['a place of your own that feels right', 'home being a good place to be'],
  ),
  part(
    /\b(?:running|marathon|sport|football|soccer|gym|team|training|swimming|climbing|cycling|yoga|tennis|basketball|rugby|cricket)\b/,
    ['getting better at what you train for', 'a body and a head that work together'],
    ['training that did not show', 'a result below what you can do'],
    ['a day on which training has to show', 'a body that may not go along'],
    ['training that shows', 'what your body and will can do together'],
  ),
  part(
    /\b(?:music|guitar|piano|band|choir|art|painting|writing|novel|book|photography|poetry|craft|cooking|baking|woodwork|sewing|knitting|dance|theatre|acting|hobby)\b/,
    ['making something that is really yours', 'time with what you love to do'],
    [
      'something you put yourself into, met with less than you hoped',
      'less of what you love to do',
    ],
    [
      'a piece of yourself that others will look at',
      'doubt whether it will turn out as you hear or see it',
    ],
    ['something of your own making', 'time with what you love to do'],
  ),
  part(
    /\b(?:travel\w*|trip|holiday|vacation|living abroad|adventures?)\b/,
    ['seeing more of the world with your own eyes', 'something to look forward to'],
    ['a trip or dream of one that did not come about', 'something you had looked forward to, gone'],
    ['a way ahead that you do not know yet', 'plans that may not hold'],
    ['the world getting wider', 'days you will remember'],
  ),
  part(
    /\b(?:recovery|sobriety|sober|clean)\b/,
    ['every further day that you stay with it', 'a life that is yours again'],
    ['a crack in something you built day by day', 'a step back on a hard way'],
    ['a test for what you have built', 'days that may be hard to get through'],
    ['one more day that nobody can take back', 'what your own decision has made possible'],
  ),
  part(
    /\b(?:dreams?|goals?|ambitions?|plans?|future|wedding|retirement)\b/,
    ['the picture you have of your life becoming real', 'moving towards what you want'],
    [
      'a picture of the future that has to be redrawn',
      'something you were moving towards, further off',
    ],
    ['a picture of the future that may not come true', 'a plan with an open question in it'],
    ['a picture of your life becoming real', 'a step towards what you want'],
  ),
]

export const PARTS: readonly Part[] = [...VALUES, ...BEING, ...PEOPLE, ...DOING]
