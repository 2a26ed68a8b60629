/**
 * Everything in a text that belongs to a word. `forms` need a frame before them ("I am", "it made me"); those under
 * `alone` state the feeling without one. `usual` is for forms that are clearly weaker or stronger than their word.
 */
export const FEELING_FORMS: Readonly<
  Record<string, { forms: string; alone?: string; usual?: Readonly<Record<string, number>> }>
> = {
  relief: {
    forms: 'relieved, relief, reassuring, off the hook',
    alone:
      "what a relief, such a relief, phew, a weight off, a weight fell, i can breathe again, thank god it's over, dodged a bullet, finally over, thank goodness, thank heavens",
    usual: { phew: 3, 'a weight off': 6 },
  },
  gratitude: {
    forms: 'grateful, thankful, appreciative, gratitude, lucky, blessed, fortunate, thankful for',
    alone:
      "i appreciate, i can't thank her enough, i owe him one, counting my blessings, lucky to have, bless her, bless him",
  },
  love: {
    forms: 'love, loving, in love, adoring, loved, cherished, fond',
    alone:
      'i love him, i love her, i love them, love him, love her, love them, love you, my heart is full, i adore, head over heels, i love you',
  },
  tenderness: {
    forms: 'tender, tenderness, affectionate, protective, caring, affection',
    alone: 'my heart melts, melted my heart, made my heart melt, warmed my heart',
  },
  calm: {
    forms:
      'calm, peaceful, at peace, at ease, serene, tranquil, relaxed, settled, chilled, mellow, untroubled, quiet inside, restful',
    alone: 'made my peace, i feel still inside, peace of mind',
    usual: { serene: 5, relaxed: 4 },
  },
  contentment: { forms: 'content, contented, contentment, cosy, cozy, snug', alone: 'all is well' },
  gladness: {
    forms: 'glad, pleased, gladness, cheerful, happy enough, well pleased',
    alone: 'made me smile',
    usual: { pleased: 3, cheerful: 4 },
  },
  happiness: {
    forms:
      'happy, happiness, cheery, merry, in high spirits, upbeat, happier, happiest, happier than ever',
    alone:
      'made my day, happy tears, in a good mood, can not stop smiling, can not stop grinning, grinning from ear to ear, walking on sunshine',
    usual: { happiest: 9 },
  },
  joy: {
    forms: 'joyful, joyous, joy, overjoyed, blissfully happy, moved to tears of joy',
    alone:
      'wept with joy, tears of joy, my heart sang, over the moon, on cloud nine, best day of my life',
    usual: { overjoyed: 9, 'over the moon': 9, 'on cloud nine': 9, 'best day of my life': 9 },
  },
  delight: {
    forms: 'delighted, delight, chuffed, tickled pink, charmed',
    alone: 'what a treat',
    usual: { chuffed: 5 },
  },
  elation: {
    forms:
      'elated, thrilled, ecstatic, euphoric, exhilarated, giddy with joy, thrilled to bits, chuffed to bits, jubilant, blissful',
    alone: "walking on air, couldn't stop grinning, floating, i floated home",
    usual: { thrilled: 8, ecstatic: 10, euphoric: 10, blissful: 8 },
  },
  amusement: { forms: 'amused', alone: 'cracked me up, in stitches' },
  moved: {
    forms: 'moved, touched, moved to tears, humbled, warm inside',
    alone: 'brought tears to my eyes, warm and fuzzy',
    usual: { 'moved to tears': 8 },
  },
  awe: {
    forms: 'in awe, awestruck, speechless with wonder, full of wonder',
    alone: 'took my breath away',
    usual: { 'in awe': 7, awestruck: 8 },
  },
  admiration: {
    forms: 'admiring, impressed, inspired by',
    alone: 'i admire, i look up to, hats off to',
  },
  closeness: { forms: 'close, connected, bonded', alone: 'we clicked, on the same wavelength' },
  belonging: {
    forms: 'welcome, included, accepted, at home, belong',
    alone: 'part of the team, these are my people',
  },
  comfort: {
    forms:
      'safe, comforted, secure, protected, looked after, cared for, comfortable, reassured, soothed',
  },
  trust: { forms: 'trusting, confident in them', alone: 'i can rely on, can count on' },
  understood: {
    forms: 'understood, seen, heard, believed',
    alone: 'finally someone gets it, she gets me, he gets me',
  },
  freedom: {
    forms: 'free, liberated, lighter, unburdened, carefree',
    alone: 'free at last, i can do what i want',
  },
  triumph: {
    forms: 'triumphant, victorious, on top of the world',
    alone: 'nailed it, smashed it',
    usual: { 'on top of the world': 9 },
  },
  pride: {
    forms: 'proud, pride, beaming, prouder',
    alone: 'bursting with pride',
    usual: { 'bursting with pride': 9, beaming: 7, prouder: 7 },
  },
  satisfaction: {
    forms:
      'satisfied, satisfying, fulfilled, gratified, good about myself, gratification, productive',
    alone: "job well done, good day's work, ticked it off",
  },
  accomplishment: { forms: 'accomplished, capable, competent, good at it' },
  confidence: {
    forms:
      'confident, self-assured, sure of myself, strong, ready, prepared, well prepared, assured',
    alone: "i've got this, i can do this",
  },
  flattered: {
    forms: 'flattered, honoured, honored, complimented',
    alone: 'what a compliment, what an honour',
  },
  appreciated: {
    forms:
      'appreciated, valued, recognised, recognized, respected, needed, special, wanted, noticed',
    alone: 'it meant a lot that',
  },
  interest: { forms: 'interested, interest, intrigued, drawn to, fascinated' },
  curiosity: { forms: 'curious, curiosity, nosy, wondering', alone: 'dying to know' },
  hope: {
    forms: 'hopeful, hoping, optimistic, positive about, hope, encouraged',
    alone: 'fingers crossed, there is hope, light at the end of the tunnel, things are looking up',
  },
  anticipation: {
    forms: 'looking forward, anticipating, counting down, buzzing about',
    alone:
      "looking forward to, counting the days, can't wait to, can't wait for, can't wait until, can't wait till",
    usual: { "can't wait to": 6 },
  },
  eagerness: {
    forms: 'eager, keen, raring to go, motivated, itching to, pumped, up for it',
    usual: { 'raring to go': 7 },
  },
  excitement: {
    forms: 'excited, excitement, buzzing, stoked, hyped, thrilled about, giddy, psyched, exciting',
    alone: "can't wait, butterflies in a good way, woohoo, yay",
    usual: { stoked: 8, hyped: 8, "can't wait": 7 },
  },
  inspiration: { forms: 'inspired, uplifted, fired up, sparked', alone: 'gave me ideas' },
  determination: {
    forms: 'determined, resolved, driven',
    alone: "i won't give up, i'm going to do this, bring it on",
  },
  infatuation: {
    forms: 'smitten, infatuated, falling for, besotted',
    alone: 'have a crush, head over heels for',
  },
  surprise: {
    forms: 'surprised, astonished, amazed, taken aback, gobsmacked',
    alone: "out of the blue, didn't see it coming, couldn't believe my eyes",
  },
  sadness: {
    forms:
      'sad, sadness, unhappy, tearful, in tears, sorrowful, upset, depressed, miserable, saddened, down about, heavy-hearted, upset about, mournful, weepy, sadder',
    alone: 'my heart is heavy, breaks my heart to see',
    usual: { unhappy: 5, tearful: 6, upset: 5, depressed: 8, miserable: 8, sadder: 6 },
  },
  'low spirits': {
    forms: 'down, low, blue, flat, glum, gloomy, in a funk, out of sorts, meh, mopey',
    alone: 'not myself',
  },
  disappointment: {
    forms:
      'disappointed, disappointment, let down, bummed, gutted, deflated, crestfallen, disappointing, underwhelmed, disillusioned, dismayed',
    alone: 'what a letdown, i was so looking forward to, got my hopes up',
    usual: { bummed: 3, gutted: 7, crestfallen: 6, underwhelmed: 3 },
  },
  hurt: {
    forms: 'hurt, wounded, stung, cut to the quick, crushed by, hurtful, bruised, heart-sore',
    alone: 'that hurt, it stings, cut me deep, like a slap in the face, hurt my feelings',
    usual: { 'that hurt': 5, 'it stings': 4, 'cut me deep': 7, 'like a slap in the face': 7 },
  },
  loneliness: {
    forms:
      'lonely, alone, all alone, isolated, lonesome, forlorn, friendless, cut off, on my own again, lonelier',
    alone: 'i have no one, so alone',
    usual: { 'all alone': 7, 'i have no one': 8, 'so alone': 8 },
  },
  'left out': {
    forms:
      'left out, excluded, overlooked, forgotten, uninvited, like an outsider, like a fifth wheel',
  },
  rejection: {
    forms: 'rejected, unwanted, turned down, dumped, discarded, unloved, pushed away, abandoned',
    usual: { dumped: 7, abandoned: 8 },
  },
  'missing someone': {
    forms: 'missing',
    alone: 'i miss, miss her, miss him, missing them, wish you were here, i missed',
  },
  longing: {
    forms: 'longing, yearning, aching for, pining',
    alone: 'i long for, if only i had, my heart aches for',
    usual: { 'aching for': 8 },
  },
  homesickness: { forms: 'homesick, out of place here', alone: 'miss home' },
  nostalgia: {
    forms: 'nostalgic, nostalgia, sentimental',
    alone: 'those were the days, takes me back, the good old days, memories came flooding back',
  },
  bittersweet: { forms: 'bittersweet', alone: 'happy and sad, laughing and crying, glad and sad' },
  grief: {
    forms:
      'grieving, grief, grief-stricken, mourning, bereaved, in mourning, sorrow, in grief, broken with grief',
    alone: 'waves of grief, the grief comes',
    usual: { sorrow: 8 },
  },
  heartbreak: {
    forms:
      'heartbroken, devastated, shattered, crushed, broken, broken-hearted, inconsolable, wrecked, distraught, destroyed',
    alone: 'broke my heart, my heart is broken',
    usual: { inconsolable: 10 },
  },
  despair: {
    forms: 'in despair, despairing, desperate, despair, desolate',
    alone: 'at the end of my rope, i see no way out, rock bottom',
    usual: { desperate: 9 },
  },
  emptiness: {
    forms: 'empty, hollow, drained of everything',
    alone: 'a hole in me, nothing means anything',
  },
  numbness: {
    forms: 'numb, blank, switched off, detached, dead inside',
    alone: "i feel nothing, can't feel anything, on autopilot",
    usual: { 'dead inside': 9 },
  },
  exhaustion: {
    forms:
      'exhausted, tired, drained, worn out, burnt out, burned out, knackered, running on empty, weary, wiped out, tired out, fatigued, spent, done in, sleepy',
    alone: 'nothing left to give, dead on my feet',
    usual: {
      tired: 4,
      drained: 7,
      'burnt out': 8,
      'burned out': 8,
      'running on empty': 8,
      'dead on my feet': 8,
      weary: 5,
      sleepy: 2,
    },
  },
  boredom: {
    forms:
      'bored, boredom, bored stiff, dull, uninterested, stuck in a rut, boring, tedious, unstimulated',
    alone: 'same old same old',
    usual: { 'bored stiff': 6 },
  },
  discouragement: {
    forms: 'discouraged, disheartened, demoralised, demotivated, dejected, defeated',
    alone: "what's the point of trying, lost heart",
  },
  helplessness: { forms: 'helpless, powerless, at a loss', alone: 'my hands are tied' },
  envy: {
    forms: 'envious, green with envy, envy, covetous',
    alone: 'i envy, wish i had her life, wish it were me, i envied',
    usual: { 'green with envy': 7 },
  },
  compassion: {
    forms:
      'compassionate, sympathetic, sorry for, pity, heartsick for, sad for, bad for, heartbroken for',
    alone: 'feel for her, feel for him, my heart goes out, poor thing, feel for them',
  },
  'taken for granted': {
    forms: 'taken for granted, unappreciated, undervalued, invisible, ignored, unseen',
  },
  melancholy: { forms: 'melancholy, melancholic, wistful, pensive' },
  unease: {
    forms: 'uneasy, unsettled, uncomfortable, weird about, weird, strange, odd, off',
    alone: "something feels off, doesn't feel right, bad feeling about",
  },
  concern: {
    forms: 'concerned, concern, concerned about, bothered about',
    alone: 'keeping an eye on',
  },
  nervousness: {
    forms:
      'nervous, jittery, on edge, tense, keyed up, twitchy, jumpy, nervy, unprepared, nerve-racking',
    alone: 'butterflies, stage fright',
  },
  worry: {
    forms: 'worried, worry, worrying, fretting, stressed about, troubled, preoccupied, worries',
    alone:
      "i keep thinking about what could, can't stop thinking about, worried sick, sick with worry, i worry",
    usual: { 'worried sick': 9, 'sick with worry': 9, troubled: 5 },
  },
  anxiety: {
    forms: 'anxious, anxiety, angsty, worked up, panicky, a nervous wreck',
    alone: 'knot in my stomach, on pins and needles',
    usual: { panicky: 7, 'a nervous wreck': 8 },
  },
  stress: {
    forms:
      'stressed, stressed out, under pressure, frazzled, hectic, swamped, pressured, up to my ears, stretched thin',
    alone: 'no time for anything',
    usual: { frazzled: 6, swamped: 6 },
  },
  overwhelmed: {
    forms:
      'overwhelmed, snowed under, drowning in, in over my head, overstimulated, overloaded, overworked, distressed, distress, overwhelming',
    alone: "i can't cope, can't keep up, falling apart, it's all too much",
    usual: { "i can't cope": 9, 'falling apart': 9, distressed: 8, distress: 8 },
  },
  doubt: {
    forms:
      'unsure, uncertain, doubtful, hesitant, having doubts, second-guessing, sceptical, skeptical',
    alone: 'in two minds, am i doing the right thing',
  },
  torn: {
    forms: 'torn, conflicted, ambivalent, stuck between',
    alone: 'pulled in two directions, whatever i do is wrong, i have mixed feelings',
  },
  insecurity: {
    forms: 'insecure, unsure of myself, self-doubt, like an impostor, like a fraud, not up to it',
    alone: "impostor syndrome, they'll find out",
  },
  confusion: {
    forms: 'confused, puzzled, baffled, lost, bewildered, perplexed, disoriented',
    alone: "doesn't make sense, don't know what to think, mixed up",
  },
  suspicion: {
    forms: 'suspicious, distrustful, mistrustful, paranoid, wary of',
    alone: 'smell a rat, something fishy',
  },
  fear: {
    forms:
      'afraid, scared, frightened, fearful, fear, spooked, scared stiff, scary, intimidating, more scared, dead scared',
    alone: 'blood ran cold, i fear',
    usual: { spooked: 4, 'scared stiff': 8, 'blood ran cold': 8, scary: 5 },
  },
  fright: {
    forms: 'startled, fright, alarmed',
    alone: 'made me jump, nearly jumped out of my skin, gave me a scare, my heart stopped',
  },
  terror: {
    forms: 'terrified, petrified, terror, scared to death, horrified, terrifying, panic-stricken',
    alone: 'frozen with fear, scared out of my wits',
    usual: { petrified: 10, 'scared to death': 10 },
  },
  panic: {
    forms: 'panicking, panicked, in a panic, panic, freaked out, hysterical',
    alone: 'panic attack, freaking out',
    usual: { hysterical: 10 },
  },
  jealousy: { forms: 'jealous, jealousy, possessive, replaced by' },
  wariness: {
    forms: 'wary, cautious, guarded, careful around',
    alone: 'on my guard, walking on eggshells',
  },
  unsafe: {
    forms: 'unsafe, threatened, in danger, intimidated',
    alone: "afraid of him, scared of him, don't feel safe",
  },
  vulnerable: {
    forms: 'vulnerable, exposed, fragile, raw, naked, thin-skinned, delicate, unprotected',
  },
  trapped: {
    forms: 'trapped, stuck, cornered, caged, suffocated, claustrophobic',
    alone: 'walls closing in',
  },
  shock: {
    forms:
      'shocked, in shock, stunned, shaken, shook, dazed, speechless, rattled, reeling, dumbfounded, flabbergasted',
    alone: "it hasn't sunk in",
    usual: { shaken: 6, speechless: 7, rattled: 5 },
  },
  annoyance: {
    forms:
      'annoyed, irked, miffed, bugged, peeved, bothered, put out, narked, annoying, irritating, displeased',
    alone: 'gets on my nerves, it bugs me, for goodness sake, got on my nerves, bugs me',
    usual: { 'put out': 3, displeased: 3 },
  },
  irritation: {
    forms:
      'irritated, irritable, grumpy, cranky, snappy, cross, grouchy, moody, touchy, prickly, aggravated, agitated',
    alone: 'short fuse, on my last nerve',
  },
  impatience: { forms: 'impatient, sick of waiting' },
  frustration: {
    forms:
      'frustrated, frustrating, frustration, thwarted, blocked, stuck on it, held back, infuriating',
    alone: 'banging my head against, could tear my hair out, drives me mad',
  },
  exasperation: {
    forms: 'fed up, exasperated, sick to death of',
    alone:
      "so done, i'm done with, had enough, sick of, sick and tired, last straw, over it, at the end of my patience, can't take it any more, tired of",
    usual: { 'so done': 7, 'last straw': 8, 'over it': 5 },
  },
  anger: {
    forms:
      'angry, anger, mad, mad at, pissed off, cross with, worked up about, ticked off, hot with anger, upset with, heated, steaming, angrier, upset at',
    alone: 'how dare, i could scream',
    usual: { 'pissed off': 7, 'i could scream': 8 },
  },
  fury: {
    forms:
      'furious, livid, fuming, seething, incensed, infuriated, enraged, boiling, apoplectic, irate',
    alone: 'makes my blood boil, saw red, hit the roof',
    usual: { livid: 9, apoplectic: 10 },
  },
  rage: { forms: 'raging, in a rage, rage, berserk', alone: 'blind with rage' },
  resentment: {
    forms: 'resentful, resentment',
    alone:
      "i resent, hold it against, can't forgive him, can't forgive her, holding a grudge, still not over what, i resented",
  },
  bitterness: {
    forms: 'bitter, embittered, sour, jaded, cynical',
    alone: 'left a bitter taste, after everything i gave',
  },
  indignation: {
    forms: 'indignant, outraged, appalled at, scandalised',
    alone: "it's not fair, so unfair, that's just wrong",
    usual: { outraged: 8, 'so unfair': 7 },
  },
  betrayal: {
    forms:
      'betrayed, betrayal, stabbed in the back, cheated, backstabbed, deceived, lied to, double-crossed',
  },
  insulted: {
    forms:
      'insulted, offended, disrespected, belittled, patronised, patronized, slighted, talked down to, condescended to',
    alone: 'the nerve',
  },
  used: {
    forms: 'used, taken advantage of, exploited, manipulated, ripped off, cheated out of, played',
    alone: 'walked all over me',
  },
  hatred: {
    forms: 'hateful, hatred, loathe, despise',
    alone:
      "i hate him, i hate her, i hate them, can't stand him, can't stand her, i despise, i loathe",
  },
  disgust: {
    forms:
      'disgusted, disgust, grossed out, repulsed, sickened, nauseated, disgusting, revolting, revolted, sick to my stomach, nauseous at',
    alone: 'made me sick, turned my stomach, yuck, ew',
    usual: { sickened: 7, yuck: 4, ew: 4, nauseated: 7 },
  },
  distaste: {
    forms: 'put off, turned off, distaste, cringing at',
    alone: 'not my thing, the ick, off-putting, rubs me up the wrong way',
  },
  contempt: {
    forms: 'contemptuous, contempt, scornful, disdain, scorn, disdainful',
    alone: 'lost all respect, beneath me, i look down on',
    usual: { 'lost all respect': 7 },
  },
  'creeped out': {
    forms: 'creeped out, creepy, icky, weirded out, skeeved',
    alone: 'gave me the creeps, made my skin crawl',
  },
  appalled: {
    forms: 'appalled, sickened by, aghast, horrified at what they did',
    alone: 'how could anyone',
  },
  reluctance: {
    forms: 'reluctant, unwilling, not looking forward, not keen',
    alone: "can't be bothered, don't feel like",
  },
  apprehension: {
    forms: 'apprehensive, apprehension, trepidation, braced for, steeling myself',
    alone: "not sure i'll like what",
  },
  foreboding: {
    forms: 'foreboding, ominous, pessimistic',
    alone:
      "sinking feeling, this won't end well, writing on the wall, i can see where this is going",
  },
  dread: {
    forms: 'dreading, dread, full of dread, dreaded',
    alone:
      'i dread, pit in my stomach about, if only it were over, the thought of it makes me sick, i dreaded',
  },
  resignation: {
    forms: 'resigned, given up on, accepting it, past caring, reconciled to',
    alone: 'no use fighting, nothing to be done, so be it',
  },
  hopelessness: {
    forms: 'hopeless, hopelessness, pointless, bleak, doomed',
    alone: 'no hope left, it will never get better',
  },
  regret: {
    forms:
      'regretful, regret, regrets, regretting, rueful, kicking myself, full of regret, haunted by, sorry that i',
    alone:
      "i regret, wish i had, wish i hadn't, if only i, in hindsight, i regretted, wish i had not",
    usual: { rueful: 3, 'kicking myself': 6, 'full of regret': 8, 'haunted by': 8 },
  },
  'missed chance': {
    forms: '',
    alone: 'missed my chance, the one that got away, what might have been, let it slip',
  },
  'self-reproach': {
    forms:
      'angry at myself, mad at myself, annoyed with myself, disappointed in myself, haunted by what i did, frustrated with myself',
    alone:
      "i could kick myself, what was i thinking, my own fault, i can't forgive myself, never forgive myself for",
  },
  guilt: {
    forms: 'guilty, guilt, to blame, guilt-ridden, culpable, ashamed of what i did',
    alone:
      'guilty conscience, i feel bad about, i feel awful about, i feel terrible about what i, i felt bad about what i, i felt awful about what i, i felt bad that i, i feel bad that i, i felt awful that i, i feel terrible that i',
    usual: { 'guilt-ridden': 8 },
  },
  remorse: {
    forms:
      'remorseful, remorse, contrite, repentant, unforgivable, contrition, sorry for what i did',
    alone: "deeply sorry, i'll never forgive myself, wish i could take it back",
  },
  shame: {
    forms:
      'ashamed, shame, ashamed of myself, disgusted with myself, disgraced, dirty, full of shame, small',
    alone: 'hate myself for',
  },
  embarrassment: {
    forms:
      'embarrassed, embarrassment, embarrassing, awkward, mortified, flustered, self-conscious, sheepish, blushing, shy, judged, cringey, red-faced, mortifying',
    alone: 'wanted the ground to swallow me, cringe',
    usual: { awkward: 3, mortified: 8, sheepish: 3, 'wanted the ground to swallow me': 8, shy: 3 },
  },
  humiliation: {
    forms: 'humiliated, degraded, mocked, ridiculed, laughed at, shamed, demeaned',
    alone: 'made a fool of me',
  },
  inadequacy: {
    forms:
      'inadequate, not good enough, inferior, like a failure, useless, incompetent, like a disappointment, like a bad mother, like a bad father, bad about myself',
    alone: "never good enough, can't do anything right",
  },
  foolish: {
    forms:
      'stupid, foolish, dumb, like an idiot, like a fool, gullible, naive, small and stupid, ridiculous',
    alone: 'how could i be so stupid',
  },
  worthlessness: {
    forms:
      'worthless, good for nothing, like a nobody, like a burden, unlovable, like a waste of space',
    alone: "i hate myself, i'm nothing",
  },
}
