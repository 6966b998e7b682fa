import { companyChooserPath } from '@leme/contract/access/route-table';
import { UserRoundCog } from 'lucide-react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { leaveCompany } from '#kit/auth-session/lazy/acting.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { actingTexts } from './texts/texts.ts';

/** Always in sight while an operator works inside a company. */
export function ActingBanner() {
  const t = useText(actingTexts);
  const format = useFormat();
  const { acting, tenant } = useSignedIn();
  const { run, isBusy } = useVerb(leaveCompany, {
    // A new document: nothing of the company stays in memory.
    done: () => location.assign(companyChooserPath),
    failed: t('leaveFailed'),
  });
  if (!acting) return null;
  return (
    <div className="px-(--gutter) pt-3">
      <div className="mx-auto max-w-[1392px]">
        <Banner
          tone="warning"
          icon={<UserRoundCog aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />}
          action={
            <Button size="sm" busy={isBusy} onClick={() => void run()}>
              {t('leaveCompany')}
            </Button>
          }
        >
          <strong>{t('acting', { company: tenant.name, time: format.time(acting.until) })}</strong>{' '}
          <span>{t('actingReason', { reason: acting.reason })}</span>
        </Banner>
      </div>
    </div>
  );
}
