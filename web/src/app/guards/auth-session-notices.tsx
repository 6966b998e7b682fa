import { useEffect } from 'react';
import { useAuthSession } from '#kit/auth-session/auth-session.tsx';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useToast } from '#ui/feedback/toast.tsx';

/** Says when the look-up of rights took too long and the role fell back. */
export function AuthSessionNotices() {
  const t = useText(kitTexts);
  const toast = useToast();
  const { session } = useAuthSession();
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
