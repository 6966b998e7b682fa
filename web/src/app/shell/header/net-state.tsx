import { useConnectivity } from '#kit/api/connectivity.ts';
import { useOutboxStatus } from '#kit/device/outbox-status.ts';
import { useText } from '#kit/text/i18n.ts';
import { NetDot } from '#ui/feedback/net-dot.tsx';
import { useLasting } from '../notices/use-lasting.ts';
import { useShell, useShellDialog } from '../shell-context.tsx';
import { shellTexts } from '../texts/texts.ts';

/** Keeping a tap takes the disk a moment. */
const momentMs = 150;

/** State of the connection in the header, and what this device has not got through; spoken when it changes. */
export function NetState() {
  const t = useText(shellTexts);
  const state = useConnectivity();
  const { queued, refused, ...now } = useOutboxStatus();
  const loose = useLasting(now.loose, momentMs);
  const dialog = useShellDialog();
  const { setDialog } = useShell();
  const waits = queued > 0 ? t('unsent', { count: queued }) : null;
  const stays = refused > 0 ? t('refusedMarks', { count: refused }) : null;
  const words = waits ?? stays;
  const risk = loose > 0 ? t('loose', { count: loose }) : null;
  const hasList = words !== null || risk !== null;
  return (
    <>
      <span role="status" className="sr-only">
        {[`${t('connection')}: ${t(state)}`, risk, words].filter(Boolean).join(', ')}
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
              <span>
                {t(state)}
                <span className="sr-only">,</span>
              </span>
            }
            risk={risk}
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
