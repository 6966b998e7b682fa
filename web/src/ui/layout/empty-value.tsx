/** The word for an empty value, muted. */
export function EmptyValue() {
  return <span className="text-muted-fg">-</span>;
}
