/**
 * The page of a hotel's network, or of a proxy whose server is away, stands where our answer should be. No call of ours is
 * answered with a page, so nobody was reached.
 */
export function refuseStrangers(reply: Response): Response {
  if (reply.headers.get('content-type')?.startsWith('text/html')) throw new TypeError('Not ours')
  return reply
}
