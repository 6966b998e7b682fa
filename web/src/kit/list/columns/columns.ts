/** All there are to choose from: those shown in their order, then the others. */
export function choicesBeside<Choice extends { id: string }>(
  choices: readonly Choice[],
  columns: readonly string[],
): Choice[] {
  const shown = columns.flatMap((id) => choices.find((choice) => choice.id === id) ?? []);
  return [...shown, ...choices.filter(({ id }) => !columns.includes(id))];
}

/** The columns with one more at the end, or without it. */
export function withColumn(columns: readonly string[], name: string, on: boolean): string[] {
  const others = columns.filter((each) => each !== name);
  return on ? [...others, name] : others;
}

/** The columns with one of them a place further up or down; at an end it stays. */
export function movedColumn(columns: readonly string[], name: string, by: 1 | -1): string[] {
  const from = columns.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= columns.length) return [...columns];
  return columns.with(from, columns[to] ?? name).with(to, name);
}
