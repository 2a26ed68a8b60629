/**
 * Words by which a sentence of somebody else may mean a death without naming it: not being there, an end, a means, a sleep
 * nobody wakes from, whom it would relieve. Most sentences that hold one are harmless; it is only looked at more closely.
 */
const NOT_THERE =
  'gone|absen\\w+|vanish\\w*|disappear\\w*|goodbyes?|farewell|forever|for ?ever|for good|come back|never (?:return|come)|without you|after you|not (?:be |have to be )?here|(?:be|are|were|stay) here|here (?:any ?more|tomorrow)|(?:needs?|misses?|missed|wants?) you|last (?:night|day|time|words?|letter|note)|give away|(?:this|your) life|never been|for always|away(?: from it all)? for'
const END =
  'die[sd]?|dying|dead|death|deadly|kill\\w*|suicid\\w*|graves?|buried|funeral|end(?:s|ed|ing)? (?:it|all|this|of it|everything|the)|an end|the end|does not end|(?:make|let) it (?:all )?stop|way out|over soon|final\\w*|let go|give (?:up|in)|do it|just stop|stop (?:fighting|trying|struggling|breathing|eating)'
const MEANS =
  'ropes?|noose|knots?|blades?|kni(?:fe|ves)|razors?|pills?|tablets?|medicines?|medication|bottles?|guns?|bullets?|trigger|bridges?|roofs?|rails?|rail(?:way|road)|tracks|platform|trains?|river|water|waves?|sea|lake|cliffs?|ledge|edge|jump\\w*|leap\\w*|fall|veins?|wrists?|skin|bath|poison\\w*|gas|oven|exhaust|drown\\w*|hang\\w*|cut(?:s|ting)?|bleed\\w*|blood|burn\\w*|sharp|swallow\\w*|step off|height'
const SLEEP =
  'sle(?:ep\\w*|pt)|wak(?:e|es|ing)|woke\\w*|eyes|peace(?:ful)?|dark(?:ness)?|light|stillness|eternal|heaven|beyond|other side|the quiet'
const RELIEF =
  'burdens?|better off|reliev\\w*|kinder|easier|breathe again|fine without|manage|worthless|useless|nobody would|no ?one would|everybody would|everyone would|they would|gift|favou?r|deserve\\w*|enough'

export const MAY_MEAN_DEATH = new RegExp(
  `\\b(?:${[NOT_THERE, END, MEANS, SLEEP, RELIEF].join('|')})\\b`,
  'i',
)
