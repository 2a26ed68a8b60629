/** Shows a part from its beginning, with what stands above it as long as both have room. */
export function showFromTop(part: Element): void {
  window.scrollTo(0, 0)
  if (part.getBoundingClientRect().top > innerHeight / 2) part.scrollIntoView({ block: 'start' })
}
