const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

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
