import { Plus, RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useText } from '#kit/i18n.ts';
import { usePageStar } from '#kit/page-star.tsx';
import { usePaletteActions } from '#kit/palette-actions.ts';
import { useShortcut } from '#kit/shortcuts.ts';
import { Button } from '#ui/button.tsx';
import { GuardedButton } from '#ui/guarded-button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Key } from '#ui/key.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { DateBar, type DateBarProps } from './date-bar.tsx';
import { useSessionRights } from './session-rights.ts';
import { sessionsTexts } from './sessions/texts/texts.ts';
import { bookingsTexts } from './texts/texts.ts';

export type SessionsBarProps = Omit<DateBarProps, 'children'> & {
  refreshing: boolean;
  onRefresh: () => void;
  onCreate: () => void;
  /** Which sessions of the day are shown. */
  filters: ReactNode;
};

/** Title with the one primary action, and the date. */
export function SessionsBar({ refreshing, onRefresh, onCreate, filters, ...date }: SessionsBarProps) {
  const t = useText(sessionsTexts);
  const words = useText(bookingsTexts);
  const star = usePageStar();
  const { create } = useSessionRights();
  const refreshIcon = (size: string) => <RefreshCw aria-hidden="true" className={size} strokeWidth={1.75} />;
  return (
    <>
      <div className={date.narrow ? 'max-md:sr-only' : undefined}>
        <PageHeader
          title={words('title')}
          subtitle={t('subtitle')}
          star={<span className="max-md:hidden">{star}</span>}
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
      {create === null && <CreateByKey onCreate={onCreate} />}
      <DateBar {...date}>
        {date.narrow ? (
          <IconButton name={t('refresh')} size="pier" icon={refreshIcon('size-6')} onClick={onRefresh} />
        ) : (
          filters
        )}
      </DateBar>
      {date.narrow && filters}
    </>
  );
}

/** The same by the key `n` and from the palette. */
function CreateByKey({ onCreate }: { onCreate: () => void }) {
  const label = useText(bookingsTexts)('newSession');
  const latest = useRef(onCreate);
  useEffect(() => {
    latest.current = onCreate;
  });
  useShortcut({ key: 'n', label, scope: 'page' }, onCreate);
  usePaletteActions(
    useMemo(
      () => [{ id: 'sessions.new', label, icon: 'calendar-plus', key: 'n', run: () => latest.current() }],
      [label],
    ),
  );
  return null;
}

/** "Nova Sessão": in the title row, or at the thumb on a phone. */
export function CreateButton({ onCreate, large = false }: { onCreate: () => void; large?: boolean }) {
  const words = useText(bookingsTexts);
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
      {words('newSession')}
      {!large && create === null && <Key className="border-current bg-transparent text-current">N</Key>}
    </GuardedButton>
  );
}
