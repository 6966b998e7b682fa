import type { ChecklistLine } from '@leme/contract/kit/values/checklist-line';
import { lateInput } from '../late-input.tsx';
import { webKind } from '../web-kind.ts';

const linesOf = (value: unknown) => (Array.isArray(value) ? (value as ChecklistLine[]) : []);

/** What is looked at, line by line: `Óleo* · Pressão (3–5)`; a star is what must be there. */
export const checklistKind = webKind<ChecklistLine[]>({
  ...lateInput(async () => (await import('./lazy/checklist-input.tsx')).ChecklistInput),
  edit: linesOf,
  text: (value, _, { format }) =>
    linesOf(value)
      .map(({ label, required, min, max }) => {
        const bound = (limit: number | null) => (limit === null ? '' : format.number(limit));
        const range = min === null && max === null ? '' : ` (${bound(min)}–${bound(max)})`;
        return `${label}${required ? '*' : ''}${range}`;
      })
      .join(' · '),
  mayBeBare: true,
});
