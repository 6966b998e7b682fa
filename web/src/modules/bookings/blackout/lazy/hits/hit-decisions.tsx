import { may, read } from '@leme/contract/access/permission';
import type { cancelSession } from '@leme/contract/bookings/endpoints';
import { type SessionCancelKind, sessionCancelKinds } from '@leme/contract/bookings/life/terms';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { useId, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { PageLink } from '#kit/browser/page-link.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useProblemText } from '#kit/problem/problem-text.ts';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { KindField } from '../../../lazy/cancel/kind-field.tsx';
import { HitsLine, HitWords } from '../../hits-preview.tsx';
import { questionOf } from '../../typed-block.ts';
import { type Hit, type Hits, useHits } from '../../use-hits.ts';
import { MoveHit } from './move-hit.tsx';
import { hitsTexts } from './texts/texts.ts';

/** The departures a saved block hits. They stay as they are until somebody decides: each stays, is changed, or is cancelled. */
export const HitDecisions: RecordPart = ({ row }) => {
  const t = useText(hitsTexts);
  const id = useId();
  const question = questionOf(row, row.id);
  const query = useHits(question);
  if (row.deleted_at !== null || question === null) return null;
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={t('title')} note={t('note')} />
      <CardBody className="grid grid-cols-1 gap-3">
        <QueryView query={query} skeleton="list" errorTitle={t('loadFailed')}>
          {(hits) => (
            <>
              <HitsLine hits={hits} />
              {hits.hits.length > 0 && <Decisions key={row.id} hits={hits} block={row} />}
            </>
          )}
        </QueryView>
      </CardBody>
    </Card>
  );
};

const kindOf = (block: AnyRow) => sessionCancelKinds.find((kind) => kind === block.kind) ?? 'company';

type Refused = { hit: Hit; why: string };

function Decisions({ hits, block }: { hits: Hits; block: AnyRow }) {
  const t = useText(hitsTexts);
  const can = useCan();
  const problemText = useProblemText();
  const mayCancel = can(may('sessions', 'update')) && can(may('bookings', 'update'));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [kind, setKind] = useState<SessionCancelKind>(kindOf(block));
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const wanted = hits.hits.filter(({ session_id }) => chosen.has(session_id));
  const mark = (ids: readonly string[], on: boolean) =>
    setChosen(new Set(on ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))));
  const { run, isBusy } = useVerb(
    async () => {
      const failed: Refused[] = [];
      for (const hit of wanted) {
        const { session_id: id, version } = hit;
        const sent = { id, version, kind, reason: String(block.reason), cancel_bookings: true };
        await call<typeof cancelSession>('POST /sessions/:id/cancellation', sent).catch((error) =>
          failed.push({ hit, why: problemText(error) }),
        );
      }
      return failed;
    },
    {
      shows: ['sessions', 'bookings'],
      done: (failed) => {
        setRefused(failed);
        setChosen(new Set());
        return failed.length < wanted.length
          ? t('cancelled', { count: wanted.length - failed.length })
          : undefined;
      },
    },
  );
  const all = hits.hits.map(({ session_id }) => session_id);
  return (
    <>
      {refused.length > 0 && (
        <Banner tone="danger">
          <ul>
            {refused.map(({ hit, why }) => (
              <li key={hit.session_id}>
                {hit.start_time} {hit.product}: {why}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {mayCancel && (
        <Checkbox
          checked={chosen.size === 0 ? false : chosen.size === all.length || 'indeterminate'}
          onCheckedChange={(on) => mark(all, on)}
          label={t('all')}
        />
      )}
      <HitList hits={hits} chosen={chosen} onMark={mayCancel ? (id, on) => mark([id], on) : undefined} />
      {mayCancel && (
        <div className="flex flex-wrap items-end gap-3">
          <KindField kinds={sessionCancelKinds} value={kind} onChange={setKind} />
          <Button variant="danger" disabled={wanted.length === 0} busy={isBusy} onClick={() => void run()}>
            {t('cancel', { count: wanted.length })}
          </Button>
        </div>
      )}
    </>
  );
}

type ListProps = {
  hits: Hits;
  chosen: ReadonlySet<string>;
  onMark: ((id: string, on: boolean) => void) | undefined;
};

function HitList({ hits, chosen, onMark }: ListProps) {
  const t = useText(hitsTexts);
  const { date } = useFormat();
  const can = useCan();
  const mayChange = can(may('sessions', 'update'));
  const [moving, setMoving] = useState<Hit | null>(null);
  return (
    <>
      <ul aria-label={t('title')} className="divide-y rounded-md border">
        {hits.hits.map((hit) => {
          const name = `${hit.product}, ${date(hit.date)} ${hit.start_time}`;
          return (
            <li key={hit.session_id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5">
              {onMark && (
                <Checkbox
                  name={t('choose', { name })}
                  checked={chosen.has(hit.session_id)}
                  onCheckedChange={(on) => onMark(hit.session_id, on)}
                  className="max-md:my-3"
                />
              )}
              <HitWords hit={hit} />
              {mayChange && (
                <span className="ms-auto flex flex-wrap gap-1">
                  {can(read('sessions-calendar')) && (
                    <Button size="sm" variant="ghost" className="max-md:h-11" onClick={() => setMoving(hit)}>
                      {t('move')}
                      <span className="sr-only">, {name}</span>
                    </Button>
                  )}
                  <Button size="sm" variant="ghost" asChild className="max-md:h-11">
                    <PageLink path={`/sessions?date=${hit.date}&open=edit&session=${hit.session_id}`}>
                      {t('edit')}
                      <span className="sr-only">, {name}</span>
                    </PageLink>
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {moving && <MoveHit key={moving.session_id} hit={moving} onClose={() => setMoving(null)} />}
    </>
  );
}
