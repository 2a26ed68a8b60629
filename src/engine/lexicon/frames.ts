/** Words around a feeling that decide its owner, modality and time. */
import lists from './frames.json' with { type: 'json' }
import { listsOf } from './words.ts'

export const FRAMES = listsOf(lists)

export const GONE =
  /^(?:(?:is|has|had|was|have) )?(?:(?:all|finally|slowly|almost|completely|suddenly|long|now|mostly) )?(?:gone|faded|passed|vanished|disappeared|melted|evaporated|lifted|left me|went away|subsided|wore off|dissolved|eased|over)\b/
