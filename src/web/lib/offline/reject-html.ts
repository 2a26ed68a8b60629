/**
 * Rejects HTML replies, which come from a captive portal or a proxy whose server is down. Our API never answers with
 * HTML, so the server counts as unreachable.
 */
export function rejectHtmlReply(reply: Response): Response {
  if (reply.headers.get('content-type')?.startsWith('text/html')) throw new TypeError('Not ours')
  return reply
}
