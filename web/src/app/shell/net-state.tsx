import { useConnectivity } from '#kit/connectivity.ts';
import { useText } from '#kit/i18n.ts';
import { NetDot } from '#ui/net-dot.tsx';
import { shellMessages } from './messages.ts';

/** State of the connection in the header; spoken when it changes. */
export function NetState() {
  const t = useText(shellMessages);
  const state = useConnectivity();
  return (
    <span role="status" aria-label={t('connection')}>
      <NetDot state={state} label={t(state)} />
    </span>
  );
}
