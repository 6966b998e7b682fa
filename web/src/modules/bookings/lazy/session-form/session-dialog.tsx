import { QueryView } from '#kit/live/query-view.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useSessionOptions } from '../session/sessions.queries.ts';
import type { SessionDialogProps } from './lazy/session-form.tsx';
import { SessionForm } from './lazy/session-form.tsx';
import { sessionFormTexts } from './texts/texts.ts';

/** Creates or changes a session. */
export function SessionDialog({ session, ...props }: SessionDialogProps) {
  const t = useText(sessionFormTexts);
  const options = useSessionOptions();
  if (options.data) return <SessionForm session={session} options={options.data} {...props} />;
  return (
    <Dialog
      onClose={props.onClose}
      title={t(session ? 'editTitle' : props.template ? 'cloneTitle' : 'newTitle')}
    >
      <QueryView query={options} skeleton="form" loadingLabel={t('loadingForm')} errorTitle={t('loadFailed')}>
        {() => null}
      </QueryView>
    </Dialog>
  );
}
