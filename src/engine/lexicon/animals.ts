/** Animals people live with. */
export const ANIMALS = 'dog cat puppy kitten horse pony rabbit hamster parrot budgie'
  .split(' ')
  .concat('guinea pig')
export const OTHER_ANIMALS = 'hens? goat sheep cow bird fish goldfish vet pet'.split(' ')
