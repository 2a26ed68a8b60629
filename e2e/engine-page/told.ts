import type { EngineReport } from '#engine/engine.ts'

/** What a person is told; how sure the engine is to the sixteenth digit is between it and the processor. */
export const told = ({ crisis, findings }: EngineReport) => ({ crisis, findings })
