/** The titles of a table's columns. A pair adds a class, such as `number`. */
export const TableHead = ({ titles }: { titles: readonly (string | readonly string[])[] }) => (
  <thead>
    <tr>
      {titles.map((it, at) => {
        const [title, className] = [it].flat()
        return (
          <th key={`${at + 1}`} scope="col" className={className}>
            {title}
          </th>
        )
      })}
    </tr>
  </thead>
)
