import { routeFor, splitTenantPath } from '@leme/contract/access/menu/navigation';
import { oneOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { stateFields } from '@leme/contract/kit/resource/states';
import { useLocation } from '@tanstack/react-router';
import { createElement, Fragment, type ReactNode, useRef, useState } from 'react';
import { isProblem } from '../../api/api.ts';
import { usePageTitle } from '../../auth-session/open-pages.ts';
import { QueryView } from '../../live/query-view.tsx';
import { useLocale, useText } from '../../text/i18n.ts';
import { StatePath } from '../moves/state-path.tsx';
import { useResourceWrites } from '../resource-calls.ts';
import type { MoveNotes } from '../resource-options.ts';
import { type FormPreview, type FormSection, opensAsPage, type RecordPart } from './form/form-section.ts';
import type { Leave } from './form/record-form.tsx';
import { RecordHistory } from './history/record-history.tsx';
import { RecordActions } from './record-actions.tsx';
import { RecordBody } from './record-body.tsx';
import { RecordFrame, type RecordTab } from './record-frame.tsx';
import { RecordGone } from './record-gone.tsx';
import { useRemoval } from './removal/use-removal.tsx';
import { useRowTitle } from './row-title.ts';
import { recordTexts } from './texts/texts.ts';
import { useOpenRow } from './use-open-row.ts';
import { useRecordRights } from './use-record-rights.ts';
import type { Values } from './values/record-values.ts';

export type { FormSection, RecordPart } from './form/form-section.ts';

export type RecordPanelProps = {
  resource: Resource;
  form: readonly FormSection[];
  parts?: readonly RecordPart[] | undefined;
  /** Under the fields of its form. */
  preview?: FormPreview | undefined;
  /** It opens over what is there, however much it has to show: a child over its parent. */
  isOver?: boolean;
  /** What has to be known before it makes a move. */
  moveNotes?: MoveNotes | undefined;
  /** The open record, or `new`. */
  id: string;
  /** What of it is shown first. */
  tab?: RecordTab | undefined;
  /** Whose fields a new one starts with. */
  template?: AnyRow | undefined;
  /** Values a new one has that no form asks for, such as the parent of a child. */
  given?: Values | undefined;
  /** What has to be known of it at a glance. */
  markOf?: ((row: AnyRow) => ReactNode) | undefined;
  /** The records before and after it in the list, where there are some. */
  neighbours?: { previous?: string | undefined; next?: string | undefined } | undefined;
  /** Opens another record, or `new`; with a row, a new one that starts as its copy. */
  onOpen: (id: string, template?: AnyRow) => void;
  onClose: () => void;
  /** Created, changed, deleted or restored. */
  onSaved: (row: AnyRow) => void;
};

/** A record to look at, change, copy or delete: a dialog over the list or, when it has more to show, a page. */
export function RecordPanel(props: RecordPanelProps): ReactNode {
  const { resource, form, parts = [], id, template, onOpen, onClose, onSaved } = props;
  const t = useText(recordTexts);
  const isNew = id === 'new';
  const asPage = !props.isOver && opensAsPage(form, parts);
  const query = useOpenRow(resource, isNew ? null : id);
  const row = isNew ? null : (query.data ?? null);
  const isGone = !row && isProblem(query.error, 'not-found');
  const { changed } = useResourceWrites(resource);
  const rights = useRecordRights(resource);
  const [tab, setTab] = useState<RecordTab>(props.tab ?? 'fields');
  const leave = useRef<Leave>((go) => go());
  const title = useTitle(resource, isNew ? 'new' : row, template);
  const removal = useRemoval(resource, {
    onGone: (gone) => {
      onSaved(gone);
      onClose();
    },
    onBack: onSaved,
  });
  const go = (action: () => void) => leave.current(action);
  const saved = (current: AnyRow, another: boolean) => {
    onSaved(current);
    if (another) onOpen('new');
    else if (!asPage) onClose();
    else if (isNew) onOpen(current.id);
  };
  const body = (current: AnyRow | null) => (
    <RecordBody
      asPage={asPage}
      resource={resource}
      sections={form}
      row={current}
      template={isNew ? template : undefined}
      given={props.given}
      preview={props.preview}
      rights={rights}
      leave={leave}
      onClose={onClose}
      onSaved={saved}
      onRestore={removal.restore}
    />
  );
  const isDeletable = row?.deleted_at === null && rights.delete;
  return (
    <>
      <RecordFrame
        asPage={asPage}
        {...title}
        mark={row && props.markOf?.(row)}
        onClose={() => go(onClose)}
        tabs={isNew || isGone ? undefined : { value: tab, onValueChange: setTab }}
        actions={
          row && (
            <RecordActions
              scope={asPage ? 'page' : 'dialog'}
              neighbours={props.neighbours ?? {}}
              onGo={(other) => go(() => onOpen(other))}
              onCopy={rights.create ? () => go(() => onOpen('new', row)) : undefined}
              onDelete={isDeletable ? () => removal.ask(row) : undefined}
            />
          )
        }
        parts={
          row &&
          createElement(Fragment, {}, ...parts.map((part) => createElement(part, { row, refresh: changed })))
        }
      >
        <div hidden={tab !== 'fields'} className="flex flex-1 flex-col">
          {row && stateFields(resource).length > 0 && (
            <StatePath
              resource={resource}
              row={row}
              mayMove={rights.update && row.deleted_at === null}
              notes={props.moveNotes}
            />
          )}
          {isNew && body(null)}
          {isGone && <RecordGone onBack={onClose} />}
          {!isNew && !isGone && (
            <QueryView query={query} skeleton="form" errorTitle={t('loadFailed')}>
              {body}
            </QueryView>
          )}
        </div>
        {tab === 'history' && !isNew && <RecordHistory key={id} resource={resource} id={id} />}
      </RecordFrame>
      {removal.dialog}
    </>
  );
}

/** What stands over an open record, and the name of the list it belongs to. */
function useTitle(resource: Resource, row: AnyRow | 'new' | null, template: AnyRow | undefined) {
  const t = useText(recordTexts);
  const locale = useLocale();
  const titleOf = useRowTitle(resource);
  const pathname = useLocation({ select: (location) => location.pathname });
  const one = oneOf(resource, locale);
  const listTitle = usePageTitle()(routeFor(splitTenantPath(pathname).path));
  if (row === null) return { title: one, subtitle: undefined, listTitle };
  if (row !== 'new') return { title: titleOf(row), subtitle: one, listTitle };
  const key = template ? 'copyTitle' : 'newTitle';
  return {
    title: t(key, { one: one.charAt(0).toLocaleLowerCase(locale) + one.slice(1) }),
    subtitle: undefined,
    listTitle,
  };
}
