import type { Field } from '@leme/contract/kit/fields';
import type { HistoryEntry, Resource } from '@leme/contract/kit/resource';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useFormat } from '../../../format.ts';
import { useText } from '../../../i18n.ts';
import { useProblemText } from '../../../problem-text.ts';
import { useSignedIn } from '../../../session.tsx';
import { fieldText } from '../../field-text.ts';
import { useSpeech } from '../../field-value.tsx';
import { readHistory, showsOf } from '../../resource-calls.ts';
import { FormerFile } from './former-file.tsx';
import { historyTexts } from './texts/texts.ts';

export type RecordHistoryProps = { resource: Resource; id: string };

/** Who did what to a record and when, newest first, each field before and after. */
export function RecordHistory({ resource, id }: RecordHistoryProps) {
  const t = useText(historyTexts);
  const problemText = useProblemText();
  const { tenant } = useSignedIn();
  const history = useInfiniteQuery({
    queryKey: ['resource', tenant.id, resource.name, 'history', id],
    meta: showsOf(resource),
    queryFn: ({ pageParam, signal }) => readHistory(resource, id, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ data, hasMore }) => (hasMore ? data.at(-1)?.id : undefined),
    staleTime: 0,
  });
  if (history.isPending) return <Skeleton variant="list" count={3} label={t('loadingHistory')} />;
  if (history.isError && !history.data)
    return (
      <ErrorState
        title={t('historyFailed')}
        cause={problemText(history.error)}
        onRetry={() => void history.refetch()}
        busy={history.isFetching}
        labels={{ retry: t('retry'), code: t('code'), copy: t('copy') }}
      />
    );
  const entries = history.data?.pages.flatMap(({ data }) => data) ?? [];
  if (entries.length === 0) return <p className="text-muted-fg">{t('noHistory')}</p>;
  return (
    <div className="grid gap-3">
      <ol aria-label={t('history')} className="grid gap-4 border-s-2 ps-4">
        {entries.map((entry) => (
          <Step key={entry.id} resource={resource} entry={entry} />
        ))}
      </ol>
      {history.hasNextPage && (
        <Button
          className="justify-self-start"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
    </div>
  );
}

const stepTexts = {
  created: 'stepCreated',
  updated: 'stepUpdated',
  deleted: 'stepDeleted',
  restored: 'stepRestored',
  merged: 'stepMerged',
  erased: 'stepErased',
} as const satisfies Record<HistoryEntry['action'], string>;

function Step({ resource, entry }: { resource: Resource; entry: HistoryEntry }) {
  const t = useText(historyTexts);
  const { dateTime } = useFormat();
  return (
    <li className="relative grid gap-1 before:absolute before:-start-[21px] before:top-1.5 before:size-2 before:rounded-full before:bg-edge">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b>{t(stepTexts[entry.action])}</b>
        <span>{entry.actor ?? t('system')}</span>
        <time dateTime={entry.at} className="text-muted-fg text-xs tabular-nums">
          {dateTime(entry.at)}
        </time>
      </p>
      {entry.changes.length > 0 && (
        <dl className="grid gap-1">
          {inOrder(resource, entry.changes).map((change) => (
            <Change
              key={change.field}
              files={resource.name}
              field={resource.fields[change.field] ?? resource.told?.[change.field]}
              change={change}
              isNew={entry.action === 'created'}
            />
          ))}
        </dl>
      )}
    </li>
  );
}

/** The fields in the order the register declares them. */
function inOrder({ fields }: Resource, changes: HistoryEntry['changes']): HistoryEntry['changes'] {
  const order = Object.keys(fields);
  return changes.toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
}

type ChangeProps = {
  /** The register whose files a change may name. */
  files: string;
  field: Field | undefined;
  change: HistoryEntry['changes'][number];
  /** There was nothing before. */
  isNew: boolean;
};

function Change({ files, field, change, isNew }: ChangeProps) {
  const t = useText(historyTexts);
  const speech = useSpeech();
  const textOf = (value: unknown) => {
    // What references pointed to is told by its names.
    const label = field?.to ? (value as string | string[] | undefined) : undefined;
    return (field ? fieldText(field, value, label ?? '', speech) : String(value ?? '')) || '-';
  };
  const shown = (value: unknown) =>
    field?.kind === 'file' && typeof value === 'string' ? (
      <FormerFile resource={files} id={value} field={field} />
    ) : (
      textOf(value)
    );
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="text-muted-fg">{field?.label[speech.locale] ?? change.field}</dt>
      <dd className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 break-words">
        {change.isErased ? (
          <span className="text-muted-fg italic">{t('erasedValue')}</span>
        ) : (
          <>
            {!isNew && (
              <>
                <span className="text-muted-fg line-through decoration-1">{shown(change.before)}</span>
                <ArrowRight
                  aria-hidden="true"
                  className="size-3.5 self-center text-muted-fg"
                  strokeWidth={1.75}
                />
                <span className="sr-only">{t('became')}</span>
              </>
            )}
            <span>{shown(change.after)}</span>
          </>
        )}
      </dd>
    </div>
  );
}
