/** What somebody sends, as a table keeps it: null where they left it unsaid. */
export type Columns<Sent> = {
  [Field in keyof Sent]-?: undefined extends Sent[Field]
    ? Exclude<Sent[Field], undefined> | null
    : Sent[Field]
}
