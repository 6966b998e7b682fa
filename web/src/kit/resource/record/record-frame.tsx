import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Tabs } from '#ui/records/tabs.tsx';
import { usePhoneHeader } from '../../shell/phone-header.ts';
import { useText } from '../../text/i18n.ts';
import { recordTexts } from './texts/texts.ts';

export type RecordTab = 'fields' | 'history';

export type RecordFrameProps = {
  asPage: boolean;
  title: string;
  subtitle: string | undefined;
  /** What has to be known of it at a glance. */
  mark?: ReactNode;
  /** The list one comes back to. */
  listTitle: string;
  actions: ReactNode;
  /** Missing where there is no history yet. */
  tabs: { value: RecordTab; onValueChange: (tab: RecordTab) => void } | undefined;
  onClose: () => void;
  children: ReactNode;
  /** Panels under the record; only a page has them. */
  parts: ReactNode;
};

/** Where a record opens: over the list, or as a page in its place. */
export function RecordFrame({ asPage, ...props }: RecordFrameProps) {
  return asPage ? <AsPage {...props} /> : <AsDialog {...props} />;
}

type FrameProps = Omit<RecordFrameProps, 'asPage'>;

function AsDialog({ title, subtitle, mark, actions, tabs, onClose, children }: FrameProps) {
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={subtitle}
      actions={actions}
      // The padding of a dialog's content is under the bar.
      className="[--save-bar:-20px]"
    >
      <div className="flex min-h-full flex-col">
        <div className="mb-3 empty:hidden">{mark}</div>
        <TabRow tabs={tabs} className="mb-4" />
        {children}
      </div>
    </Dialog>
  );
}

function AsPage({ title, subtitle, mark, listTitle, actions, tabs, onClose, children, parts }: FrameProps) {
  usePhoneHeader(useMemo(() => ({ title }), [title]));
  return (
    <div className="mx-auto grid w-full max-w-240 grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-1">
        <div className="flex items-center gap-2">
          <Button variant="quiet" size="sm" className="-ms-2.5 me-auto min-w-11 shrink" onClick={onClose}>
            <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />
            <span className="truncate">{listTitle}</span>
          </Button>
          {actions}
        </div>
        <PageHeader
          title={title}
          subtitle={
            subtitle && (
              <span className="flex min-h-(--chip) flex-wrap items-center gap-x-3 gap-y-1">
                {subtitle} {mark}
              </span>
            )
          }
        />
      </div>
      <TabRow tabs={tabs} />
      <Card className="px-6 pt-5 pb-5 [--save-bar:calc(var(--bottom-bar)+env(safe-area-inset-bottom))] max-md:px-4">
        {children}
      </Card>
      {parts}
    </div>
  );
}

function TabRow({ tabs, className }: Pick<FrameProps, 'tabs'> & { className?: string }) {
  const t = useText(recordTexts);
  if (!tabs) return null;
  return (
    <Tabs
      name={t('tabs')}
      className={className}
      value={tabs.value}
      onValueChange={(tab) => tabs.onValueChange(tab === 'history' ? 'history' : 'fields')}
      items={[
        { value: 'fields', label: t('fields') },
        { value: 'history', label: t('history') },
      ]}
    />
  );
}
