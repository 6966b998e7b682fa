import type { Lead } from '@leme/contract/leads/leads';
import { useId } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useLeadDuplicates } from './merge.queries.ts';
import { mergeTexts } from './texts/texts.ts';
import { useSeparation } from './use-separation.ts';

/** Whom a lead was made of in the last days, each with the way back. */
export function UnitedLeads({ lead }: { lead: Lead }) {
  const t = useText(mergeTexts);
  const { dateTime } = useFormat();
  const id = useId();
  const merged = useLeadDuplicates(lead.id).data?.merged ?? [];
  const separate = useSeparation(lead.id);
  if (merged.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <h3 id={id} className="font-semibold text-sm">
        {t('unitedWith')}
      </h3>
      <ul aria-labelledby={id}>
        {merged.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t py-3">
            <div className="grid min-w-0 flex-1 basis-60 gap-1">
              <b className="wrap-anywhere">{each.name}</b>
              <span className="text-muted-fg text-xs">
                {t('unitedBy', { date: dateTime(each.merged_at), name: each.merged_by ?? '' })}
              </span>
              {!each.can_separate && <span className="text-muted-fg text-xs">{t('changedSince')}</span>}
            </div>
            {each.can_separate && (
              <Button
                aria-label={t('separateFrom', { name: each.name })}
                busy={separate.busyWith === each.id}
                onClick={() => void separate.run(each.id)}
              >
                {t('separate')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
