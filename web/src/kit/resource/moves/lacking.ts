import { labelOf } from '@leme/contract/kit/resource/labels';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { isProblem } from '../../api/api.ts';
import { faultText } from '../../form/lazy/fault/fault-text.ts';
import { currentLocale } from '../../text/i18n.ts';

/** What a row lacks for a move, each with its field, since no input is marked there; null for another refusal. */
export function lacking({ fields }: Resource, error: unknown): string | null {
  if (!isProblem(error, 'validation') || error.errors.length === 0) return null;
  const locale = currentLocale();
  const said = error.errors.map((fault) => {
    const field = fields[fault.pointer.split('/')[1] ?? ''];
    const text = faultText(fault);
    return field && !field.moves ? `${labelOf(field, locale)}: ${text}` : text;
  });
  return said.join('; ');
}
