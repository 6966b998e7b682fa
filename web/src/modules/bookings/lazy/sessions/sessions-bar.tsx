import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { CreateButton } from '#kit/list/create/create-button.tsx';
import { CreateKeys } from '#kit/list/create/create-keys.ts';
import { usePageStar } from '#kit/shell/page-star.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { DateBar, type DateBarProps } from '../../days/date-bar.tsx';
import { bookingsTexts } from '../../texts/texts.ts';
import { useSessionRights } from '../session/session-rights.ts';
import { sessionTexts } from '../session/texts/texts.ts';

export type SessionsBarProps = Omit<DateBarProps, 'children'> & {
  refreshing: boolean;
  onRefresh: () => void;
  onCreate: () => void;
  /** Which sessions of the day are shown. */
  filters: ReactNode;
};

/** Title with the one primary action, and the date. */
export function SessionsBar({ refreshing, onRefresh, onCreate, filters, ...date }: SessionsBarProps) {
  const t = useText(sessionTexts);
  const words = useText(bookingsTexts);
  const star = usePageStar();
  const { create } = useSessionRights();
  const refreshIcon = (size: string) => <RefreshCw aria-hidden="true" className={size} strokeWidth={1.75} />;
  return (
    <>
      <div className={date.compact ? 'max-md:sr-only' : undefined}>
        <PageHeader
          title={words('title')}
          subtitle={t('subtitle')}
          star={<span className="max-md:hidden">{star}</span>}
          actions={
            !date.compact && (
              <>
                <Button variant="quiet" busy={refreshing} onClick={onRefresh}>
                  {refreshIcon('size-4')}
                  {t('refresh')}
                </Button>
                <NewSession onCreate={onCreate} />
              </>
            )
          }
        />
      </div>
      {create === null && (
        <CreateKeys id="sessions.new" label={words('newSession')} icon="calendar-plus" onCreate={onCreate} />
      )}
      <DateBar {...date}>
        {date.compact ? (
          <IconButton name={t('refresh')} size="touch" icon={refreshIcon('size-6')} onClick={onRefresh} />
        ) : (
          filters
        )}
      </DateBar>
      {date.compact && filters}
    </>
  );
}

/** "Nova Sessão": in the title row, or at the thumb on a phone. */
export function NewSession({ onCreate, large }: { onCreate: () => void; large?: boolean }) {
  const { create } = useSessionRights();
  const label = useText(bookingsTexts)('newSession');
  return <CreateButton label={label} reason={create} onCreate={onCreate} large={large} />;
}
