import { textIn } from '@leme/contract/kit/language/texts';
import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { mostChildren } from '@leme/contract/kit/resource/resource-limits';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { SearchBox } from '#kit/list/search/search-box.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { ChildRow } from '#kit/resource/children/child-row.tsx';
import { useSettled } from '#kit/resource/field-input/use-settled.ts';
import type { FormSection, RecordPart } from '#kit/resource/record/form/form-section.ts';
import { RecordPanel } from '#kit/resource/record/record-panel.tsx';
import { useRemoval } from '#kit/resource/record/removal/use-removal.tsx';
import { useRecordRights } from '#kit/resource/record/use-record-rights.ts';
import { useResourceWrites, useRows } from '#kit/resource/resource-calls.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { financeManagementTexts } from '../../texts/texts.ts';

type RegisterPanelProps = {
  resource: Resource;
  title: string;
  add: string;
  none: string;
  /** Said where there is none yet, a text of the register. */
  empty: string;
  form: readonly FormSection[];
  parts?: readonly RecordPart[];
  /** What is said of a row below its name. */
  shows: readonly string[];
};

/** A small register in a part of its page: its rows are found, added, changed and deleted there. */
export function RegisterPanel({ resource, title, add, form, parts, ...list }: RegisterPanelProps) {
  const may = useRecordRights(resource);
  const isOffline = useConnectivity() === 'offline';
  const { changed } = useResourceWrites(resource);
  const [open, setOpen] = useState<string | null>(null);
  const removal = useRemoval(resource, { onGone: changed, onBack: changed });
  return (
    <Card>
      <CardHead
        title={title}
        actions={
          may.create && (
            <Button disabled={isOffline} onClick={() => setOpen('new')}>
              <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {add}
            </Button>
          )
        }
      />
      <Rows
        {...list}
        resource={resource}
        title={title}
        mayDelete={may.delete && !isOffline}
        onOpen={setOpen}
        onDelete={removal.ask}
      />
      {open !== null && (
        <RecordPanel
          key={open}
          isOver
          resource={resource}
          form={form}
          parts={parts}
          id={open}
          onOpen={setOpen}
          onClose={() => setOpen(null)}
          onSaved={changed}
        />
      )}
      {removal.dialog}
    </Card>
  );
}

type RowsProps = Pick<RegisterPanelProps, 'resource' | 'title' | 'none' | 'empty' | 'shows'> & {
  mayDelete: boolean;
  onOpen: (id: string) => void;
  onDelete: (row: AnyRow) => void;
};

function Rows({ resource, title, none, empty, shows, mayDelete, onOpen, onDelete }: RowsProps) {
  const t = useText(financeManagementTexts);
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const sought = useSettled(typed.trim());
  const { query } = useRows(resource, { q: sought || undefined, limit: mostChildren });
  return (
    <div className="grid gap-2 pb-2">
      <div className="px-4 pt-2">
        <SearchBox label={t('searchIn', { name: title })} typed={typed} onType={setTyped} />
      </div>
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={3}
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyState
            level={3}
            title={sought ? t('noMatch') : none}
            text={sought ? undefined : textIn(resource.texts, locale, empty)}
          />
        }
      >
        {({ data }) => (
          <ol aria-label={title}>
            {data.map((row) => (
              <ChildRow
                key={row.id}
                resource={resource}
                row={row}
                shows={shows}
                mark={null}
                mayChange={mayDelete}
                onOpen={() => onOpen(row.id)}
                onDelete={() => onDelete(row)}
                onMove={undefined}
                isFirst={false}
                isLast={false}
              />
            ))}
          </ol>
        )}
      </QueryView>
    </div>
  );
}
