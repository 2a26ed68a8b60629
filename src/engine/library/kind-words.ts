/**
 * What a text has to speak of before sentences of a kind are said: to be told of a break-up that was a moved weekend is
 * worse than to be told nothing.
 */
const NEEDED: Readonly<Record<string, RegExp>> = {
  breakup:
    /\b(?:broke (?:up|it off)|break-?up|split|separat\w+|divorc\w+|left me|leaving me|moved out|ended (?:it|things)|it'?s over between|doesn'?t love me|called off|dumped|parting|parted)\b/,
  'ex-moved-on': /\bex\b|\bex-/,
  infidelity:
    /\b(?:cheat\w*|affair|unfaithful|slept with|kiss\w*|another (?:woman|man)|someone else|somebody else|condom|tinder|messages (?:from|with) (?:a|another|her|him))\b/,
  'place-ends/home':
    /\b(?:home|flat|apartment|house|move out|moving out|evict\w*|lease|tenan\w+)\b/,
  death:
    /\b(?:died|death|dead|funeral|buried|bury|passed away|grave|lost (?:my|our|him|her)|mourn\w*|late (?:wife|husband|mother|father)|anniversary|without (?:him|her)|gone)\b/,
  miscarriage: /\b(?:miscarr\w+|stillb\w+|heartbeat|pregnan\w+|lost the baby|scan|weeks)\b/,
  'pet-loss':
    /\b(?:dog|cat|puppy|kitten|horse|pony|hamster|rabbit|parrot|budgie|vet|pet|lead|bowl|basket|put (?:him|her|it) down|let \w+ go)\b/,
  'baby-news':
    /\b(?:baby|born|pregnan\w+|birth|test|due|scan|expecting|grandchild|kilos|adopt\w*)\b/,
  'lent-money': /\b(?:lent|lend|loan\w*|lending)\b/,
  violence:
    /\b(?:hit|hits|punch\w*|slap\w*|kick\w*|push\w*|shov\w*|chok\w*|beat\w*|knife|attack\w*|threaten\w*|grab\w*|throw\w*|threw|assault\w*|afraid of)\b/,
  harassed:
    /\b(?:touch\w*|grop\w*|harass\w*|follow\w*|whistl\w*|comment\w*|messages|stalk\w*|hand on|stared|brush\w*)\b/,
  'job-lost':
    /\b(?:fired|laid off|let (?:me|us|him|her) go|redundan\w+|dismiss\w*|lost my job|sacked|terminat\w*|closing|last day|notice)\b/,
  'moved-away': /\b(?:mov(?:ed|ing|es?)|left|leaving|abroad|far away|gone|emigrat\w*)\b/,
  'illness-self':
    /\b(?:ill|sick|pain|diagnos\w*|doctor|hospital|cancer|lump|scan|test|blood|surgery|operation|treatment|disease|chest|breath\w*|fever|symptom\w*|biopsy|mri)\b/,
  'illness-other':
    /\b(?:ill|sick|pain|diagnos\w*|doctor|hospital|cancer|lump|scan|test|blood|surgery|operat\w*|treatment|disease|ward|stroke|fever|ambulance|dementia|chemo\w*|vet)\b/,
}

export function isSpokenOf(id: string, normalised: string): boolean {
  const kind = id.split('/')[0]!
  return [NEEDED[id], NEEDED[kind]].every(
    (needed) => needed === undefined || needed.test(normalised),
  )
}
