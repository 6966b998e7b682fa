import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { useText } from '#kit/i18n.ts';
import { QueryView } from '#kit/query-view.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { sessionFormTexts } from './session-form/texts/texts.ts';
import { SessionForm } from './session-form.tsx';
import { useSessionOptions } from './sessions.queries.ts';

export type SessionDialogProps = {
  /** The session to change; null makes a new one. */
  session: SessionRow | null;
  /** Whose fields a new one starts with. */
  template?: SessionRow | undefined;
  date: string;
  onClose: () => void;
  /** Saved, with the day it is on. */
  onSaved: (date: string) => void;
};

/** Creates or changes a session. */
export function SessionDialog({ session, ...props }: SessionDialogProps) {
  const t = useText(sessionFormTexts);
  const options = useSessionOptions();
  if (options.data) return <SessionForm session={session} options={options.data} {...props} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || props.onClose()}
      title={t(session ? 'editTitle' : props.template ? 'cloneTitle' : 'newTitle')}
      closeLabel={t('close')}
    >
      <QueryView query={options} skeleton="form" loadingLabel={t('loadingForm')} errorTitle={t('loadFailed')}>
        {() => null}
      </QueryView>
    </Dialog>
  );
}
