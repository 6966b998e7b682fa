/** What a step did to several files: which came, which went, and whether those that stayed stand in another order. */
export function fileChanges(before: unknown, after: unknown) {
  const [was, is] = [idsOf(before), idsOf(after)];
  const added = is.filter((id) => !was.includes(id));
  const removed = was.filter((id) => !is.includes(id));
  const stayed = was.filter((id) => is.includes(id));
  const isReordered = stayed.some((id, at) => id !== is.filter((each) => was.includes(each))[at]);
  return { added, removed, isReordered };
}

function idsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}
