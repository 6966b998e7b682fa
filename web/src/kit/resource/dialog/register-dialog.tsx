import { textIn } from '@leme/contract/kit/language/texts';
import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { mostChildren } from '@leme/contract/kit/resource/resource-limits';
import { Plus } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { GuardedButton } from '#ui/records/guarded-button.tsx';
import { useConnectivity } from '../../api/connectivity.ts';
import { SearchBox } from '../../list/search/search-box.tsx';
import { QueryView } from '../../live/query-view.tsx';
import { useLocale, useText } from '../../text/i18n.ts';
import { ChildRow } from '../children/child-row.tsx';
import { useSettled } from '../field-input/use-settled.ts';
import { filterTexts } from '../list/filter/texts/texts.ts';
import { listTexts } from '../list/texts/texts.ts';
import type { FormSection } from '../record/form/form-section.ts';
import { RecordPanel } from '../record/record-panel.tsx';
import { useRemoval } from '../record/removal/use-removal.tsx';
import { useRecordRights } from '../record/use-record-rights.ts';
import { useResourceWrites, useRows } from '../resource-calls.ts';

/** What one says of itself: `add` is its button of a new row. */
export type DialogWord = 'title' | 'text' | 'add' | 'none' | 'failed';
type Words = (key: DialogWord) => string;

export type Beginning = { onOpen: (id: string) => void; onChanged: () => void };

export type RegisterDialogOptions = {
  form: readonly FormSection[];
  /** What is said of a row below its name. */
  shows: readonly string[];
  /** Said where there is none yet, a text of the register. */
  empty: string;
  useWords: () => Words;
  /** Further ways to begin a row, below the list. */
  Begin?: ComponentType<Beginning>;
};

/** A small register that has no page: its rows in a dialog over the page that needs them, found, added, changed and deleted. */
export function registerDialog(resource: Resource, options: RegisterDialogOptions) {
  return function RegisterDialog({ onClose }: { onClose: () => void }) {
    const words = options.useWords();
    const t = useText(listTexts);
    const isOffline = useConnectivity() === 'offline';
    const may = useRecordRights(resource);
    const { changed } = useResourceWrites(resource);
    const [open, setOpen] = useState<string | null>(null);
    const removal = useRemoval(resource, { onGone: changed, onBack: changed });
    return (
      <Dialog
        onClose={onClose}
        title={words('title')}
        description={words('text')}
        footer={
          may.create && (
            <GuardedButton
              variant="primary"
              reason={isOffline ? t('offlineReason') : null}
              onClick={() => setOpen('new')}
            >
              <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {words('add')}
            </GuardedButton>
          )
        }
      >
        <Rows
          resource={resource}
          shows={options.shows}
          empty={options.empty}
          words={words}
          mayDelete={may.delete && !isOffline}
          onOpen={setOpen}
          onDelete={removal.ask}
        />
        {may.create && !isOffline && options.Begin && <options.Begin onOpen={setOpen} onChanged={changed} />}
        {open !== null && (
          <RecordPanel
            key={open}
            isOver
            resource={resource}
            form={options.form}
            id={open}
            onOpen={setOpen}
            onClose={() => setOpen(null)}
            onSaved={changed}
          />
        )}
        {removal.dialog}
      </Dialog>
    );
  };
}

type RowsProps = {
  resource: Resource;
  shows: readonly string[];
  empty: string;
  words: Words;
  mayDelete: boolean;
  onOpen: (id: string) => void;
  onDelete: (row: AnyRow) => void;
};

function Rows({ resource, shows, empty, words, mayDelete, onOpen, onDelete }: RowsProps) {
  const t = useText(listTexts);
  const filter = useText(filterTexts);
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const sought = useSettled(typed.trim());
  const { query } = useRows(resource, { q: sought || undefined, limit: mostChildren });
  return (
    <div className="grid gap-3">
      <SearchBox label={filter('search')} typed={typed} onType={setTyped} />
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={3}
        errorTitle={words('failed')}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyState
            level={3}
            title={sought ? t('noMatch') : words('none')}
            text={sought ? t('noMatchText') : textIn(resource.texts, locale, empty)}
          />
        }
      >
        {({ data }) => (
          <ol aria-label={words('title')} className="-mx-4">
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
