import { choiceOf, movesIn } from '@leme/contract/kit/resource/labels';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { isProblem } from '../../api/api.ts';
import { currentLocale, textOf } from '../../text/i18n.ts';
import { movesTexts } from './texts/texts.ts';

/** Why a row was not moved: where it stands and what it may do; null for another refusal. */
export function refusedMove(resource: Resource, error: unknown): string | null {
  if (!isProblem(error, 'move-forbidden')) return null;
  const { field, state, allowed } = error.params as { field: string; state: string; allowed: string[] };
  const declared = resource.fields[field];
  const locale = currentLocale();
  const { moves } = movesIn(resource, { moves: allowed.join(', ') }, locale);
  return textOf(movesTexts, 'forbidden', {
    state: declared ? choiceOf(declared, state, locale) : state,
    moves,
  });
}
