/** Short forms and what they stand for; also as people type them without an apostrophe. */
const BE = {
  i: 'am',
  he: 'is',
  she: 'is',
  it: 'is',
  that: 'is',
  there: 'is',
  what: 'is',
  who: 'is',
  here: 'is',
  everyone: 'is',
  everybody: 'is',
  how: 'is',
  where: 'is',
}
const ARE = ['we', 'you', 'they']
const PRONOUNS = ['i', 'we', 'you', 'he', 'she', 'they', 'it', 'that', 'there']
const NOT = [
  'is',
  'are',
  'was',
  'were',
  'do',
  'does',
  'did',
  'have',
  'has',
  'had',
  'would',
  'could',
  'should',
  'might',
  'must',
  'need',
]
/** "im" and "dont" are no other words; "ill", "were" and "wed" are. */
const WITHOUT_APOSTROPHE = [
  'im',
  'ive',
  'dont',
  'didnt',
  'doesnt',
  'isnt',
  'wasnt',
  'werent',
  'havent',
  'hasnt',
  'hadnt',
  'wouldnt',
  'couldnt',
  'shouldnt',
  'thats',
  'theyre',
  'hes',
  'shes',
]

const whole: [string, string[]][] = [
  ...Object.entries(BE).map(([who, is]): [string, string[]] => [
    `${who}'${is === 'am' ? 'm' : 's'}`,
    [who, is],
  ]),
  ...ARE.map((who): [string, string[]] => [`${who}'re`, [who, 'are']]),
  ...PRONOUNS.flatMap((who): [string, string[]][] => [
    [`${who}'ve`, [who, 'have']],
    [`${who}'ll`, [who, 'will']],
    [`${who}'d`, [who, 'would']],
  ]),
  ...NOT.map((verb): [string, string[]] => [`${verb}n't`, [verb, 'not']]),
  ["can't", ['can', 'not']],
  ['cant', ['can', 'not']],
  ['cannot', ['can', 'not']],
  ["won't", ['will', 'not']],
  ["ain't", ['is', 'not']],
  ["shan't", ['will', 'not']],
  ["should've", ['should', 'have']],
  ["would've", ['would', 'have']],
  ["could've", ['could', 'have']],
  ['kinda', ['kind', 'of']],
  ['sorta', ['sort', 'of']],
  ['gonna', ['going', 'to']],
  ['anymore', ['any', 'more']],
]

export const CONTRACTIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ...whole,
  ...whole
    .filter(([short]) => WITHOUT_APOSTROPHE.includes(short.replace("'", '')))
    .map(([short, words]): [string, string[]] => [short.replace("'", ''), words]),
])
