import type { Field } from '@leme/contract/kit/resource/fields';
import { choiceOf, labelOf, moveLabel } from '@leme/contract/kit/resource/labels';
import type { MadeMove } from '@leme/contract/kit/resource/move-endpoints';
import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { allowedMoves } from '@leme/contract/kit/resource/states';
import { Button } from '#ui/buttons/button.tsx';
import { chipStyle } from '#ui/chips/chip.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { cn } from '#ui/style/cn.ts';
import { useConnectivity } from '../../api/connectivity.ts';
import { useJobs } from '../../list/bulk/use-jobs.ts';
import { useProblemText } from '../../problem/problem-text.ts';
import { useFormat } from '../../text/format.ts';
import { useLocale, useText } from '../../text/i18n.ts';
import { choiceTone } from '../choice-tone.tsx';
import { useRowTitle } from '../record/row-title.ts';
import { useMoves, useResourceWrites } from '../resource-calls.ts';
import type { MoveNotes } from '../resource-options.ts';
import { lacking } from './lacking.ts';
import { refusedMove } from './refused-move.ts';
import { movesTexts } from './texts/texts.ts';
import { useMoving } from './use-moving.tsx';

export type StatePathProps = {
  resource: Resource;
  row: AnyRow;
  mayMove: boolean;
  notes?: MoveNotes | undefined;
};

/** Where a record stands among its states, since when and why, and the moves it may make. */
export function StatePath({ resource, row, mayMove, notes }: StatePathProps) {
  const t = useText(movesTexts);
  const problemText = useProblemText();
  const writes = useResourceWrites(resource, { quiet: true });
  const jobs = useJobs<AnyRow>({
    nameOf: useRowTitle(resource),
    onDone: () => undefined,
    onChanged: writes.changed,
  });
  const { move, question } = useMoving(resource, jobs, writes, notes);
  const { data } = useMoves(resource, row.id);
  const isOffline = useConnectivity() === 'offline';
  const locale = useLocale();
  const [refused] = jobs.report?.refused ?? [];
  return (
    <>
      {Object.entries(resource.fields)
        .filter(([, { moves }]) => moves)
        .map(([name, field]) => (
          <section
            key={name}
            aria-label={labelOf(field, locale)}
            className="mb-5 grid gap-2 border-b pb-5 print:hidden"
          >
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <States field={field} state={row[name]} />
              <span className="ms-auto flex flex-wrap gap-2 max-md:ms-0">
                {mayMove &&
                  allowedMoves(resource, row)
                    .filter((each) => each.field === name)
                    .map((each) => (
                      <Button
                        key={each.name}
                        size="sm"
                        disabled={isOffline || jobs.running !== null}
                        onClick={() => move(each, [row])}
                      >
                        {moveLabel(resource, each.name, locale)}
                      </Button>
                    ))}
              </span>
            </div>
            <Since last={data?.data.find(({ field: moved }) => moved === name)} />
          </section>
        ))}
      {refused && (
        <div className="mb-5">
          <Banner tone="danger">
            <strong>{t('notMoved')}.</strong>{' '}
            {refusedMove(resource, refused.error) ??
              lacking(resource, refused.error) ??
              problemText(refused.error)}
          </Banner>
        </div>
      )}
      {question}
    </>
  );
}

/** All states in their order, the present one marked. */
function States({ field, state }: { field: Field; state: unknown }) {
  const locale = useLocale();
  return (
    <ol aria-label={labelOf(field, locale)} className="flex flex-wrap items-center gap-2">
      {(field.options ?? []).map((each) => {
        const isHere = each === state;
        const look = choiceTone(each);
        return (
          <li
            key={each}
            aria-current={isHere ? 'step' : undefined}
            className={isHere ? chipStyle({ tone: look?.tone ?? 'neutral' }) : cn('text-muted-fg text-sm')}
          >
            {isHere && look?.icon}
            {choiceOf(field, each, locale)}
          </li>
        );
      })}
    </ol>
  );
}

/** Who brought it there, when and why. */
function Since({ last }: { last: MadeMove | undefined }) {
  const t = useText(movesTexts);
  const { dateTime } = useFormat();
  if (!last) return null;
  const [when, who] = [dateTime(last.at), last.actor];
  const why = last.isErased ? t('erased') : last.reason && t('because', { reason: last.reason });
  return (
    <p className="flex flex-wrap gap-x-2 break-words text-muted-fg text-sm">
      <span>{who ? t('sinceBy', { when, who }) : t('since', { when })}</span>
      {why && <span>{why}</span>}
    </p>
  );
}
