import {
  createEmbeddedEngine,
  type GlancingEngine,
} from '#server/outside/engine/embedded-engine.ts'

let engine: Promise<GlancingEngine> | undefined

/** The real engine, read once for all files of a worker: it keeps nothing of what it is told. */
export const embeddedEngine = () => {
  engine ??= createEmbeddedEngine()
  return engine
}
