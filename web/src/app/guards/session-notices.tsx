import { useEffect } from 'react';
import { useText } from '#kit/i18n.ts';
import { useSession } from '#kit/session.tsx';
import { kitTexts } from '#kit/texts/texts.ts';
import { useToast } from '#ui/toast.tsx';

/** Says when the look-up of rights took too long and the role fell back. */
export function SessionNotices() {
  const t = useText(kitTexts);
  const toast = useToast();
  const { session } = useSession();
  const hasTimedOut = session?.permissions_state === 'timeout';
  // Outside system: the answer of the server.
  useEffect(() => {
    if (!hasTimedOut) return;
    const title = t('permissionTimeout');
    const group = { key: 'permission-timeout', title: () => title };
    toast.show({ tone: 'warning', title, text: t('permissionTimeoutText'), group });
  }, [hasTimedOut, t, toast]);
  return null;
}
