/** Nouns and adjectives that people put on their maps, and that are not names. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `
  discipline everyday love compassion career job work profession professional success promotion
  degree graduate master masters bachelor phd studies study college university school years
  childhood youth education financial security money savings independence freedom health fitness
  body mind mental physical wellbeing weight looks appearance reputation image status family
  parents parent mother mom mum father dad sister sisters brother brothers sibling siblings son
  daughter kids kid children child baby grandparents grandmother grandma grandfather grandpa
  granddaughter grandson grandchildren spouse wife husband partner boyfriend girlfriend fiance
  marriage relationship romance friends friend friendship friendships best boss manager team
  colleagues colleague coworkers class classmates teacher coach neighbours neighbors neighbour
  neighbor community church faith religion beliefs belief spirituality home house apartment flat
  garden car bike dog cat pet pets horse hobby hobbies music guitar piano singing running run
  football soccer basketball tennis swimming yoga cooking baking reading writing novel book
  books painting art photography travel travelling traveling trips hiking climbing dancing
  gaming games game band choir business shop company startup project projects thesis exam exams
  grades grade marks test licence license values value honesty trust loyalty fairness justice
  respect kindness integrity privacy dignity safety peace stability control order cleanliness
  punctuality competence intelligence creativity confidence courage patience ambition ambitions
  goals goal dream dreams plans plan future past identity heritage culture roots language
  motherhood fatherhood parenthood parenting fatherless role worth self-worth self-esteem
  self-respect good great close long-distance old new little own quiet clean happy social online
  public personal private daily morning weekly family's life story time free leisure work-life
  balance retirement pension salary income rent mortgage debt debts recovery sobriety illness
  wellness sleep diet sport sports training marathon race medal award awards trophy certificate
  scholarship internship volunteering charity activism politics environment nature planet
  animals science research papers publication publications patients students clients customers
  in-laws mother-in-law father-in-law mentor therapist roommate roommates flatmate flatmates
  housemate cousin cousins aunt uncle niece nephew ex stepmother stepfather stepson stepdaughter
  twins twin people loved ones achievement achievements accomplishment accomplishments skill
  skills talent talents craft expertise position title office workplace department factory farm
  land village town hometown neighbourhood neighborhood street country homeland memories memory
  wedding anniversary birthday holiday holidays vacation summer summers tradition traditions
  dinners dinner meals food restaurant kitchen collection stamps records vinyl plants plant
  chess reliability dependability helpfulness adventure adventures curiosity learning knowledge
  wisdom sense of humour humor humility style fashion beauty strength energy youthfulness sanity
  calm routine routines driving presentation speech performance performances acting theatre
  theater dance drawing knitting sewing woodwork fishing sailing surfing skiing cycling walking
  walks gym blog channel followers account podcast streaming posts math maths chemistry physics
  biology history human first second third last coffee tea mornings evenings nights weekends
  balcony allotment honor honour hope joy happiness secret apprenticeship lead leadership leader
  supervisor garage workshop studio bakery cafe bar pub bookshop store practice clinic lab
  farmhouse cabin cottage room bedroom desk view lake beach sea forest mountain mountains walk
  sunday-lunch breakfast lunch evening night weekend secrets letters letter diary journal poems
  poem songs song album film films movie movies photo photos camera phone laptop clothes hair
  skin face voice eyes hands back knees heart pregnancy birth diagnosis treatment surgery
  therapy medication cancer diabetes depression anxiety stress burnout anger grief loss divorce
  breakup separation custody adoption inheritance will visa citizenship passport asylum move
  relocation commute shift shifts team's boss's deadline deadlines meeting meetings report
  contract notice raise bonus investment investments loan loans house's bills budget taxes pupil
  pupils apprentice intern interns staff employees investors fans audience readers volunteers
  members club league season match tournament championship truth equality openness simplicity
  solitude silence rest comfort warmth closeness intimacy sex desire attention belonging
  acceptance approval recognition praise gratitude forgiveness hospitality generosity politeness
  manners responsibility duty service hard small big large lovely dear monthly yearly annual
  long short emotional spiritual intellectual artistic creative academic sporting musical
  political moral ethical open healthy strong brave gentle kind fair honest loyal true safe
  stable steady regular simple slow stepdad stepmum stepmom stepkids stepchildren nan gran
  granny grandad mummy daddy mommy finals final nursing law paintings drawings sketches poetry pottery
  bees chickens allotment promises promise`
    .trim()
    .split(/\s+/),
)
