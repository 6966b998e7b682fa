import { problemTexts } from '#kit/problem/texts/texts.ts';
import { hasText, useText } from '#kit/text/i18n.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { userRolesTexts } from '../texts/texts.ts';

export type Refused = { id: string; name: string; problem: string };

/** Who was not moved, and why; the others were. */
export function MoveReport({ refused, onClose }: { refused: readonly Refused[]; onClose: () => void }) {
  const t = useText(userRolesTexts);
  const problem = useText(problemTexts);
  return (
    <Banner tone="danger" close={{ label: t('close'), onClose }}>
      <strong>{t('notMoved', { count: refused.length })}</strong>
      <ul>
        {refused.map((each) => (
          <li key={each.id}>
            <b>{each.name}</b>{' '}
            {problem(hasText(problemTexts, each.problem) ? (each.problem as 'unexpected') : 'unexpected')}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
