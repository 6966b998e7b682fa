import { read } from '@leme/contract/access/permission';
import { type BoatDocument, boatDocuments, expiredKinds } from '@leme/contract/fleet/boat-documents';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { CircleCheck } from 'lucide-react';
import { useCan } from '#kit/auth-session/rights.ts';
import { useRows } from '#kit/resource/resource-calls.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { timesOf } from '../lazy/session/session-parts.tsx';
import type { SessionOptions } from '../lazy/session/sessions.queries.ts';
import { useSessions } from '../lazy/session/sessions.queries.ts';
import type { SessionValues } from '../lazy/session-form/lazy/session-values.ts';
import { type Buffers, conflictsOf } from './conflicts.ts';
import { createSessionTexts } from './texts/texts.ts';

type Props = {
  values: SessionValues;
  boats: SessionOptions['boats'];
  buffersOf: (product_id: string | null) => Buffers;
};

/** What stands against a session while it is typed. */
export function SessionChecks({ values, ...props }: Props) {
  const t = useText(createSessionTexts);
  return (
    <Card aria-live="polite">
      <CardHead title={t('checks')} />
      <CardBody className="grid grid-cols-1 gap-2">
        {values.date && <Conflicts {...props} values={values} date={values.date} />}
        <Papers {...props} values={values} />
      </CardBody>
    </Card>
  );
}

function Conflicts({ values, date, buffersOf }: Omit<Props, 'boats'> & { date: string }) {
  const t = useText(createSessionTexts);
  const { query } = useSessions(date);
  const found = conflictsOf(values, query.data?.data ?? [], buffersOf);
  if (!values.start_time || !values.end_time) return <p className="text-muted-fg">{t('chooseTime')}</p>;
  if (query.isError) return <Banner tone="warning">{t('dayFailed')}</Banner>;
  if (found.length === 0)
    return (
      <p className="flex items-center gap-1.5 text-success-text">
        <CircleCheck aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
        {t('free')}
      </p>
    );
  return found.map(({ kind, name, session, isTight }) => (
    <Banner key={`${kind} ${name} ${session.id}`} tone={kind === 'boat' ? 'danger' : 'warning'}>
      <span className="wrap-anywhere">
        {t(isTight ? 'tight' : kind, { name, session: session.product.name, times: timesOf(session) })}
      </span>
    </Banner>
  ));
}

function Papers({ values: { boat_ids, date }, boats }: Omit<Props, 'buffersOf'>) {
  const mayLook = useCan()(read('boats'));
  if (!mayLook || !date) return null;
  return boat_ids.map((id) => (
    <BoatPapers key={id} id={id} date={date} name={boats.find((boat) => boat.id === id)?.boat_name ?? ''} />
  ));
}

/** Papers of a boat that end before it sails. */
function BoatPapers({ id, date, name }: { id: string; date: string; name: string }) {
  const t = useText(createSessionTexts);
  const locale = useLocale();
  const { date: dateText } = useFormat();
  const { query } = useRows(boatDocuments, { boat_id: id, limit: 200 });
  const papers = (query.data?.data ?? []) as unknown as BoatDocument[];
  const over = expiredKinds(papers, date);
  if (over.length === 0) return null;
  const kinds = over.map((kind) => choiceOf(boatDocuments.fields.kind, kind, locale)).join(', ');
  return <Banner tone="danger">{t('papers', { name, kinds, date: dateText(date) })}</Banner>;
}
