/** Something that may stand in every place of an address of the contract. */
export const anyParams = (userId: number) => ({
  userId,
  id: 1,
  shareId: '1',
  week: '2026-01-05',
  name: 'privacy',
})
