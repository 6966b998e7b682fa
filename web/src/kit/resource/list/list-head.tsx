import { Download, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { GuardedButton } from '#ui/guarded-button.tsx';
import { Key } from '#ui/key.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useFormat } from '../../format.ts';
import { useText } from '../../i18n.ts';
import { usePageStar } from '../../page-star.tsx';
import { usePaletteActions } from '../../palette-actions.ts';
import { usePhoneHeader } from '../../phone-header.ts';
import { useShortcut } from '../../shortcuts.ts';
import { useExport } from './export-rows.ts';
import { ListMenu } from './list-menu.tsx';
import { listTexts } from './texts/texts.ts';
import type { List, ListProps } from './use-list.ts';

export type ListHeadProps = ListProps & { narrow: boolean; isOpen: boolean };

/** Title, the quiet actions and the one primary action; on a phone the title stands in the shell's header. */
export function ListHead({ list, narrow, isOpen }: ListHeadProps) {
  const star = usePageStar();
  const mayCreate = list.rights.create && !list.isTrash && !list.isOffline;
  return (
    <div className={narrow ? 'max-md:sr-only' : undefined}>
      {narrow && !isOpen && <PhoneTitle list={list} />}
      {mayCreate && !isOpen && <CreateByKey list={list} />}
      <PageHeader
        title={list.title}
        star={<span className="max-md:hidden print:hidden">{star}</span>}
        actions={
          <span className="contents max-md:hidden print:hidden">
            {!narrow && <ExportButton list={list} />}
            {!narrow && <ListMenu list={list} />}
            <CreateButton list={list} />
          </span>
        }
      />
    </div>
  );
}

/** Title and number of rows in the phone's header. */
function PhoneTitle({ list }: ListProps): ReactNode {
  const { number } = useFormat();
  const { title } = list;
  const count = list.query.data ? number(list.query.data.count) : '';
  usePhoneHeader(useMemo(() => ({ title: titleWithCount(title, count) }), [title, count]));
  return null;
}

const titleWithCount = (title: string, count: string) => `${title} ${count}`.trim();

/** Creating by the key `n` and from the palette. */
function CreateByKey({ list }: ListProps) {
  const { newLabel: label, icon, resource } = list;
  const create = () => list.show(opensNew);
  const latest = useRef(create);
  useEffect(() => {
    latest.current = create;
  });
  useShortcut({ key: 'n', label, scope: 'page' }, create);
  usePaletteActions(
    useMemo(
      () => [{ id: `${resource.name}.new`, label, icon, key: 'n', run: () => latest.current() }],
      [resource, label, icon],
    ),
  );
  return null;
}

const opensNew = { open: 'new', from: undefined };

/** The primary action: in the title row, or at the thumb on a phone. */
export function CreateButton({ list, large = false }: ListProps & { large?: boolean }) {
  const t = useText(listTexts);
  if (!list.rights.create || list.isTrash) return null;
  return (
    <GuardedButton
      reason={list.isOffline ? t('offlineReason') : null}
      variant="primary"
      size={large ? 'pier' : 'md'}
      block={large}
      onClick={() => list.show(opensNew)}
    >
      <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {list.newLabel}
      {!large && <Key className="border-current bg-transparent text-current">N</Key>}
    </GuardedButton>
  );
}

function ExportButton({ list }: { list: List }) {
  const t = useText(listTexts);
  const { start, isBusy } = useExport(list);
  return (
    <Button variant="quiet" busy={isBusy} disabled={list.isOffline} onClick={start}>
      <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {t('export')}
    </Button>
  );
}
