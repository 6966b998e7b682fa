import { may } from '@leme/contract/access/permission';
import type { BoatDocument } from '@leme/contract/fleet/boat-document-endpoints';
import { expiredKinds } from '@leme/contract/fleet/boat-documents';
import type { AnyRow } from '@leme/contract/kit/resource';
import { FileBadge, Plus, Printer } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useCan, useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useSpeech } from '#kit/resource/field-value.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DateInput } from '#ui/dates/date-input.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Field } from '#ui/field/field.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { DocumentDialog } from './documents/document-dialog.tsx';
import { DocumentRow } from './documents/document-row.tsx';
import { kindName, useDocumentWords } from './documents/document-words.ts';
import { useDocuments } from './documents/documents.queries.ts';
import { printDossier } from './documents/print-dossier.tsx';
import { documentsTexts } from './documents/texts/texts.ts';
import { useDocumentRemoval } from './documents/use-document-removal.tsx';

/** The papers of a boat: what each is worth today or on the day of a sailing, and the dossier for the inspector. */
export function BoatDocuments({ row, refresh }: { row: AnyRow; refresh: () => void }) {
  const t = useText(documentsTexts);
  const id = useId();
  const { query } = useDocuments(row.id);
  const print = usePrint(row);
  const mayChange = useCan()(may('boats', 'update')) && row.deleted_at === null;
  const [open, setOpen] = useState<BoatDocument | 'new' | null>(null);
  const removal = useDocumentRemoval(refresh);
  const add = mayChange && (
    <Button size="sm" onClick={() => setOpen('new')}>
      <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {t('add')}
    </Button>
  );
  return (
    <Card aria-labelledby={id} className="@container">
      <CardHead
        id={id}
        title={t('title')}
        actions={
          <span className="flex flex-wrap gap-2">
            {query.data && (
              <Button size="sm" variant="ghost" onClick={() => print(query.data.data, query.data.today)}>
                <Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />
                {t('print')}
              </Button>
            )}
            {add}
          </span>
        }
      />
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={3}
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState level={3} icon={<FileBadge />} title={t('emptyTitle')} text={t('emptyText')} />}
      >
        {({ data, today }) => (
          <DocumentList
            papers={data}
            today={today}
            onEdit={mayChange ? setOpen : undefined}
            onRemove={removal.ask}
          />
        )}
      </QueryView>
      {open && (
        <DocumentDialog
          boatId={row.id}
          paper={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            refresh();
          }}
        />
      )}
      {removal.dialog}
    </Card>
  );
}

type DocumentListProps = {
  papers: readonly BoatDocument[];
  today: string;
  onEdit: ((paper: BoatDocument) => void) | undefined;
  onRemove: (paper: BoatDocument) => void;
};

function DocumentList({ papers, today, onEdit, onRemove }: DocumentListProps) {
  const t = useText(documentsTexts);
  const locale = useLocale();
  const { date } = useFormat();
  const [chosen, setChosen] = useState<string | null>(null);
  const on = chosen ?? today;
  const missing = expiredKinds(papers, on);
  const labels = useMemo(
    () => ({ open: t('openCalendar'), previous: t('previousMonth'), next: t('nextMonth') }),
    [t],
  );
  return (
    <>
      <div className="grid gap-3 px-4 pb-3 @lg:grid-cols-[11rem_1fr] @lg:items-end">
        <Field label={t('on')}>
          <DateInput value={on} onValueChange={setChosen} today={today} locale={locale} labels={labels} />
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
      <ul aria-label={t('title')}>
        {papers.map((paper) => (
          <DocumentRow key={paper.id} paper={paper} on={on} onEdit={onEdit} onRemove={onRemove} />
        ))}
      </ul>
    </>
  );
}

/** Puts the boat and all its papers on A4. */
function usePrint(boat: AnyRow) {
  const words = useDocumentWords();
  const speech = useSpeech();
  const { tenant } = useSignedIn();
  return (papers: readonly BoatDocument[], today: string) =>
    printDossier({ boat, papers, today, words, speech, company: tenant.name, now: new Date() });
}
