import { LogOut } from 'lucide-react';
import { leaveCompany } from '#kit/auth-session/lazy/acting.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { useUserFailure } from '../../users/act/use-user-failure.tsx';
import { saasUserPermissionsTexts } from '../texts/texts.ts';

/** In a company its people stand where the operators would: whoever wants to see those leaves it. */
export function LeaveFirst({ company }: { company: string }) {
  const t = useText(saasUserPermissionsTexts);
  const fails = useUserFailure();
  const { run, isBusy } = useVerb(leaveCompany, { place: (error) => fails(t('leaveFailed'), error) });
  return (
    <Card>
      <EmptyState
        icon={<LogOut />}
        title={t('inCompany', { company })}
        text={t('leaveText')}
        action={
          <Button busy={isBusy} onClick={() => void run()}>
            {t('leave')}
          </Button>
        }
      />
    </Card>
  );
}
