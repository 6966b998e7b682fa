/** The one sign for nothing. */
export const nothing = '–';

/** The same as a list shows it. */
export function EmptyValue() {
  return <span className="text-muted-fg">{nothing}</span>;
}
