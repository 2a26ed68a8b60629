/** Label to probability; a sigmoid head has one label, its own name. */
export type Opinion = Record<string, number>
/** Head name to opinion. */
export type Opinions = Record<string, Opinion>
