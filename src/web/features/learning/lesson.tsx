import type { ReactNode } from 'react'
import './lesson.css'

type Props = {
  title: string
  /** A small picture of the idea, beside the text. */
  picture?: ReactNode
  children: ReactNode
}

/** One idea of the framework: a title, text and a picture. */
export function Lesson({ title, picture, children }: Props) {
  return (
    <section className={picture ? 'lesson lesson-with-picture' : 'lesson'}>
      <div className="lesson-words">
        <h2>{title}</h2>
        {children}
      </div>
      {picture && <div className="lesson-picture">{picture}</div>}
    </section>
  )
}

type PieceProps = { title: string; text: string; children: ReactNode }

/** An idea to try out instead of reading about it. */
export function LessonPiece({ title, text, children }: PieceProps) {
  return (
    <section className="card lesson-piece">
      <div className="lesson-words">
        <h2>{title}</h2>
        <p className="muted">{text}</p>
      </div>
      {children}
    </section>
  )
}
