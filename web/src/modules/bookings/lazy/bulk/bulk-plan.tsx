import type { applyBulk, BulkQuestion, planBulk } from '@leme/contract/bookings/availability/bulk-endpoints';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PlanDialog } from '../plan/plan-dialog.tsx';
import type { Applied } from '../plan/plan-result.tsx';
import { BulkFields } from './bulk-form.tsx';
import { type BulkForm, bulkQuestion, emptyBulk, missingIn } from './bulk-question.ts';
import { bulkTexts } from './texts/texts.ts';

type Props = { onApplied: (applied: Applied | null) => void; onClose: () => void };

/** Many departures changed at once: which ones and how, then the same plan and the same decisions as of schedules. */
export function BulkPlan({ onApplied, onClose }: Props) {
  const t = useText(bulkTexts);
  const [form, setForm] = useState(emptyBulk);
  const [isAsked, setAsked] = useState(false);
  const [asked, setQuestion] = useState<BulkQuestion | null>(null);
  const query = useAsk<typeof planBulk>('POST /availability/plans', asked ?? bulkQuestion(form), {
    enabled: asked !== null,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const missing = missingIn(form);
  const change = (part: Partial<BulkForm>) => {
    setForm(Object.assign({}, form, part));
    // What is shown is what was asked, or nothing.
    setQuestion(null);
  };
  const look = () => {
    setAsked(true);
    if (missing.length === 0) setQuestion(bulkQuestion(form));
  };
  return (
    <PlanDialog
      title={t('title')}
      query={query}
      of={JSON.stringify(asked)}
      waits={asked === null}
      asks={
        <>
          <BulkFields form={form} onChange={change} missing={isAsked ? missing : []} />
          {asked === null && (
            <Button variant="primary" className="justify-self-start" onClick={look}>
              {t('look')}
            </Button>
          )}
        </>
      }
      apply={(sent) =>
        call<typeof applyBulk>('POST /availability/applications', Object.assign({}, bulkQuestion(form), sent))
      }
      onApplied={onApplied}
      onClose={onClose}
    />
  );
}
