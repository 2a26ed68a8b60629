/** Words beside a feeling that tell how strong it is. */
import type { Cue } from '#domain/emotion/strength.ts'

export type CuePattern = {
  kind: Cue['kind']
  points: number
  /** Counts only where the writer did or felt it: "the baby cried all night" says nothing of them. */
  isOwn?: true
  pattern: RegExp
}

const NOT = "(?:can'?t|cannot|can not|couldn'?t|could not|haven'?t|have not)"

export const CUES: readonly CuePattern[] = [
  {
    kind: 'emphasis',
    points: 1,
    pattern:
      /!!+|\b(?:so{3,}|ve+r{2,}y|ye+s{3,}|no{3,}|happ+y{3,})\b|\b(?:fucking|fuckin|goddamn|hell yes)\b/i,
  },
  {
    kind: 'body',
    points: 2,
    isOwn: true,
    pattern: new RegExp(
      `\\b(?:${NOT} (?:sleep|slept|eat|eaten|breathe|stop crying|stop shaking)|shaking(?! (?:hands|my head|his head|her head))|trembling|sobbed|sobbing|bawled|threw up|cried (?:all|the whole|half the|for hours|myself)|heart (?:is |was )?(?:pounding|racing|hammering)|knees gave|doubled over|froze|frozen (?:with|to the spot)|chest hurts)\\b`,
      'i',
    ),
  },
  {
    kind: 'body',
    points: 1,
    isOwn: true,
    pattern: new RegExp(
      `\\b(?:cried|crying|wept|in tears|tears in my eyes|teared up|lump in my throat|butterflies|blushed|blushing|went (?:bright )?red|sweaty palms|sweating|knot in my stomach|sick to my stomach|goosebumps|${NOT} stop (?:smiling|grinning))\\b`,
      'i',
    ),
  },
  {
    kind: 'lasting',
    points: 2,
    pattern:
      /\b(?:for (?:weeks|months|years)|every night since|ever since|day and night|(?:weeks|months|years) now)\b/i,
  },
  {
    kind: 'lasting',
    points: 1,
    pattern:
      /\b(?:all (?:day|night|week|evening|weekend)|for days|for hours|the whole (?:day|night|week|weekend)|every (?:day|night|morning)|(?<!\b(?:sit|sat|stand|stood|stay|hold|held|lay|lie) )still(?! (?:has|have|had|life|got|there)\b)|can'?t stop thinking|keeps coming back|days now)\b/i,
  },
  {
    kind: 'lasting',
    points: -2,
    pattern:
      /\b(?:for a (?:moment|second|minute)|briefly|it passed|already over it|then i forgot|gone by (?:lunch|evening))\b/i,
  },
  {
    kind: 'act',
    points: 2,
    isOwn: true,
    pattern:
      /\b(?:so done|done with (?:him|her|them|this|it)|screamed|yelled|slammed|walked out|stormed out|hung up on|quit on the spot|blocked (?:him|her|them)|jumped up and down|danced (?:round|around)|punched the|begged)\b/i,
  },
  {
    kind: 'act',
    points: 1,
    isOwn: true,
    pattern:
      /\b(?:snapped at|raised my voice|hugged everyone|had to leave the room|hid in|rolled my eyes hard|whooped|sang all the way|had enough|last straw|sick and tired)\b/i,
  },
  {
    kind: 'measure',
    points: -2,
    pattern:
      /\b(?:no big deal|not a big (?:deal|thing)|doesn'?t matter much|i'?ll live|nothing serious|nothing dramatic|first world problem|not the end of the world|could be worse)\b/i,
  },
]

/** A whole word in capitals, unless all of it is shouted or it is a short name of something. */
export const CAPITALS = /\b[A-Z]{4,}\b/

export const MEASURES = [
  {
    least: 9,
    pattern:
      /\b(?:(?:best|worst|happiest|proudest|saddest|scariest) (?:day|night|moment|thing|week|year)s? (?:of|in) my life|never in my life|nothing (?:has )?ever hurt|hurts? more than anything|more than i can say|beyond words|couldn'?t be (?:happier|prouder|angrier|sadder|more \w+))\b/i,
  },
  {
    least: 7,
    pattern:
      /\b(?:best|worst|happiest|proudest|saddest) (?:\w+ )?(?:in (?:years|months|a long time|ages)|all year|ever|this year)\b/i,
  },
] as const

export const OWN_NUMBER = /\b(10|[1-9])(?: ?\/ ?| (?:out )?of )(?:10|ten)\b/i
/** Beside a number, where no feeling stands in the sentence. */
export const SAYS_NUMBER =
  /\b(?:i'?d say|i would say|call it|maybe|about|feels? like|felt like|it'?s|it is|it was|a solid|strength)\b/i

export const TRIFLES =
  /\b(?:missed (?:the|my) bus|spilled (?:my |the )?coffee|wrong (?:coffee|order)|out of (?:oat )?milk|queue|wi-?fi|traffic|parking|printer|odd sock|lost at (?:cards|chess)|the kettle|socks? on the floor|dishes in the sink|typo|rain(?:ed)? on my)\b/i
