/** Whether a step fits the hour and the place the text speaks from. */
const NOW_HERE =
  /\b(?:waiting room|right now|as i (?:write|type)|in (?:ten|five|twenty|thirty|a few|\d+) minutes|in an hour|about to|i(?:'m| am) (?:sitting|standing|waiting|lying|hiding) (?:in|on|at|outside|here|while)|on the (?:bus|train|plane) (?:to|now))\b/
const NIGHT =
  /\b(?:[1-4] ?a\.?m\b|[1-4] in the morning|middle of the night|can'?t sleep|lie awake|lying awake|past midnight|awake since)\b/
const IS_TOMORROW = /\btomorrow\b/
const CANNOT_WALK =
  /\b(?:broke my (?:leg|ankle|foot|hip)|broken (?:leg|ankle|foot|hip)|in (?:hospital|the ward|bed with)|wheelchair|crutches|can'?t walk|bedridden|in labour)\b/
const TONIGHT = /\b(?:tonight|this evening)\b/

const LATER =
  /^(?:tomorrow|tonight|this (?:evening|week|weekend)|within|before bed|on the next)\b|\b(?:tonight|tomorrow|this week)\b/i
const AMONG_PEOPLE = /\b(?:ring|call|visit|go outside|walk|knock|meet)\b/i
const ON_FOOT = /\b(?:walk|run|dance|go outside|stairs|stretch|dig)\b/i

export function fitsHourAndPlace(step: string, normalised: string): boolean {
  if (NOW_HERE.test(normalised) && LATER.test(step)) return false
  if (CANNOT_WALK.test(normalised) && ON_FOOT.test(step)) return false
  if (NIGHT.test(normalised) && AMONG_PEOPLE.test(step) && !/tomorrow/i.test(step)) return false
  // What is to come tomorrow is not prepared for tomorrow, and what comes tonight not tonight.
  if (IS_TOMORROW.test(normalised) && /^tomorrow\b/i.test(step)) return false
  return !(TONIGHT.test(normalised) && /^before bed\b/i.test(step))
}
