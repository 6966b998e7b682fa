import { useConnectivity } from '#kit/connectivity.ts';
import { useText } from '#kit/i18n.ts';
import { useUnsent } from '#kit/unsent.ts';
import { NetDot } from '#ui/net-dot.tsx';
import { shellMessages } from './messages.ts';
import { useShell } from './shell-context.tsx';
import { unsentMessages } from './unsent-messages.ts';

/** State of the connection in the header, and what this device has not got through; spoken when it changes. */
export function NetState() {
  const t = useText(shellMessages);
  const unsent = useText(unsentMessages);
  const state = useConnectivity();
  const { queued, refused } = useUnsent();
  const { dialog, setDialog } = useShell();
  const words = queued > 0 ? unsent('unsent', { count: queued }) : unsent('refusedMarks', { count: refused });
  const hasList = queued + refused > 0;
  return (
    <>
      <span role="status" className="sr-only">
        {t('connection')}: {t(state)}
        {hasList && `, ${words}`}
      </span>
      {hasList ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={dialog === 'outbox'}
          onClick={() => setDialog('outbox')}
          className="inline-flex h-11 items-center rounded-md hover:bg-muted max-md:h-12"
        >
          <NetDot
            state={state}
            label={
              <span className="max-md:sr-only">
                {t(state)}
                <span className="sr-only">,</span>
              </span>
            }
            queue={words}
          />
        </button>
      ) : (
        <span aria-hidden="true">
          <NetDot state={state} label={t(state)} />
        </span>
      )}
    </>
  );
}
