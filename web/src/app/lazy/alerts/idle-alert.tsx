import type { signOut } from '@leme/contract/access/endpoints';
import { longestIdle, minutesUntilAsked } from '@leme/contract/access/sign-in/idle';
import { useEffect } from 'react';
import { call } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { idleLimitMs, restartActivity } from '#kit/auth-session/activity.ts';
import { useAuthSession } from '#kit/auth-session/auth-session.tsx';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ChoiceDialog } from '#ui/dialogs/choice-dialog.tsx';
import { countdown } from './idle-clock.ts';
import { alertsTexts } from './texts/texts.ts';
import { useIdle } from './use-idle.ts';

const tryAgainMs = 5_000;
const usualMinutes = minutesUntilAsked(longestIdle);

/** Warns after two still hours and signs out after three, sooner where the company says so; without a connection that waits for the next one. */
export function IdleAlert() {
  const t = useText(alertsTexts);
  const problemText = useProblemText();
  const { signOut, refresh } = useAuthSession();
  const [idle, look] = useIdle();
  const leaving = useVerb(signOut, { words: (error) => `${t('leaveFailed')} ${problemText(error)}` });
  useExpiry(idle.kind === 'over');
  const minutes = Math.round(idleLimitMs() / 60_000);

  const goOn = () => {
    restartActivity();
    leaving.clear();
    look();
    void refresh();
  };

  return (
    <ChoiceDialog
      open={idle.kind === 'warned'}
      title={t('idleTitle')}
      text={minutes === usualMinutes ? t('idleText') : t('idleTextMinutes', { minutes })}
      choices={(first) => (
        <>
          <Button busy={leaving.isBusy} onClick={() => void leaving.run()}>
            {t('leaveNow')}
          </Button>
          <Button ref={first} variant="primary" onClick={goOn}>
            {t('goOn')}
          </Button>
        </>
      )}
    >
      <p
        role="timer"
        aria-label={t('idleLeft')}
        className="font-semibold text-2xl tabular-nums tracking-[-0.01em]"
      >
        {countdown(idle.secondsLeft)}
      </p>
      <p role="alert" className="text-danger-text empty:hidden">
        {leaving.refusal}
      </p>
    </ChoiceDialog>
  );
}

/** Ends the session once there is a server to tell, and then learns from it that it has ended. */
function useExpiry(isOver: boolean): void {
  const { reload } = useAuthSession();
  const isOffline = useConnectivity() === 'offline';
  // Outside system: the server.
  useEffect(() => {
    if (!isOver || isOffline) return;
    let timer: ReturnType<typeof setTimeout>;
    const end = async () => {
      try {
        await call<typeof signOut>('POST /auth/sign-out', { because: 'idle' }, { background: true });
        await reload();
      } catch {
        timer = setTimeout(end, tryAgainMs);
      }
    };
    void end();
    return () => clearTimeout(timer);
  }, [isOver, isOffline, reload]);
}
