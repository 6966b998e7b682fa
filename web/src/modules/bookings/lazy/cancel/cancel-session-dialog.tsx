import { read } from '@leme/contract/access/permission';
import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { type SessionCancelKind, sessionCancelKinds } from '@leme/contract/bookings/life/terms';
import { useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useSessionBookings } from '../party/booking.queries.ts';
import { nameOf } from '../session/session-parts.tsx';
import { useSessionWrites } from '../session/sessions.queries.ts';
import { AffectedCustomers } from './affected-customers.tsx';
import { KindField } from './kind-field.tsx';
import { ReasonField } from './reason-field.tsx';
import { cancelTexts } from './texts/texts.ts';

export type CancelSessionDialogProps = { session: SessionRow; onClose: () => void };

/** Asks before a session is cancelled: first whose bookings go with it, then why. */
export function CancelSessionDialog(props: CancelSessionDialogProps) {
  const mayRead = useCan()(read('bookings'));
  return mayRead ? <WithBookings {...props} /> : <Asked {...props} count={props.session.booking_count} />;
}

function WithBookings(props: CancelSessionDialogProps) {
  const { query } = useSessionBookings(props.session.id);
  const count = query.data?.data.length ?? props.session.booking_count;
  return (
    <Asked {...props} count={count}>
      {count > 0 && <AffectedCustomers session={props.session} query={query} />}
    </Asked>
  );
}

type AskedProps = CancelSessionDialogProps & { count: number; children?: React.ReactNode };

function Asked({ session, count, onClose, children }: AskedProps) {
  const t = useText(cancelTexts);
  const { date } = useFormat();
  const writes = useSessionWrites();
  const words = useRefusal();
  const [reason, setReason] = useState('');
  const [kind, setKind] = useState<SessionCancelKind>('company');
  const { run, isBusy, at, refusal } = useVerb(
    () => writes.cancel(session, { reason, kind, cancel_bookings: count > 0 }),
    {
      check: () => ({ reason: reason.trim() === '' && t('needReason') }),
      done: () => {
        onClose();
        return { title: t('sessionDone'), text: nameOf(session) };
      },
      words,
      place: () => {
        writes.changed();
        return false;
      },
    },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('sessionTitle')}
      text={t('sessionText', { name: `${nameOf(session)}, ${date(session.date)}` })}
      labels={{
        confirm: count > 0 ? t('cancelBoth', { count }) : t('cancelSession'),
        cancel: t('keepSession'),
      }}
      onConfirm={() => void run()}
      busy={isBusy}
    >
      {children}
      {refusal && <Banner tone="danger">{refusal}</Banner>}
      {count > 0 && <KindField kinds={sessionCancelKinds} value={kind} onChange={setKind} />}
      <ReasonField
        value={reason}
        onChange={setReason}
        label={t('reason')}
        hint={t('reasonHint')}
        error={reason.trim() === '' && at('reason')}
      />
    </ConfirmDialog>
  );
}

function useRefusal(): (error: unknown) => string {
  const t = useText(cancelTexts);
  const problemText = useProblemText();
  return (error) => {
    if (isProblem(error, 'people-aboard')) return t('aboard', { count: Number(error.params.aboard) });
    if (isProblem(error, 'session-has-bookings'))
      return t('arrived', { names: namesIn(error.params.customers).join(', ') });
    return isProblem(error, 'stale-version') ? t('changed') : problemText(error);
  };
}

const namesIn = (value: unknown) =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [];
