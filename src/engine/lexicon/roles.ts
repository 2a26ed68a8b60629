/** What people are to each other, as alternatives for patterns: "boss", "sister", "best friend". */
export const ROLES =
  'boss|manager|supervisor|team ?lead|director|ceo|colleague|colleagues|co-?worker|co-?workers|client|customer|teacher|professor|lecturer|tutor|coach|trainer|principal|mother|mom|mum|mommy|mummy|father|dad|daddy|parents|stepmother|stepmom|stepmum|stepfather|stepdad|sister|brother|siblings|twin|son|daughter|kids|children|child|baby|toddler|stepson|stepdaughter|grandmother|grandma|gran|granny|nan|nana|grandfather|grandpa|grandad|granddad|grandson|granddaughter|aunt|auntie|uncle|cousin|niece|nephew|wife|husband|spouse|partner|boyfriend|girlfriend|bf|gf|fiance|fiancee|fiancé|fiancée|ex|ex-husband|ex-wife|ex-boyfriend|ex-girlfriend|best friend|friend|friends|bestie|mate|mates|roommate|flatmate|housemate|neighbou?r|neighbou?rs|landlord|landlady|doctor|therapist|dentist|in-laws|mother-in-law|father-in-law|sister-in-law|brother-in-law|daughter-in-law|son-in-law|family|team|class|classmate|classmates|teammate|teammates|crush|mentor|student|students|nurse|pastor|priest|imam|rabbi|band|dog|cat|puppy|kitten|horse|rabbit|hamster|parrot|pony'

/** What may stand between "my" and the role. */
export const QUALIFIERS =
  'older|younger|little|big|elder|eldest|oldest|youngest|own|new|old|late|former|teenage|twin|best|only|closest|dear|baby|adult|(?:\\w+[ -]){1,2}old'
