import type { Services } from '#server/outside/services.ts'

/** What was kept, and whether its words speak of danger to life: a few words, so a glance is enough. */
export async function withHelp<Kept extends object>(
  { engines }: Services,
  kept: Kept,
  words: readonly (string | null | undefined)[],
): Promise<Kept & { isCrisis?: boolean }> {
  const written = words.filter((text): text is string => Boolean(text))
  const isCrisis = written.length > 0 && (await engines.embedded.checkWithSmallModel(written))
  return isCrisis ? { ...kept, isCrisis } : kept
}
