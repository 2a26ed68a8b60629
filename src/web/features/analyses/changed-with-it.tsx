import type { Followed, Follower } from './use-followed.ts'

type Props = { followed: Followed; what: Follower }

/** Marks a line that was rewritten because another one changed, with a button to undo it. */
export const ChangedWithIt = ({ followed, what }: Props) =>
  followed.changed.includes(what) && (
    <p className="changed-with-it">
      Also changed{' · '}
      <button
        type="button"
        aria-label={`Bring back the ${what}`}
        onClick={() => followed.bringBack(what)}
      >
        Bring back
      </button>
    </p>
  )
