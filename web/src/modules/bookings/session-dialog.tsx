import { useText } from '#kit/i18n.ts';
import { QueryView } from '#kit/query-view.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { sessionFormTexts } from './session-form/texts/texts.ts';
import type { SessionDialogProps } from './session-form.tsx';
import { SessionForm } from './session-form.tsx';
import { useSessionOptions } from './sessions.queries.ts';

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
