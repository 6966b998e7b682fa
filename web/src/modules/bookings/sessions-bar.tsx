import { Plus, RefreshCw } from 'lucide-react';
import { useText } from '#kit/i18n.ts';
import { usePageStar } from '#kit/page-star.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { DateBar, type DateBarProps } from './date-bar.tsx';
import { GuardedButton } from './guarded-button.tsx';
import { sessionsMessages } from './messages.ts';
import { useSessionRights } from './session-rights.ts';

export type SessionsBarProps = Omit<DateBarProps, 'children'> & {
  refreshing: boolean;
  onRefresh: () => void;
  onCreate: () => void;
};

/** Title with the one primary action, and the date. */
export function SessionsBar({ refreshing, onRefresh, onCreate, ...date }: SessionsBarProps) {
  const t = useText(sessionsMessages);
  const star = usePageStar();
  const refreshIcon = (size: string) => <RefreshCw aria-hidden="true" className={size} strokeWidth={1.75} />;
  return (
    <>
      <div className={date.narrow ? 'max-md:sr-only' : undefined}>
        <PageHeader
          title={t('title')}
          subtitle={t('subtitle')}
          star={star}
          actions={
            !date.narrow && (
              <>
                <Button variant="quiet" busy={refreshing} onClick={onRefresh}>
                  {refreshIcon('size-4')}
                  {t('refresh')}
                </Button>
                <CreateButton onCreate={onCreate} />
              </>
            )
          }
        />
      </div>
      <DateBar {...date}>
        {date.narrow && (
          <IconButton name={t('refresh')} size="pier" icon={refreshIcon('size-6')} onClick={onRefresh} />
        )}
      </DateBar>
    </>
  );
}

/** "Nova Sessão": in the title row, or at the thumb on a phone. */
export function CreateButton({ onCreate, large = false }: { onCreate: () => void; large?: boolean }) {
  const t = useText(sessionsMessages);
  const { create } = useSessionRights();
  return (
    <GuardedButton
      reason={create}
      variant="primary"
      size={large ? 'pier' : 'md'}
      block={large}
      onClick={onCreate}
    >
      <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {t('newSession')}
    </GuardedButton>
  );
}
