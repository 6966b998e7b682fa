import { read } from '@leme/contract/access/permission';
import { ArrowRightLeft, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { PageLink } from '#kit/browser/page-link.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { nothing } from '#ui/layout/empty-value.tsx';
import { sessionTexts } from '../../lazy/session/texts/texts.ts';
import { useReturn } from '../../lazy/session/use-return.ts';
import { bookingsTexts } from '../../texts/texts.ts';
import { type CalendarBoat, type CalendarSession, marksOf } from '../calendar-rows.ts';
import { MarkIcons } from '../entry-body.tsx';
import { sessionsCalendarTexts } from '../texts/texts.ts';
import { timesOf, useCalendarWords } from '../use-calendar-words.ts';

export type SessionSheetProps = {
  session: CalendarSession;
  boats: readonly CalendarBoat[];
  /** Where it may be moved. */
  onMove: (() => void) | undefined;
  onClose: () => void;
};

/** What is known of a session, and where it goes on from there. */
export function SessionSheet({ session, boats, onMove, onClose }: SessionSheetProps) {
  const t = useText(sessionsCalendarTexts);
  const words = useText(bookingsTexts);
  const { longDate } = useFormat();
  const { mark } = useCalendarWords();
  const can = useCan();
  const giveBack = useReturn();
  const sessionWords = useText(sessionTexts);
  const own = boats.filter(({ id }) => session.boat_ids.includes(id)).map(({ boat_name }) => boat_name);
  const at = `/sessions?date=${session.date}&session=${session.id}&open=`;
  return (
    <Dialog
      size="sm"
      title={session.product.name}
      description={`${longDate(session.date)}, ${timesOf(session)}`}
      onClose={onClose}
      footer={
        <>
          {can(read('sessions')) && (
            <Button asChild>
              <PageLink path={`${at}edit`}>{t('edit')}</PageLink>
            </Button>
          )}
          {can(read('sessions')) && can(read('bookings')) && (
            <Button asChild>
              <PageLink path={`${at}bookings`}>{t('bookings')}</PageLink>
            </Button>
          )}
          {giveBack.isFor(session) && giveBack.reason === null && (
            <Button busy={giveBack.isBusy} onClick={() => void giveBack.run(session.id)}>
              <Undo2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {sessionWords('returnToSchedule')}
            </Button>
          )}
          {onMove && (
            <Button variant="primary" onClick={onMove}>
              <ArrowRightLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {t('moveTo')}
            </Button>
          )}
        </>
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        <Fact name={t('boat')}>{own.join(', ') || t('noBoat')}</Fact>
        <Fact name={t('seats')}>
          {words('seats', { taken: session.taken, total: session.total_capacity })}
          {session.people > 0 && ` · ${words('people', { count: session.people })}`}
        </Fact>
        <Fact name={t('guide')}>{session.guide_name ?? nothing}</Fact>
        <Fact name={t('sailor')}>{session.sailor_name ?? nothing}</Fact>
      </dl>
      {session.status === 'cancelled' && <p className="mt-3 text-danger-text">{words('cancelled')}</p>}
      {marksOf(session, boats).map((which) => (
        <p key={which} className="mt-2 flex items-center gap-2">
          <MarkIcons marks={[which]} />
          {mark(which)}
        </p>
      ))}
    </Dialog>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted-fg">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}
