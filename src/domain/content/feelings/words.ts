/**
 * The vocabulary of feelings: everyday words in one or two of the eleven groups, with all written forms. An entry here
 * is recognised, offered, checked, searched and exported; `Feeling` explains the columns.
 */
import { type Feeling, feeling } from '../../emotion/feeling.ts'

export const FEELINGS: readonly Feeling[] = [
  feeling('relief', 'relieved', 'happiness', [1, 5], 5, 'first', {
    forms: 'off the hook, reassuring, relief, relieved',
    alone:
      "a weight fell, a weight off, dodged a bullet, finally over, i can breathe again, phew, such a relief, thank god it's over, thank goodness, thank heavens, what a relief",
    ofEvents: 'reassuring, relieving',
    strengths: { phew: 3, 'a weight off': 6 },
  }),
  feeling('gratitude', 'grateful', 'happiness', [1, 5], 5, 'first', {
    forms: 'appreciative, blessed, fortunate, grateful, gratitude, lucky, thankful, thankful for',
    alone:
      "bless her, bless him, counting my blessings, i appreciate, i can't thank her enough, i owe him one, lucky to have",
  }),
  feeling('love', 'love', 'happiness', [2, 5], 7, 'first', {
    forms: 'adoring, cherished, fond, in love, love, loved, loving',
    alone:
      'head over heels, i adore, i love her, i love him, i love them, i love you, love her, love him, love them, love you, my heart is full',
  }),
  feeling('tenderness', 'tender', 'happiness', [1, 4], 5, 'first', {
    forms: 'affection, affectionate, caring, protective, tender, tenderness',
    alone: 'made my heart melt, melted my heart, my heart melts, warmed my heart',
  }),
  feeling('calm', 'calm', 'happiness', [1, 4], 4, 'first', {
    forms:
      'at ease, at peace, calm, chilled, mellow, peaceful, quiet inside, relaxed, restful, serene, settled, tranquil, untroubled',
    alone: 'i feel still inside, made my peace, peace of mind',
    ofEvents: 'calming, relaxing, soothing',
    strengths: { serene: 5, relaxed: 4 },
  }),
  feeling('contentment', 'content', 'happiness', [1, 4], 4, 'more', {
    forms: 'content, contented, contentment, cosy, cozy, snug',
    alone: 'all is well',
  }),
  feeling('gladness', 'glad', 'happiness', [1, 3], 4, 'more', {
    forms: 'cheerful, glad, gladness, happy enough, pleased, well pleased',
    alone: 'made me smile',
    strengths: { pleased: 3, cheerful: 4 },
  }),
  feeling('happiness', 'happy', 'happiness', [2, 5], 6, 'first', {
    forms:
      'cheery, happier, happier than ever, happiest, happiness, happy, in high spirits, merry, upbeat',
    alone:
      'can not stop grinning, can not stop smiling, grinning from ear to ear, happy tears, in a good mood, made my day, walking on sunshine',
    strengths: { happiest: 9 },
  }),
  feeling('joy', 'joyful', 'happiness', [3, 5], 7, 'first', {
    forms: 'blissfully happy, joy, joyful, joyous, moved to tears of joy, overjoyed',
    alone:
      'best day of my life, my heart sang, on cloud nine, over the moon, tears of joy, wept with joy',
    strengths: { overjoyed: 9, 'over the moon': 9, 'on cloud nine': 9, 'best day of my life': 9 },
  }),
  feeling('delight', 'delighted', 'happiness', [2, 4], 6, 'more', {
    forms: 'charmed, chuffed, delight, delighted, tickled pink',
    alone: 'what a treat',
    doneToMe: 'delighted, delights',
    strengths: { chuffed: 5 },
  }),
  feeling('elation', 'elated', 'happiness', [4, 5], 9, 'more', {
    forms:
      'blissful, chuffed to bits, ecstatic, elated, euphoric, exhilarated, giddy with joy, jubilant, thrilled, thrilled to bits',
    alone: "couldn't stop grinning, floating, i floated home, walking on air",
    ofEvents: 'exhilarating, thrilling',
    strengths: { thrilled: 8, ecstatic: 10, euphoric: 10, blissful: 8 },
  }),
  feeling('amusement', 'amused', 'happiness', [1, 3], 4, 'more', {
    forms: 'amused',
    alone: 'cracked me up, in stitches',
    ofEvents: 'amusing, hilarious',
    doneToMe: 'amused, amuses',
  }),
  feeling('moved', 'moved', 'happiness', [2, 4], 6, 'first', {
    forms: 'humbled, moved, moved to tears, touched, warm inside',
    alone: 'brought tears to my eyes, warm and fuzzy',
    ofEvents: 'humbling, touching',
    doneToMe: 'moves',
    strengths: { 'moved to tears': 8 },
  }),
  feeling('awe', 'in awe', 'happiness', [2, 5], 6, 'more', {
    forms: 'awestruck, full of wonder, in awe, speechless with wonder',
    alone: 'took my breath away',
    strengths: { 'in awe': 7, awestruck: 8 },
  }),
  feeling('admiration', 'full of admiration', 'happiness', [1, 4], 5, 'written', {
    forms: 'admiring, impressed, inspired by',
    alone: 'hats off to, i admire, i look up to',
  }),
  feeling('closeness', 'close', 'happiness', [2, 4], 5, 'more', {
    forms: 'bonded, close, connected',
    alone: 'on the same wavelength, we clicked',
  }),
  feeling('belonging', 'at home', 'happiness', [2, 4], 5, 'more', {
    forms: 'accepted, at home, belong, included, welcome',
    alone: 'part of the team, these are my people',
  }),
  feeling('comfort', 'safe', 'happiness', [1, 4], 4, 'more', {
    forms:
      'cared for, comfortable, comforted, looked after, protected, reassured, safe, secure, soothed',
    ofEvents: 'comforting',
    doneToMe: 'comforted, comforts',
  }),
  feeling('trust', 'trusting', 'happiness', [1, 4], 5, 'written', {
    forms: 'confident in them, trusting',
    alone: 'can count on, i can rely on',
  }),
  feeling('understood', 'understood', 'happiness', [2, 4], 6, 'more', {
    forms: 'believed, heard, seen, understood',
    alone: 'finally someone gets it, he gets me, she gets me',
  }),
  feeling('freedom', 'free', 'happiness', [2, 4], 6, 'more', {
    forms: 'carefree, free, liberated, lighter, unburdened',
    alone: 'free at last, i can do what i want',
  }),
  feeling('triumph', 'triumphant', 'pride', [4, 5], 9, 'more', {
    forms: 'on top of the world, triumphant, victorious',
    alone: 'nailed it, smashed it',
    strengths: { 'on top of the world': 9 },
  }),
  feeling('pride', 'proud', 'pride', [2, 5], 6, 'first', {
    forms: 'beaming, pride, proud, prouder',
    alone: 'bursting with pride',
    strengths: { 'bursting with pride': 9, beaming: 7, prouder: 7 },
  }),
  feeling('satisfaction', 'satisfied', 'pride', [1, 3], 4, 'first', {
    forms:
      'fulfilled, good about myself, gratification, gratified, productive, satisfied, satisfying',
    alone: "good day's work, job well done, ticked it off",
    ofEvents: 'gratifying, rewarding, satisfying',
  }),
  feeling('accomplishment', 'accomplished', 'pride', [2, 4], 6, 'more', {
    forms: 'accomplished, capable, competent, good at it',
  }),
  feeling('confidence', 'confident', 'pride', [1, 4], 5, 'more', {
    forms:
      'assured, confident, prepared, ready, self-assured, strong, sure of myself, well prepared',
    alone: "i can do this, i've got this",
  }),
  feeling('flattered', 'flattered', 'pride', [1, 3], 4, 'written', {
    forms: 'complimented, flattered, honored, honoured',
    alone: 'what a compliment, what an honour',
  }),
  feeling('appreciated', 'appreciated', 'pride', [1, 4], 5, 'more', {
    forms:
      'appreciated, needed, noticed, recognised, recognized, respected, special, valued, wanted',
    alone: 'it meant a lot that',
  }),
  feeling('interest', 'interested', 'positiveanticipation', [1, 2], 3, 'written', {
    forms: 'drawn to, fascinated, interest, interested, intrigued',
  }),
  feeling('curiosity', 'curious', 'positiveanticipation', [1, 3], 4, 'first', {
    forms: 'curiosity, curious, nosy, wondering',
    alone: 'dying to know',
  }),
  feeling('hope', 'hopeful', 'positiveanticipation', [1, 4], 5, 'first', {
    forms: 'encouraged, hope, hopeful, hoping, optimistic, positive about',
    alone: 'fingers crossed, light at the end of the tunnel, there is hope, things are looking up',
  }),
  feeling('anticipation', 'looking forward', 'positiveanticipation', [1, 4], 5, 'more', {
    forms: 'anticipating, buzzing about, counting down, looking forward',
    alone:
      "can't wait for, can't wait till, can't wait to, can't wait until, counting the days, looking forward to",
    strengths: { "can't wait to": 6 },
  }),
  feeling('eagerness', 'eager', 'positiveanticipation', [2, 4], 6, 'more', {
    forms: 'eager, itching to, keen, motivated, pumped, raring to go, up for it',
    strengths: { 'raring to go': 7 },
  }),
  feeling('excitement', 'excited', 'positiveanticipation', [3, 5], 7, 'first', {
    forms: 'buzzing, excited, excitement, exciting, giddy, hyped, psyched, stoked, thrilled about',
    alone: "butterflies in a good way, can't wait, woohoo, yay",
    ofEvents: 'exciting',
    doneToMe: 'excites',
    strengths: { stoked: 8, hyped: 8, "can't wait": 7 },
  }),
  feeling('inspiration', 'inspired', 'positiveanticipation', [2, 4], 5, 'more', {
    forms: 'fired up, inspired, sparked, uplifted',
    alone: 'gave me ideas',
    ofEvents: 'inspiring, uplifting',
  }),
  feeling('determination', 'determined', 'positiveanticipation', [2, 4], 6, 'more', {
    forms: 'determined, driven, resolved',
    alone: "bring it on, i won't give up, i'm going to do this",
  }),
  feeling('infatuation', 'smitten', 'happiness', [3, 5], 7, 'more', {
    forms: 'besotted, falling for, infatuated, smitten',
    alone: 'have a crush, head over heels for',
    second: 'positiveanticipation',
  }),
  feeling('surprise', 'surprised', 'happiness', [1, 4], 5, 'first', {
    forms: 'amazed, astonished, gobsmacked, surprised, taken aback',
    alone: "couldn't believe my eyes, didn't see it coming, out of the blue",
    side: 'open',
  }),
  feeling('sadness', 'sad', 'sadness', [2, 5], 6, 'first', {
    forms:
      'depressed, down about, heavy-hearted, miserable, mournful, sad, saddened, sadder, sadness, sorrowful, unhappy, upset, upset about',
    alone: 'breaks my heart to see, my heart is heavy',
    ofEvents: 'depressing, saddening, upsetting',
    doneToMe: 'saddened, saddens, upset, upsets, upsetting',
    strengths: { unhappy: 5, upset: 5, depressed: 8, miserable: 8, sadder: 6 },
  }),
  feeling('low spirits', 'low', 'sadness', [1, 3], 4, 'more', {
    forms: 'blue, down, flat, gloomy, glum, in a funk, low, meh, mopey, out of sorts',
    alone: 'not myself',
  }),
  feeling('disappointment', 'disappointed', 'sadness', [1, 4], 4, 'first', {
    forms:
      'bummed, crestfallen, deflated, disappointed, disappointing, disappointment, disillusioned, dismayed, gutted, let down, underwhelmed',
    alone: 'got my hopes up, i was so looking forward to, what a letdown',
    ofEvents: 'disappointing',
    doneToMe: 'disappointed, disappoints',
    strengths: { bummed: 3, gutted: 7, crestfallen: 6, underwhelmed: 3 },
  }),
  feeling('hurt', 'hurt', 'sadness', [2, 5], 5, 'first', {
    forms: 'bruised, crushed by, cut to the quick, heart-sore, hurt, hurtful, stung, wounded',
    alone: 'cut me deep, hurt my feelings, it stings, like a slap in the face, that hurt',
    ofEvents: 'hurtful',
    doneToMe: 'hurts',
    strengths: { 'that hurt': 5, 'it stings': 4, 'cut me deep': 7, 'like a slap in the face': 7 },
  }),
  feeling('loneliness', 'lonely', 'sadness', [2, 5], 6, 'first', {
    forms:
      'all alone, alone, cut off, forlorn, friendless, isolated, lonelier, lonely, lonesome, on my own again',
    alone: 'i have no one, so alone',
    ofEvents: 'isolating, lonely',
    strengths: { 'all alone': 7, 'i have no one': 8, 'so alone': 8 },
  }),
  feeling('left out', 'left out', 'sadness', [1, 4], 5, 'first', {
    forms:
      'excluded, forgotten, left out, like a fifth wheel, like an outsider, overlooked, uninvited',
  }),
  feeling('rejection', 'rejected', 'sadness', [2, 5], 6, 'more', {
    forms: 'abandoned, discarded, dumped, pushed away, rejected, turned down, unloved, unwanted',
    strengths: { dumped: 7, abandoned: 8 },
  }),
  feeling('missing someone', 'missing someone', 'sadness', [2, 5], 6, 'first', {
    forms: 'missing',
    alone:
      'i miss, i missed her, i missed him, i missed home, i missed it all, i missed it so, i missed my brother, i missed my cat, i missed my children, i missed my dad, i missed my daughter, i missed my dog, i missed my family, i missed my father, i missed my friend, i missed my friends, i missed my gran, i missed my home, i missed my husband, i missed my kids, i missed my mom, i missed my mother, i missed my mum, i missed my nan, i missed my old, i missed my partner, i missed my sister, i missed my son, i missed my wife, i missed them, i missed you, miss her, miss him, missing them, wish you were here',
  }),
  feeling('longing', 'full of longing', 'sadness', [2, 5], 6, 'first', {
    forms: 'aching for, longing, pining, yearning',
    alone: 'i long for, if only i had, my heart aches for',
    strengths: { 'aching for': 8 },
  }),
  feeling('homesickness', 'homesick', 'sadness', [2, 4], 6, 'more', {
    forms: 'homesick, out of place here',
    alone: 'miss home',
  }),
  feeling('nostalgia', 'nostalgic', 'happiness', [1, 4], 5, 'first', {
    forms: 'nostalgia, nostalgic, sentimental',
    alone: 'memories came flooding back, takes me back, the good old days, those were the days',
    second: 'sadness',
    side: 'both',
  }),
  feeling('bittersweet', 'bittersweet', 'happiness', [1, 5], 6, 'first', {
    forms: 'bittersweet',
    alone: 'glad and sad, happy and sad, laughing and crying',
    ofEvents: 'bittersweet',
    second: 'sadness',
    side: 'both',
  }),
  feeling('grief', 'grieving', 'sadness', [3, 5], 9, 'first', {
    forms:
      'bereaved, broken with grief, grief, grief-stricken, grieving, in grief, in mourning, mourning, sorrow',
    alone: 'the grief comes, waves of grief',
    strengths: { sorrow: 8 },
  }),
  feeling('heartbreak', 'heartbroken', 'sadness', [4, 5], 9, 'more', {
    forms:
      'broken, broken-hearted, crushed, destroyed, devastated, distraught, heartbroken, inconsolable, shattered, wrecked',
    alone: 'broke my heart, my heart is broken',
    ofEvents: 'devastating, heart-breaking, heartbreaking',
    strengths: { inconsolable: 10 },
  }),
  feeling('despair', 'in despair', 'sadness', [5, 5], 10, 'more', {
    forms: 'desolate, despair, despairing, desperate, in despair',
    alone: 'at the end of my rope, i see no way out, rock bottom',
    strengths: { desperate: 9 },
  }),
  feeling('emptiness', 'empty', 'sadness', [2, 5], 6, 'more', {
    forms: 'drained of everything, empty, hollow',
    alone: 'a hole in me, nothing means anything',
  }),
  feeling('numbness', 'numb', 'sadness', [2, 5], 6, 'more', {
    forms: 'blank, dead inside, detached, numb, switched off',
    alone: "can't feel anything, i feel nothing, on autopilot",
    strengths: { 'dead inside': 9 },
  }),
  feeling('exhaustion', 'exhausted', 'sadness', [1, 5], 6, 'first', {
    forms:
      'burned out, burnt out, done in, drained, exhausted, fatigued, knackered, running on empty, sleepy, spent, tired, tired out, weary, wiped out, worn out',
    alone: 'dead on my feet, nothing left to give',
    ofEvents: 'draining, exhausting, tiring',
    doneToMe: 'drains, exhausted, exhausting, exhausts',
    strengths: {
      tired: 4,
      drained: 7,
      'burnt out': 8,
      'burned out': 8,
      'running on empty': 8,
      'dead on my feet': 8,
      weary: 5,
      sleepy: 2,
    },
  }),
  feeling('boredom', 'bored', 'sadness', [1, 3], 3, 'first', {
    forms:
      'bored, bored stiff, boredom, boring, dull, stuck in a rut, tedious, uninterested, unstimulated',
    alone: 'same old same old',
    ofEvents: 'boring, tedious',
    doneToMe: 'bored, bores',
    strengths: { 'bored stiff': 6 },
  }),
  feeling('discouragement', 'discouraged', 'sadness', [2, 4], 5, 'more', {
    forms: 'defeated, dejected, demoralised, demotivated, discouraged, disheartened',
    alone: "lost heart, what's the point of trying",
    ofEvents: 'demoralising, discouraging, disheartening',
  }),
  feeling('helplessness', 'helpless', 'sadness', [2, 5], 6, 'more', {
    forms: 'at a loss, helpless, powerless',
    alone: 'my hands are tied',
  }),
  feeling('envy', 'envious', 'sadness', [1, 4], 5, 'first', {
    forms: 'covetous, envious, envy, green with envy',
    alone: 'i envied, i envy, wish i had her life, wish it were me',
    strengths: { 'green with envy': 7 },
  }),
  feeling('compassion', 'compassionate', 'sadness', [1, 4], 5, 'more', {
    forms:
      'bad for, compassionate, heartbroken for, heartsick for, pity, sad for, sorry for, sympathetic',
    alone: 'feel for her, feel for him, feel for them, my heart goes out, poor thing',
  }),
  feeling('taken for granted', 'taken for granted', 'sadness', [1, 4], 5, 'more', {
    forms: 'ignored, invisible, taken for granted, unappreciated, undervalued, unseen',
    second: 'anger',
  }),
  feeling('melancholy', 'melancholy', 'sadness', [1, 3], 4, 'written', {
    forms: 'melancholic, melancholy, pensive, wistful',
  }),
  feeling('unease', 'uneasy', 'worry', [1, 2], 3, 'more', {
    forms: 'odd, off, strange, uncomfortable, uneasy, unsettled, weird, weird about',
    alone: "bad feeling about, doesn't feel right, something feels off",
  }),
  feeling('concern', 'concerned', 'worry', [1, 3], 3, 'written', {
    forms: 'bothered about, concern, concerned, concerned about',
    alone: 'keeping an eye on',
  }),
  feeling('nervousness', 'nervous', 'worry', [1, 4], 4, 'more', {
    forms:
      'jittery, jumpy, keyed up, nerve-racking, nervous, nervy, on edge, tense, twitchy, unprepared',
    alone: 'butterflies, stage fright',
    ofEvents: 'nerve-racking, nerve-wracking',
  }),
  feeling('worry', 'worried', 'worry', [2, 5], 5, 'first', {
    forms: 'fretting, preoccupied, stressed about, troubled, worried, worries, worry, worrying',
    alone:
      "can't stop thinking about, i keep thinking about what could, i worry, sick with worry, worried sick",
    ofEvents: 'troubling, worrying',
    doneToMe: 'troubled, troubles, troubling, worried, worries, worrying',
    strengths: { 'worried sick': 9, 'sick with worry': 9, troubled: 5 },
  }),
  feeling('anxiety', 'anxious', 'worry', [2, 5], 6, 'more', {
    forms: 'a nervous wreck, angsty, anxiety, anxious, panicky, worked up',
    alone: 'knot in my stomach, on pins and needles',
    strengths: { panicky: 7, 'a nervous wreck': 8 },
  }),
  feeling('stress', 'stressed', 'worry', [2, 5], 5, 'first', {
    forms:
      'frazzled, hectic, pressured, stressed, stressed out, stretched thin, swamped, under pressure, up to my ears',
    alone: 'no time for anything',
    ofEvents: 'stressful',
    strengths: { frazzled: 6, swamped: 6 },
  }),
  feeling('overwhelmed', 'overwhelmed', 'worry', [3, 5], 7, 'first', {
    forms:
      'distress, distressed, drowning in, in over my head, overloaded, overstimulated, overwhelmed, overwhelming, overworked, snowed under',
    alone: "can't keep up, falling apart, i can't cope, it's all too much",
    ofEvents: 'overwhelming',
    doneToMe: 'overwhelmed, overwhelming, overwhelms',
    strengths: { "i can't cope": 9, 'falling apart': 9, distressed: 8, distress: 8 },
  }),
  feeling('doubt', 'unsure', 'worry', [1, 3], 4, 'more', {
    forms:
      'doubtful, having doubts, hesitant, sceptical, second-guessing, skeptical, uncertain, unsure',
    alone: 'am i doing the right thing, in two minds',
  }),
  feeling('torn', 'torn', 'worry', [2, 4], 5, 'more', {
    forms: 'ambivalent, conflicted, stuck between, torn',
    alone: 'i have mixed feelings, pulled in two directions, whatever i do is wrong',
  }),
  feeling('insecurity', 'insecure', 'worry', [1, 4], 5, 'more', {
    forms: 'insecure, like a fraud, like an impostor, not up to it, self-doubt, unsure of myself',
    alone: "impostor syndrome, they'll find out",
  }),
  feeling('confusion', 'confused', 'worry', [1, 3], 4, 'more', {
    forms: 'baffled, bewildered, confused, disoriented, lost, perplexed, puzzled',
    alone: "doesn't make sense, don't know what to think, mixed up",
    ofEvents: 'baffling, confusing, puzzling',
  }),
  feeling('suspicion', 'suspicious', 'worry', [1, 4], 4, 'written', {
    forms: 'distrustful, mistrustful, paranoid, suspicious, wary of',
    alone: 'smell a rat, something fishy',
  }),
  feeling('fear', 'afraid', 'fear', [2, 5], 6, 'first', {
    forms:
      'afraid, dead scared, fear, fearful, frightened, intimidating, more scared, scared, scared stiff, scary, spooked',
    alone: 'blood ran cold, i fear',
    ofEvents: 'frightening, intimidating, scary',
    doneToMe: 'frightened, frightening, frightens, scared, scares, scaring',
    strengths: { spooked: 4, 'scared stiff': 8, 'blood ran cold': 8, scary: 5 },
  }),
  feeling('fright', 'startled', 'fear', [2, 4], 5, 'more', {
    forms: 'alarmed, fright, startled',
    alone: 'gave me a scare, made me jump, my heart stopped, nearly jumped out of my skin',
  }),
  feeling('terror', 'terrified', 'fear', [5, 5], 9, 'more', {
    forms: 'horrified, panic-stricken, petrified, scared to death, terrified, terrifying, terror',
    alone: 'frozen with fear, scared out of my wits',
    ofEvents: 'horrifying, terrifying',
    doneToMe: 'terrified, terrifies, terrifying',
    strengths: { petrified: 10, 'scared to death': 10 },
  }),
  feeling('panic', 'panicking', 'fear', [4, 5], 9, 'more', {
    forms: 'freaked out, hysterical, in a panic, panic, panicked, panicking',
    alone: 'freaking out, panic attack',
    strengths: { hysterical: 10 },
  }),
  feeling('jealousy', 'jealous', 'fear', [2, 5], 6, 'first', {
    forms: 'jealous, jealousy, possessive, replaced by',
    second: 'anger',
  }),
  feeling('wariness', 'wary', 'fear', [1, 2], 3, 'written', {
    forms: 'careful around, cautious, guarded, wary',
    alone: 'on my guard, walking on eggshells',
  }),
  feeling('unsafe', 'unsafe', 'fear', [2, 5], 6, 'more', {
    forms: 'in danger, intimidated, threatened, unsafe',
    alone: "afraid of him, don't feel safe, scared of him",
  }),
  feeling('vulnerable', 'vulnerable', 'fear', [1, 4], 5, 'more', {
    forms: 'delicate, exposed, fragile, naked, raw, thin-skinned, unprotected, vulnerable',
  }),
  feeling('trapped', 'trapped', 'fear', [3, 5], 7, 'more', {
    forms: 'caged, claustrophobic, cornered, stuck, suffocated, trapped',
    alone: 'walls closing in',
  }),
  feeling('shock', 'in shock', 'fear', [3, 5], 8, 'more', {
    forms:
      'dazed, dumbfounded, flabbergasted, in shock, rattled, reeling, shaken, shocked, shook, speechless, stunned',
    alone: "it hasn't sunk in",
    ofEvents: 'shocking',
    doneToMe: 'shocked, shocks',
    strengths: { shaken: 6, speechless: 7, rattled: 5 },
    side: 'open',
  }),
  feeling('annoyance', 'annoyed', 'anger', [1, 2], 3, 'first', {
    forms:
      'annoyed, annoying, bothered, bugged, displeased, irked, irritating, miffed, narked, peeved, put out',
    alone: 'bugs me, for goodness sake, gets on my nerves, got on my nerves, it bugs me',
    ofEvents: 'annoying, bothersome, irritating',
    doneToMe:
      'annoyed, annoying, annoys, bothered, bothering, bothers, irritated, irritates, irritating',
    strengths: { 'put out': 3, displeased: 3 },
  }),
  feeling('irritation', 'irritated', 'anger', [1, 3], 4, 'more', {
    forms:
      'aggravated, agitated, cranky, cross, grouchy, grumpy, irritable, irritated, moody, prickly, snappy, touchy',
    alone: 'on my last nerve, short fuse',
  }),
  feeling('impatience', 'impatient', 'anger', [1, 3], 3, 'written', {
    forms: 'impatient, sick of waiting',
  }),
  feeling('frustration', 'frustrated', 'anger', [2, 4], 5, 'first', {
    forms:
      'blocked, frustrated, frustrating, frustration, held back, infuriating, stuck on it, thwarted',
    alone: 'banging my head against, could tear my hair out, drives me mad',
    ofEvents: 'frustrating, infuriating, maddening',
    doneToMe: 'frustrated, frustrates, frustrating',
  }),
  feeling('exasperation', 'fed up', 'anger', [2, 4], 7, 'more', {
    forms: 'exasperated, fed up, sick to death of',
    alone:
      "at the end of my patience, can't take it any more, had enough, i'm done with, last straw, over it, sick and tired, sick of, so done, tired of",
    strengths: { 'so done': 7, 'last straw': 8, 'over it': 5 },
  }),
  feeling('anger', 'angry', 'anger', [2, 5], 6, 'first', {
    forms:
      'anger, angrier, angry, cross with, heated, hot with anger, mad, mad at, pissed off, steaming, ticked off, upset at, upset with, worked up about',
    alone: 'how dare, i could scream',
    doneToMe: 'angered, angers',
    strengths: { 'pissed off': 7, 'i could scream': 8 },
  }),
  feeling('fury', 'furious', 'anger', [4, 5], 9, 'more', {
    forms:
      'apoplectic, boiling, enraged, fuming, furious, incensed, infuriated, irate, livid, seething',
    alone: 'hit the roof, makes my blood boil, saw red',
    doneToMe: 'enraged, enrages, infuriated, infuriates',
    strengths: { livid: 9, apoplectic: 10 },
  }),
  feeling('rage', 'in a rage', 'anger', [5, 5], 10, 'more', {
    forms: 'berserk, in a rage, rage, raging',
    alone: 'blind with rage',
  }),
  feeling('resentment', 'resentful', 'anger', [2, 4], 5, 'first', {
    forms: 'resentful, resentment',
    alone:
      "can't forgive her, can't forgive him, hold it against, holding a grudge, i resent, i resented, still not over what",
  }),
  feeling('bitterness', 'bitter', 'anger', [2, 4], 6, 'more', {
    forms: 'bitter, cynical, embittered, jaded, sour',
    alone: 'after everything i gave, left a bitter taste',
  }),
  feeling('indignation', 'indignant', 'anger', [2, 5], 6, 'more', {
    forms: 'appalled at, indignant, outraged, scandalised',
    alone: "it's not fair, so unfair, that's just wrong",
    strengths: { outraged: 8, 'so unfair': 7 },
  }),
  feeling('betrayal', 'betrayed', 'anger', [3, 5], 8, 'more', {
    forms:
      'backstabbed, betrayal, betrayed, cheated, deceived, double-crossed, lied to, stabbed in the back',
    second: 'sadness',
  }),
  feeling('insulted', 'insulted', 'anger', [1, 4], 5, 'more', {
    forms:
      'belittled, condescended to, disrespected, insulted, offended, patronised, patronized, slighted, talked down to',
    alone: 'the nerve',
    ofEvents: 'insulting',
  }),
  feeling('used', 'used', 'anger', [2, 4], 6, 'more', {
    forms: 'cheated out of, exploited, manipulated, played, ripped off, taken advantage of, used',
    alone: 'walked all over me',
  }),
  feeling('hatred', 'full of hate', 'anger', [4, 5], 9, 'written', {
    forms: 'despise, hateful, hatred, loathe',
    alone:
      "can't stand her, can't stand him, i despise, i hate her, i hate him, i hate them, i loathe",
  }),
  feeling('disgust', 'disgusted', 'disgust', [2, 5], 6, 'first', {
    forms:
      'disgust, disgusted, disgusting, grossed out, nauseated, nauseous at, repulsed, revolted, revolting, sick to my stomach, sickened',
    alone: 'ew, made me sick, turned my stomach, yuck',
    ofEvents: 'disgusting, gross, nauseating, revolting, sickening',
    doneToMe: 'disgusted, disgusts',
    strengths: { sickened: 7, yuck: 4, ew: 4, nauseated: 7 },
  }),
  feeling('distaste', 'put off', 'disgust', [1, 2], 3, 'more', {
    forms: 'cringing at, distaste, put off, turned off',
    alone: 'not my thing, off-putting, rubs me up the wrong way, the ick',
    ofEvents: 'off-putting',
  }),
  feeling('contempt', 'contemptuous', 'disgust', [1, 5], 5, 'first', {
    forms: 'contempt, contemptuous, disdain, disdainful, scorn, scornful',
    alone: 'beneath me, i look down on, lost all respect',
    strengths: { 'lost all respect': 7 },
  }),
  feeling('creeped out', 'creeped out', 'disgust', [1, 4], 4, 'more', {
    forms: 'creeped out, creepy, icky, skeeved, weirded out',
    alone: 'gave me the creeps, made my skin crawl',
    ofEvents: 'creepy',
  }),
  feeling('appalled', 'appalled', 'disgust', [3, 5], 7, 'more', {
    forms: 'aghast, appalled, horrified at what they did, sickened by',
    alone: 'how could anyone',
  }),
  feeling('reluctance', 'reluctant', 'negativeanticipation', [1, 2], 2, 'more', {
    forms: 'not keen, not looking forward, reluctant, unwilling',
    alone: "can't be bothered, don't feel like",
  }),
  feeling('apprehension', 'apprehensive', 'negativeanticipation', [1, 3], 4, 'more', {
    forms: 'apprehension, apprehensive, braced for, steeling myself, trepidation',
    alone: "not sure i'll like what",
  }),
  feeling('foreboding', 'full of foreboding', 'negativeanticipation', [2, 4], 6, 'written', {
    forms: 'foreboding, ominous, pessimistic',
    alone:
      "i can see where this is going, sinking feeling, this won't end well, writing on the wall",
  }),
  feeling('dread', 'full of dread', 'negativeanticipation', [3, 5], 7, 'first', {
    forms: 'dread, dreaded, dreading, full of dread',
    alone:
      'i dread, i dreaded, if only it were over, pit in my stomach about, the thought of it makes me sick',
  }),
  feeling('resignation', 'resigned', 'negativeanticipation', [1, 3], 4, 'more', {
    forms: 'accepting it, given up on, past caring, reconciled to, resigned',
    alone: 'no use fighting, nothing to be done, so be it',
  }),
  feeling('hopelessness', 'hopeless', 'negativeanticipation', [4, 5], 9, 'more', {
    forms: 'bleak, doomed, hopeless, hopelessness, pointless',
    alone: 'it will never get better, no hope left',
  }),
  feeling('regret', 'regretful', 'regret', [1, 5], 5, 'first', {
    forms:
      'full of regret, haunted by, kicking myself, regret, regretful, regrets, regretting, rueful, sorry that i',
    alone:
      "i regret, i regretted, if only i, in hindsight, wish i had, wish i had not, wish i hadn't",
    strengths: { rueful: 3, 'kicking myself': 6, 'full of regret': 8, 'haunted by': 8 },
  }),
  feeling('missed chance', 'sorry to have missed it', 'regret', [1, 4], 5, 'more', {
    forms: '',
    alone: 'let it slip, missed my chance, the one that got away, what might have been',
  }),
  feeling('self-reproach', 'cross with myself', 'regret', [1, 4], 5, 'more', {
    forms:
      'angry at myself, annoyed with myself, disappointed in myself, frustrated with myself, haunted by what i did, mad at myself',
    alone:
      "i can't forgive myself, i could kick myself, my own fault, never forgive myself for, what was i thinking",
  }),
  feeling('guilt', 'guilty', 'shame', [1, 5], 5, 'first', {
    forms: 'ashamed of what i did, culpable, guilt, guilt-ridden, guilty, to blame',
    alone:
      'guilty conscience, i feel awful about, i feel bad about, i feel bad that i, i feel terrible about what i, i feel terrible that i, i felt awful about what i, i felt awful that i, i felt bad about what i, i felt bad that i',
    strengths: { 'guilt-ridden': 8 },
  }),
  feeling('remorse', 'remorseful', 'shame', [3, 5], 8, 'written', {
    forms:
      'contrite, contrition, remorse, remorseful, repentant, sorry for what i did, unforgivable',
    alone: "deeply sorry, i'll never forgive myself, wish i could take it back",
  }),
  feeling('shame', 'ashamed', 'shame', [2, 5], 7, 'first', {
    forms:
      'ashamed, ashamed of myself, dirty, disgraced, disgusted with myself, full of shame, shame, small',
    alone: 'hate myself for',
  }),
  feeling('embarrassment', 'embarrassed', 'shame', [1, 4], 4, 'first', {
    forms:
      'awkward, blushing, cringey, embarrassed, embarrassing, embarrassment, flustered, judged, mortified, mortifying, red-faced, self-conscious, sheepish, shy',
    alone: 'cringe, wanted the ground to swallow me',
    ofEvents: 'awkward, cringey, embarrassing, mortifying',
    doneToMe: 'embarrassed, embarrasses, embarrassing',
    strengths: {
      awkward: 3,
      mortified: 8,
      sheepish: 3,
      'wanted the ground to swallow me': 8,
      shy: 3,
    },
  }),
  feeling('humiliation', 'humiliated', 'shame', [3, 5], 8, 'more', {
    forms: 'degraded, demeaned, humiliated, laughed at, mocked, ridiculed, shamed',
    alone: 'made a fool of me',
    ofEvents: 'degrading, humiliating',
    doneToMe: 'humiliated, humiliates, humiliating',
  }),
  feeling('inadequacy', 'not good enough', 'shame', [2, 5], 6, 'more', {
    forms:
      'bad about myself, inadequate, incompetent, inferior, like a bad father, like a bad mother, like a disappointment, like a failure, not good enough, useless',
    alone: "can't do anything right, never good enough",
  }),
  feeling('foolish', 'foolish', 'shame', [1, 3], 4, 'more', {
    forms:
      'dumb, foolish, gullible, like a fool, like an idiot, naive, ridiculous, small and stupid, stupid',
    alone: 'how could i be so stupid',
  }),
  feeling('worthlessness', 'worthless', 'shame', [5, 5], 9, 'written', {
    forms:
      'good for nothing, like a burden, like a nobody, like a waste of space, unlovable, worthless',
    alone: "i hate myself, i'm nothing",
  }),
]
