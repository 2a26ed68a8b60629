import { App } from './app/app.tsx'
import { createDrawing } from './lib/waking/drawing.tsx'
import type { PageFiles } from './lib/waking/sheet-html.ts'

/** Entry point of the server. Renders the same components that the browser hydrates. */
export const createDrawPage = (page: string, files: PageFiles, base: string) =>
  createDrawing(App, page, files, base)
