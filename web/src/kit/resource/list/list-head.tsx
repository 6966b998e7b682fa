import { Download } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CreateButton as NewButton } from '../../list/create/create-button.tsx';
import { CreateKeys } from '../../list/create/create-keys.ts';
import { usePageStar } from '../../shell/page-star.tsx';
import { usePhoneHeader } from '../../shell/phone-header.ts';
import { useFormat } from '../../text/format.ts';
import { useText } from '../../text/i18n.ts';
import { useExport } from './export-rows.ts';
import { ListMenu } from './list-menu.tsx';
import { listTexts } from './texts/texts.ts';
import type { List, ListProps } from './use-list.ts';

export type ListHeadProps = ListProps & { compact: boolean; isOpen: boolean; menu?: ReactNode };

/** Title, the quiet actions and the one primary action; on a phone the title stands in the shell's header. */
export function ListHead({ list, compact, isOpen, menu }: ListHeadProps) {
  const star = usePageStar();
  const mayCreate = list.rights.create && !list.isTrash && !list.isOffline;
  return (
    <div className={compact ? 'max-md:sr-only' : undefined}>
      {compact && !isOpen && <PhoneTitle list={list} />}
      {mayCreate && !isOpen && (
        <CreateKeys
          id={`${list.resource.name}.new`}
          label={list.newLabel}
          icon={list.icon}
          onCreate={() => list.show(opensNew)}
        />
      )}
      <PageHeader
        title={list.title}
        subtitle={list.subtitle}
        star={<span className="max-md:hidden print:hidden">{star}</span>}
        actions={
          <span className="contents max-md:hidden print:hidden">
            {!compact && <ExportButton list={list} />}
            {!compact && <ListMenu list={list} own={menu} />}
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

const opensNew = { open: 'new', from: undefined };

/** The primary action: in the title row, or at the thumb on a phone. */
export function CreateButton({ list, large }: ListProps & { large?: boolean }) {
  const t = useText(listTexts);
  if (!list.rights.create || list.isTrash) return null;
  return (
    <NewButton
      label={large ? list.newAtThumb : list.newLabel}
      reason={list.isOffline ? t('offlineReason') : null}
      onCreate={() => list.show(opensNew)}
      large={large}
    />
  );
}

function ExportButton({ list }: { list: List }) {
  const t = useText(listTexts);
  const { selected } = list.selection;
  const { start, isBusy } = useExport(list.resource.name, list.question, selected);
  return (
    <Button variant="quiet" busy={isBusy} disabled={list.isOffline} onClick={start}>
      <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {selected.size > 0 ? t('exportChosen', { count: selected.size }) : t('export')}
    </Button>
  );
}
