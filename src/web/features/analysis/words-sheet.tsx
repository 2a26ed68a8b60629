import type { Mark } from '#domain/situation/evidence.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { YourWords } from './your-words.tsx'

type Props = { words: string; marks: readonly Mark[]; title: string; onClose: () => void }

/** The whole text, where there is no room for it beside what was made of it. */
export const WordsSheet = ({ words, marks, title, onClose }: Props) => (
  <Dialog title={title} onClose={onClose}>
    <YourWords text={words} marks={marks} />
  </Dialog>
)
