import type { ValueFault } from '@leme/contract/kit/kinds/field-kind';
import { judge } from '@leme/contract/kit/kinds/judge';
import { isNothing } from '@leme/contract/kit/kinds/words/words';
import type { Field } from '@leme/contract/kit/resource/fields';

/** What a form says of the value of a field before it is sent, or null: the first thing the server would find. */
export function valueFault(field: Field, value: unknown): ValueFault | null {
  if (isNothing(value)) return field.required ? { code: 'required' } : null;
  return judge(field, value).faults[0] ?? null;
}
