/** Words of praise that are also used for the opposite. */
export const PRAISE =
  'great wonderful lovely fantastic brilliant perfect terrific marvelous marvellous super awesome nice charming joy'.split(
    ' ',
  )
