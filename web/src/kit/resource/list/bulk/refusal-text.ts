import { routeTable } from '@leme/contract/access/route-table';
import type { Locale } from '@leme/contract/kit/language/locale';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { isProblem } from '../../../api/api.ts';
import { currentAuthSession } from '../../../auth-session/auth-session-store.ts';
import { titleIn } from '../../../auth-session/open-pages.ts';
import { problemText } from '../../../problem/problem-text.ts';
import { currentLocale, textOf } from '../../../text/i18n.ts';
import { lacking } from '../../moves/lacking.ts';
import { refusedMove } from '../../moves/refused-move.ts';
import { bulkTexts } from './texts/texts.ts';

type Use = { resource: string; count: number; names?: string[] };

/** Why something was refused: for a row others depend on which ones, for a forbidden move where it stands, else what it lacks. */
export function refusalText(resource: Resource, error: unknown): string {
  const moved = refusedMove(resource, error) ?? lacking(resource, error);
  if (moved !== null) return moved;
  const uses = isProblem(error, 'in-use') ? (error.params.by as Use[] | undefined) : undefined;
  if (!uses || uses.length === 0) return problemText(error);
  const locale = currentLocale();
  return textOf(bulkTexts, 'usedBy', { uses: uses.map((use) => usedIn(use, locale)).join('; ') });
}

function usedIn({ resource, count, names = [] }: Use, locale: Locale): string {
  const page = titleIn(
    currentAuthSession().session?.pages ?? [],
    routeTable.find((entry) => entry.resource === resource),
    locale,
  );
  const more = count - names.length;
  const listed = names.join(', ') + (more > 0 && names.length > 0 ? ` +${more}` : '');
  const number = listed === '' ? ` (${count})` : `: ${listed}`;
  return `${page || resource}${number}`;
}
