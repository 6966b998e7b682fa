import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { useState } from 'react';
import { isProblem } from '#kit/api.ts';
import { useFormat } from '#kit/format.ts';
import { useText } from '#kit/i18n.ts';
import { useProblemText } from '#kit/problem-text.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { sessionsMessages } from './messages.ts';
import { nameOf } from './session-parts.tsx';
import { useSessionWrites } from './sessions.queries.ts';

export type CancelSessionDialogProps = { session: SessionRow; onClose: () => void };

const namesIn = (value: unknown) =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [];

/** Asks before a session is cancelled; names the customers who still hold bookings. */
export function CancelSessionDialog({ session, onClose }: CancelSessionDialogProps) {
  const t = useText(sessionsMessages);
  const { date } = useFormat();
  const problemText = useProblemText();
  const toast = useToast();
  const writes = useSessionWrites();
  const [busy, setBusy] = useState(false);
  const [customers, setCustomers] = useState<readonly string[]>([]);
  const confirm = async () => {
    setBusy(true);
    try {
      await writes.cancel(session);
      toast.show({ title: t('cancelDone'), text: nameOf(session) });
      onClose();
    } catch (error) {
      if (isProblem(error, 'session-has-bookings')) setCustomers(namesIn(error.params.customers));
      else toast.show({ tone: 'danger', title: t('cancelFailed'), text: problemText(error) });
      writes.changed();
    }
    setBusy(false);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('cancelTitle')}
      text={t('cancelText', { name: `${nameOf(session)}, ${date(session.date)}` })}
      labels={{ confirm: t('cancelConfirm'), cancel: t('keep') }}
      onConfirm={() => void confirm()}
      busy={busy}
    >
      {customers.length > 0 && (
        <div role="alert" className="grid gap-1 rounded-md bg-danger-tint px-3 py-2 text-danger">
          <p>{t('hasBookings')}</p>
          <ul className="list-inside list-disc">
            {[...new Set(customers)].map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
    </ConfirmDialog>
  );
}
