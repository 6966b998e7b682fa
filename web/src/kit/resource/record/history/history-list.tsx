import { kindOf } from '@leme/contract/kit/kinds/kinds';
import type { Locale } from '@leme/contract/kit/language/locale';
import type { Entity } from '@leme/contract/kit/resource/entity';
import { keeperOf } from '@leme/contract/kit/resource/entity';
import type { Field } from '@leme/contract/kit/resource/fields';
import { labelOf, oneOf } from '@leme/contract/kit/resource/labels';
import type { HistoryEntry } from '@leme/contract/kit/resource/resource';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { nothing } from '#ui/layout/empty-value.tsx';
import { useProblemText } from '../../../problem/problem-text.ts';
import { useFormat } from '../../../text/format.ts';
import { useText } from '../../../text/i18n.ts';
import { fieldText, type Speech } from '../../field-text.ts';
import { useSpeech } from '../../field-value.tsx';
import { FilesChange } from './files-change.tsx';
import { FormerFile } from './former-file.tsx';
import { historyTexts } from './texts/texts.ts';

export type HistoryPage = { data: HistoryEntry[]; hasMore: boolean };

export type HistoryListProps = {
  /** What the steps are of: its fields and words say what changed. */
  entity: Entity;
  history: UseInfiniteQueryResult<InfiniteData<HistoryPage>>;
};

/** Who did what and when, newest first, each field before and after: of any entity, wherever its steps were read. */
export function HistoryList({ entity, history }: HistoryListProps) {
  const t = useText(historyTexts);
  const problemText = useProblemText();
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
          <HistoryStep key={entry.id} entity={entity} entry={entry} />
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

/** One step: who did what and when, each field before and after. */
export function HistoryStep({ entity, entry }: { entity: Entity; entry: HistoryEntry }) {
  const t = useText(historyTexts);
  const speech = useSpeech();
  const { dateTime } = useFormat();
  return (
    <li className="relative grid gap-1 before:absolute before:-start-[21px] before:top-1.5 before:size-2 before:rounded-full before:bg-edge">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b>
          {[childOf(entity, entry, speech.locale), t(stepTexts[entry.action])].filter(Boolean).join(' · ')}
        </b>
        {entry.child && <b className="break-words">{calledIn(entity, entry.child, speech)}</b>}
        <span>{entry.actor ?? t('system')}</span>
        <time dateTime={entry.at} className="text-muted-fg text-xs tabular-nums">
          {dateTime(entry.at)}
        </time>
      </p>
      {entry.changes.length > 0 && (
        <dl className="grid gap-1">
          {inOrder(entity, entry.changes).map((change) => (
            <Change
              key={change.field}
              files={keeperOf(entity)}
              field={fieldOf(entity, change.field, entry.child)}
              change={change}
              isNew={entry.action === 'created'}
            />
          ))}
        </dl>
      )}
    </li>
  );
}

/** The field a step is about: of a child with steps of its own as its parent tells it, `supplier-contacts.name`. */
function fieldOf({ fields, told }: Entity, name: string, child?: HistoryEntry['child']): Field | undefined {
  return child ? told?.[`${child.entity}.${name}`] : (fields[name] ?? told?.[name]);
}

/** What a child is called: one that is known by a choice by the words of that. */
function calledIn(entity: Entity, child: NonNullable<HistoryEntry['child']>, speech: Speech): string {
  const field = fieldOf(entity, child.by ?? '', child);
  return field?.options ? fieldText(field, child.title, undefined, speech) : child.title;
}

/** What a step in the row's own trail is about where it is a child, `Pagamento`; nothing for the row itself. */
function childOf(entity: Entity, { changes, child }: HistoryEntry, locale: Locale): string {
  const words = !child && fieldOf(entity, changes[0]?.field ?? '')?.words;
  return words && words.entity !== entity.name
    ? oneOf({ texts: words.texts, name: words.entity }, locale)
    : '';
}

/** The fields in the order they are declared. */
function inOrder({ fields, told }: Entity, changes: HistoryEntry['changes']): HistoryEntry['changes'] {
  const order = Object.keys({ ...fields, ...told });
  return changes.toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
}

/** The names a step tells; one with a value at its link stands beside it. */
function toldNames(value: unknown): string | string[] | undefined {
  if (!Array.isArray(value)) return (value ?? undefined) as string | undefined;
  return value.map((each: string | { name: string }) => (typeof each === 'string' ? each : each.name));
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
  // Which of several it was about.
  const areFiles = field !== undefined && kindOf(field).pointsTo === 'files';
  const isSame = change.before === change.after && change.after !== null;
  const textOf = (value: unknown) => {
    // What references pointed to is told by its names.
    const label = field?.to ? toldNames(value) : undefined;
    return (field ? fieldText(field, value, label ?? '', speech) : String(value ?? '')) || nothing;
  };
  const shown = (value: unknown) =>
    field && kindOf(field).pointsTo === 'file' && typeof value === 'string' ? (
      <FormerFile resource={files} id={value} field={field} />
    ) : (
      textOf(value)
    );
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="text-muted-fg">{field ? labelOf(field, speech.locale) : change.field}</dt>
      <dd className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 wrap-anywhere">
        {change.isErased && <span className="text-muted-fg italic">{t('erasedValue')}</span>}
        {areFiles && (
          <FilesChange resource={files} field={field} before={change.before} after={change.after} />
        )}
        {!change.isErased && !areFiles && (
          <>
            {!isNew && !isSame && (
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
