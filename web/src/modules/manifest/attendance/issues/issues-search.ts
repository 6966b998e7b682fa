/** Whether the address asks for the list of conflicts and refusals. */
export type IssuesSearch = { issues?: true | undefined };

export function readIssuesSearch(search: Readonly<Record<string, unknown>>): IssuesSearch {
  return { issues: search.issues === true || undefined };
}
