import type { Fault } from '../../kit/problem.ts';
import type { ChecklistLine } from '../../kit/values/checklist-line.ts';

/** What somebody said of a line: a mark, a number, words, or a picture by its id; nothing where it was left out. */
export type Checked = { label: string; value: string | number | boolean | null };

const isSaid = ({ value }: Pick<Checked, 'value'>) => value !== null && value !== false && value !== '';

/** What is wrong with what was said of the lines of a plan: one that is no line of it, one that is missing, or does not fit. */
export function checkedFaults(
  lines: readonly ChecklistLine[],
  said: readonly Checked[],
  pointer = '/checklist',
): Fault[] {
  const byLabel = new Map(lines.map((line) => [line.label, line]));
  const faults = said.flatMap((each, at): Fault[] => {
    const line = byLabel.get(each.label);
    if (!line) return [{ pointer: `${pointer}/${at}/label`, code: 'unknown' }];
    return isSaid(each)
      ? valueFaults(line, each.value).map((fault) => ({ ...fault, pointer: `${pointer}/${at}/value` }))
      : [];
  });
  const missing = lines.flatMap(({ required, label }): Fault[] => {
    const at = said.findIndex((each) => each.label === label);
    const given = said[at];
    if (!required || (given && isSaid(given))) return [];
    return [{ pointer: at < 0 ? pointer : `${pointer}/${at}/value`, code: 'required' }];
  });
  return [...faults, ...missing];
}

const typeOf = { check: 'boolean', number: 'number', text: 'string', photo: 'string' } as const;
const longest = 500;

function valueFaults({ type, min, max }: ChecklistLine, value: Checked['value']): Omit<Fault, 'pointer'>[] {
  if (typeof value !== typeOf[type]) return [{ code: 'type', params: { expected: typeOf[type] } }];
  if (typeof value === 'string' && value.length > longest)
    return [{ code: 'too-large', params: { maximum: longest } }];
  if (typeof value !== 'number') return [];
  if (min !== null && value < min) return [{ code: 'too-small', params: { minimum: min } }];
  return max !== null && value > max ? [{ code: 'too-large', params: { maximum: max } }] : [];
}

/** What was said, as a book keeps it: a mark is a check, a number has a comma. */
export function saidOf(lines: readonly ChecklistLine[], said: readonly Checked[]): string | null {
  const byLabel = new Map(said.map((each) => [each.label, each]));
  const parts = lines.map(({ label, type }) => {
    const { value } = byLabel.get(label) ?? { value: null };
    if (!isSaid({ value })) return `${label}: –`;
    if (type === 'check' || type === 'photo') return `${label}: ✓`;
    return `${label}: ${typeof value === 'number' ? String(value).replace('.', ',') : value}`;
  });
  return parts.length > 0 ? parts.join(' · ') : null;
}
