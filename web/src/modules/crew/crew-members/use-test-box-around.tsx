import { may } from '@leme/contract/access/permission';
import { ShieldQuestionMark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import type { AroundList } from '#kit/resource/resource-screen.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { crewMembersTexts } from './texts/texts.ts';

const TestBoxDialog = lazyPart(
  async () => (await import('../lazy/test-box/test-box-dialog.tsx')).TestBoxDialog,
);

/** The question “may this person serve there?” over the list of the crew. */
export function useTestBoxAround(): AroundList {
  const t = useText(crewMembersTexts);
  const isOffline = useConnectivity() === 'offline';
  const mayAsk = useCan()(may('boats', 'read'));
  const [isOpen, setOpen] = useState(false);
  const button = mayAsk && (
    <Button disabled={isOffline} onClick={() => setOpen(true)}>
      <ShieldQuestionMark aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {t('whoMay')}
    </Button>
  );
  return {
    above: button && <div className="grid md:hidden">{button}</div>,
    tools: button && <span className="contents max-md:hidden">{button}</span>,
    beside: <Suspense>{isOpen && <TestBoxDialog onClose={() => setOpen(false)} />}</Suspense>,
  };
}
