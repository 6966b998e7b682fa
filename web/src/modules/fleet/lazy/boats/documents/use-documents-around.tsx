import { type BoatDocument, expiredKinds } from '@leme/contract/fleet/boat-documents';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import type { Around } from '#kit/resource/children/children-options.ts';
import { useSpeech } from '#kit/resource/field-value.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DateInput } from '#ui/dates/date-input.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { DocumentChip } from './document-chip.tsx';
import { kindName, useDocumentWords } from './document-words.ts';
import { printDossier } from './print-dossier.tsx';
import { documentsTexts } from './texts/texts.ts';
import { useExpiredPapers } from './use-expired-mark.tsx';

/** What each paper of a boat is worth today or on the day of a sailing, and the dossier for the inspector. */
export function useDocumentsAround(boat: AnyRow, papers: readonly BoatDocument[]): Around<BoatDocument> {
  const t = useText(documentsTexts);
  const locale = useLocale();
  const { date } = useFormat();
  const words = useDocumentWords();
  const speech = useSpeech();
  const company = useSignedIn().tenant.name;
  const today = useExpiredPapers().query.data?.today;
  const [chosen, choose] = useState<string | null>(null);
  const labels = useMemo(
    () => ({ open: t('openCalendar'), previous: t('previousMonth'), next: t('nextMonth') }),
    [t],
  );
  if (today === undefined) return {};
  const on = chosen ?? today;
  const missing = expiredKinds(papers, on);
  const print = () => printDossier({ boat, papers, today, words, speech, company, now: new Date() });
  return {
    actions: (
      <Button size="sm" variant="ghost" onClick={print}>
        <Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {t('print')}
      </Button>
    ),
    above: (
      <div className="grid gap-3 px-4 pb-3 @lg:grid-cols-[11rem_1fr] @lg:items-end">
        <Field label={t('on')}>
          <DateInput value={on} onValueChange={choose} today={today} locale={locale} labels={labels} />
        </Field>
        {missing.length > 0 && (
          <Banner tone="danger">
            {t('outOfDate', {
              count: missing.length,
              date: date(on),
              kinds: missing.map((kind) => kindName(kind, locale)).join(', '),
            })}
          </Banner>
        )}
      </div>
    ),
    markOf: (paper) => <DocumentChip paper={paper} on={on} />,
  };
}
