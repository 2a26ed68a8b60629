/**
 * Where the writer did harm, or owes, and is angry all the same: the feeling stays as it is, the other side is said in one
 * gentle line, and one thing to stop today.
 */
import type { EmotionCategory } from '#domain/emotion/emotion.ts'

type Deed = {
  id: string
  /** The writer's own deed, in their words, normalised. */
  cue: RegExp
  /** How it may be on the other side. */
  other: string
  stop: string
  /** Said to who is proud of it, too. */
  evenProud?: true
}

const I =
  "\\bi(?:'ve|'d| have| had)?(?: (?:just|only|also|then|even|always|still|sometimes|often|never|totally)){0,3}"
const THEM =
  '(?:him|her|them|my (?:\\w+ ){0,2}(?:kids?|children|sons?|daughters?|wife|husband|partner|girlfriend|boyfriend|mum|mom|mother|dad|father|sister|brother|dog|cat|boy|girl)|the (?:kids|children|dog|cat|baby|boys|girls)|\\w+)'
const by = (deeds: string) => new RegExp(`${I} (?:${deeds})`)

const DEEDS: readonly Deed[] = [
  {
    id: 'hit',
    cue: by(
      `(?:hit|slapped|shoved|kicked|punched|smacked|spanked|grabbed|shook) ${THEM}\\b(?! (?:hand|up with|the ball))`,
    ),
    other:
      'Your anger has its reason. A hand or a shove is frightening on the other side, whatever came before it.',
    stop: 'Today, when it rises, leave the room before your hands do anything, and come back when you can speak.',
  },
  {
    id: 'shouted',
    cue: by(`(?:screamed|yelled|shouted|roared|lost it) (?:at|with) ${THEM}\\b`),
    other:
      'The anger is real. On the other side it was loud and long, and what stays there is the voice, not the reason.',
    stop: 'Stop at the first raised word today: say “I need five minutes”, leave the room, and come back quieter.',
  },
  {
    id: 'read-private',
    cue: by(
      "(?:read|check|checked|went through|go through|looked through|searched|opened) (?:his|her|their|(?:my )?\\w+'s) (?:\\w+ )?(?:messages|phone|mails?|emails?|diary|notebook|journal|texts|letters|chats?|account|bag|drawers?|room)",
    ),
    other:
      'You looked because you were afraid. To the one whose messages they are, it is a door opened without asking.',
    stop: 'Leave the phone where it is tonight, and say instead the one sentence you are afraid of.',
  },
  {
    id: 'followed',
    cue: by(
      '(?:track|tracked|followed|follow|put a tracker on|drove past|turned up at) (?:him|her|them|his|their)\\b',
    ),
    other:
      'You wanted to be sure. To be followed feels like being hunted, even by somebody who loves.',
    stop: 'Switch the tracking off today, and stay away from where you were not asked to come.',
  },
  {
    id: 'owes',
    cue: /\bi (?:\w+ )?(?:borrowed|owe|owed)\b|\bi (?:told|said to|promised) (?:\w+ )?(?:he|she|they)(?:'d|'ll| would| will) (?:get|have|see) (?:it|(?:his|her|their) money)\b|\bi (?:haven't|have not|didn't|never) (?:\w+ )?(?:paid|pay|gave|given) (?:\w+ )?(?:back|it back)\b|\bi(?:'d| would|'ll| will) pay when\b/,
    other:
      'Being asked in front of others stings. The one who lent it is still without it, and had to ask.',
    stop: 'Stop leaving it open: today, name one sum and one day, in writing, even if the sum is small.',
  },
  {
    id: 'went-in',
    cue: new RegExp(
      `${I} (?:ever )?(?:went|go|let myself) in(?:to (?:his|her|their)[\\w ]{0,20})? (?:while|when) (?:he|she|they) (?:was|were|is|are) (?:at work|out|away|asleep)|${I} (?:threw|chucked|binned|gave) (?:out|away)? ?(?:those |all )?(?:(?:his|her|their) (?:\\w+ )?(?:letters|things|clothes|books|papers|photos|records|toys|stuff)|those (?:letters|photos) (?:from|of) (?:his|her|their))`,
    ),
    other:
      'You meant to help. To the one who lives there, it is a door opened and a thing gone without being asked.',
    stop: 'Leave their rooms and their things alone from today, and ask before you do anything for them.',
  },
  {
    id: 'lied',
    cue: by(`(?:lied to|cheated on|was seeing somebody else|deceived|kept it from) ${THEM}\\b`),
    other:
      'What you feel is yours. On the other side stands somebody who did not know what was true.',
    stop: 'Say nothing untrue about it today, not even a small thing; if asked, answer.',
  },
  {
    id: 'mocked',
    cue: by(
      `(?:made fun of|mocked|humiliated|insulted|called) ${THEM}(?: an?| stupid| fat| useless| lazy| names)\\b`,
    ),
    other:
      'It may have been meant as less than it was. Such words stay with the one they were said to.',
    stop: 'Let no such word fall today, not even as a joke.',
  },
  {
    id: 'shown-up',
    cue: by(
      `(?:made|had|let) ${THEM} (?:re)?(?:do|redo|stand|repeat|wait|say|clean|start|write)(?: \\w+){0,6} in front of (?:the (?:queue|class|team|customers|others|whole \\w+)|everyone|everybody|all of them)`,
    ),
    other:
      'It worked. On the other side it was done in front of others, and what is learned there is mostly fear.',
    stop: 'Next time, correct it at the side, quietly, and say one thing that was right.',
    evenProud: true,
  },
  {
    id: 'silence',
    cue: /\bi (?:\w+ )?(?:gave (?:him|her|them) the silent treatment|haven't (?:spoken|talked) to (?:him|her|them) (?:for|since)|ignored (?:him|her|them) (?:for|all)|let (?:him|her|them) wait)\b/,
    other: 'Silence protects you for a while. On the other side it has no end anybody can see.',
    stop: 'End the silence today with one line, even if it only says when you will talk.',
  },
  {
    id: 'drove-drunk',
    cue: /\b(?:i (?:\w+ )?(?:drove|drive)|took my (?:car )?keys|car keys)\b.{0,120}\b(?:beers?|drinks?|drunk|wine|shots|glasses)\b|\b(?:beers?|drinks?|drunk|wine|shots)\b.{0,120}\bi (?:always |still |only |can )?(?:drove|drive)\b/,
    other:
      'It felt like being treated as a child. After drinks, whoever takes the keys is afraid for you and for others.',
    stop: 'No driving after a drink, from today; fix now how you get home next time.',
  },
]

/** Who is ashamed, or sorry, or glad, knows it already. */
const OWNED: ReadonlySet<EmotionCategory> = new Set(['shame', 'regret', 'happiness', 'pride'])

/** What the writer did to others, where the feeling does not own it. */
export const ownDeed = (category: EmotionCategory, normalised: string): Deed | null =>
  DEEDS.find(
    ({ cue, evenProud }) =>
      (!OWNED.has(category) || (evenProud && category === 'pride')) && cue.test(normalised),
  ) ?? null

/** Something the writer did, or left undone, to somebody: only then is there anything to be sorry for. */
const WRONGED = new RegExp(
  `${I} (?:(?:\\w+ly )?snapped|yelled|shouted|screamed|lied|forgot|missed|broke|hurt|insulted|ignored|cancelled|canceled|stood \\w+ up|let \\w+ (?:\\w+ )?(?:down|wait|believe|pay|go without)|stole|cheated|said (?:something|things|it)|called (?:him|her|them|my)|hit|slapped|pushed|shoved|laughed at|mocked|made fun|blamed|accused|gossiped|betrayed|left (?:him|her|them|my)|told (?:everyone|everybody|them all|him|her) |was (?:so |very |too )?(?:mean|rude|unfair|short|harsh|cruel|late|drunk|cold)|didn't (?:call|come|go|help|show|visit|tell|answer|reply|stop|say|stand)|did not (?:call|come|go|help|show|visit|tell|answer|say)|never (?:called|came|answered|replied|thanked|told|visited|went)|promised|took (?:the|his|her|their|credit)|kept (?:it|the)|copied|hid|dropped|ran (?:over|into)|spilled|crashed|damaged|lost (?:his|her|their))\\b`,
)
export const didWrong = (normalised: string): boolean =>
  WRONGED.test(normalised) || DEEDS.some(({ cue }) => cue.test(normalised))
