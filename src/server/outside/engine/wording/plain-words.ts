/**
 * Words that tell no fact of a life: a sentence about anybody could use them. Whatever else a model writes has to stand
 * in the person's own text or in what our engine wrote about it. They were drawn from the words our library uses for
 * many kinds of events; what could be news (a death, a doctor, a number, a day, a feeling) was left out.
 */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `a able about across actually after again all along already also although always am an and another any anybody anyone
  anything are around as aside at away back be became because become been before behind being belong below beneath beside
  best better between big bit both bring brought but by came can cannot care cared cares carry change choose clear clearly
  close come comes coming could count counted counts deal deep deeply deserve deserved did different do does doing done
  down each easily easy either else enough even ever every everybody everyone everything exact exactly expect expected
  expectation far feel feeling feelings feels felt few find fit fits for forward found from front full further gave get
  gets getting give given gives go goes going got great had happen happened happens hard has have having he heart hear
  heard heavy held her here hers him his hold holds hope hoped how however if important in inside instead into is it its
  itself just keep keeping keeps kept kind know knowing known knows large last lean least less let like liked little look
  looked looking looks made make makes making many matter mattered matters may maybe me mean meaning means meant might
  mind moment more most mostly much natural naturally near need needed needs never new next no nobody none nor not
  nothing notice noticed now of off often on once one only onto open or other others otherwise out over own part parts
  perhaps person place plain plainly point possible probably put quite rather reach read real really reason reasons
  remain remains right said same saw say saying says see seeing seem seemed seems seen sense set several shape she should
  show shows side since size small so some somebody someone something somehow sometimes soon still stand stands stay
  stayed stays strong such sure take taken takes taking tell than that the their theirs them then there these they thing
  things think thinking this those though thought through time times to together too took touch touched touches toward
  towards true try turn turned under understand understandable until up use used usual very want wanted wants was way
  ways weigh weight well went were what whatever when where whether which while who whole whom whose why will wish with
  within without wonder word words worth would yet you your yours yourself`
    .split(/\s+/)
    .filter(Boolean),
)

/** What one may always say that a person does with their mind: it tells nothing they did. */
export const INNER_ACTS: ReadonlySet<string> = new Set(
  'care count deserve expect feel felt find found hear heard hold hope know like look matter mean need notice read saw see sense think thought understand want wish wonder'.split(
    ' ',
  ),
)

/** Between a person and what they do. */
export const BETWEEN: ReadonlySet<string> = new Set(
  'actually already also always am are be been being can cannot clearly could deeply did do does even ever had has have is just may maybe might must never not now often only perhaps probably quite rather really should so sometimes still to very was were will would'.split(
    ' ',
  ),
)

/** What may follow somebody without telling what they did. */
export const NO_ACTS: ReadonlySet<string> = new Set(
  'a about after all an and as at because before but by for from he her his how i if in into it its my no nor of on or over she so somebody something than that the their them then there they this through too when where which while who whose why with without you your'.split(
    ' ',
  ),
)
