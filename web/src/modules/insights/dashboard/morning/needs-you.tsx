import type { NeedsYou as Need } from '@leme/contract/insights/dashboard-endpoints';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { PageLink } from '#kit/browser/page-link.tsx';
import { useLocalised, useText } from '#kit/text/i18n.ts';
import { dashboardTexts } from '../texts/texts.ts';
import { MorningCard, morningLink } from './morning-card.tsx';

const signs = {
  danger: [CircleAlert, 'text-danger-text'],
  warning: [TriangleAlert, 'text-warning-text'],
  info: [Info, 'text-muted-fg'],
} as const;

/** What waits for the person, as the modules tell it. */
export function NeedsYou({ needs }: { needs: readonly Need[] }) {
  const t = useText(dashboardTexts);
  const say = useLocalised();
  return (
    <MorningCard title={t('needsYou')}>
      {needs.length === 0 ? (
        <p className="text-muted-fg">{t('nothingWaits')}</p>
      ) : (
        <ul className="grid">
          {needs.map(({ id, words, path, severity }) => {
            const [Sign, colour] = signs[severity];
            return (
              <li key={id}>
                <PageLink path={path} className={morningLink}>
                  <Sign aria-hidden="true" className={`size-4 shrink-0 ${colour}`} strokeWidth={1.75} />
                  {say(words)}
                </PageLink>
              </li>
            );
          })}
        </ul>
      )}
    </MorningCard>
  );
}
