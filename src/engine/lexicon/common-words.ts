/** Words by which a sentence of a language model is held against what a person wrote: what anybody says, and names. */
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words a sentence about anybody could use. English has many of them in every sentence. */
export const COMMON_WORDS = wordsOf(`
  a able about across actually after again all along already also although always am an and another any anybody anyone
  anything are around as aside at away back be became because become been before behind being belong below beneath
  beside best better between big bit both bring brought but by came can cannot care cared cares carry change choose
  clear clearly close come comes coming could count counted counts deal deep deeply deserve deserved did different do
  does doing done down each easily easy either else enough even ever every everybody everyone everything exact exactly
  expect expected expectation far feel feeling feelings feels felt few find fit fits for forward found from front full
  further gave get gets getting give given gives go goes going got great had happen happened happens hard has have
  having he heart hear heard heavy held her here hers him his hold holds hope hoped how however if important in inside
  instead into is it its itself just keep keeping keeps kept kind know knowing known knows large last lean least less
  let like liked little look looked looking looks made make makes making many matter mattered matters may maybe me
  mean meaning means meant might mind moment more most mostly much natural naturally near need needed needs never new
  next no nobody none nor not nothing notice noticed now of off often on once one only onto open or other others
  otherwise out over own part parts perhaps person place plain plainly point possible probably put quite rather reach
  read real really reason reasons remain remains right said same saw say saying says see seeing seem seemed seems seen
  sense set several shape she should show shows side since size small so some somebody someone something somehow
  sometimes soon still stand stands stay stayed stays strong such sure take taken takes taking tell than that the
  their theirs them then there these they thing things think thinking this those though thought through time times to
  together too took touch touched touches toward towards true try turn turned under understand understandable until up
  use used usual very want wanted wants was way ways weigh weight well went were what whatever when where whether
  which while who whole whom whose why will wish with within without wonder word words worth would yet you your yours
  yourself breathe slowly today tonight tomorrow minutes day days week year years line lines write down call talk ask
  walk sit rest sleep water hand hands voice home house work early late later slow slower three two four five ten long
  short first second love loved hurt lost loss gone miss angry anger sad fear afraid proud glad happy joy worry
  worried shame guilt relief tired feeling`)

/** Names that many people have: at the head of a sentence a capital letter alone says nothing. */
export const GIVEN_NAMES = wordsOf(`
  james john robert michael david william richard joseph thomas tom charles christopher chris daniel dan matthew matt
  anthony mark donald steven steve paul andrew andy joshua josh kenneth kevin brian george timothy tim ronald edward
  jason jeffrey jeff ryan jacob gary nicholas nick eric jonathan stephen larry justin scott brandon benjamin ben
  samuel sam gregory greg alexander alex patrick frank raymond jack dennis jerry tyler aaron jose adam nathan henry
  peter zachary kyle noah ethan jeremy walter christian keith roger terry austin sean gerald carl dylan harold jordan
  jesse bryan lawrence arthur gabriel bruce logan billy joe alan juan elijah willie albert wayne randy mason vincent
  liam roy bobby caleb bradley russell lucas luke leo max felix oscar hugo marcus martin simon philip phil oliver
  harry charlie theo jonas lukas finn emil anton ivan igor omar ali ahmed mohammed hassan raj amir ravi kenji hiro
  chen wei diego carlos luis pedro mary patricia jennifer jen linda elizabeth liz barbara susan sue jessica jess sarah
  sara karen lisa nancy betty sandra margaret maggie ashley kimberly kim emily emma donna michelle carol amanda
  melissa deborah debbie stephanie rebecca becky laura sharon cynthia kathleen kathy amy angela shirley anna anne ann
  brenda pamela nicole ruth katherine kate samantha christine catherine virginia debra rachel janet emma carolyn maria
  heather diane julie joyce victoria vicky kelly christina joan evelyn lauren judith olivia frances martha cheryl
  megan andrea hannah jacqueline jean alice julia grace judy sophia sophie theresa beverly denise marilyn amber
  danielle brittany diana abigail jane lori alexis tiffany kayla mia chloe ella lily lucy zoe eva nina lena mila clara
  ida ines elena sofia carmen lucia rosa fatima aisha leila priya anita yuki mei ling olga natasha tanya irina
  svetlana`)
