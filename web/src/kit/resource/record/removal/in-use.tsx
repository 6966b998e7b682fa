import { routeTable } from '@leme/contract/access/route-table';
import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import type { Moved } from '@leme/contract/kit/resource/resource-replacement-endpoints';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { ChoiceDialog } from '#ui/dialogs/choice-dialog.tsx';
import { usePageTitle } from '../../../auth-session/open-pages.ts';
import { useText } from '../../../text/i18n.ts';
import { useVerb } from '../../../verb/use-verb.ts';
import { useResourceWrites } from '../../resource-calls.ts';
import { type Place, PlaceChooser } from './place-chooser.tsx';
import { removalTexts } from './texts/texts.ts';

type Use = { resource: string; count: number; names: string[] };
/** What needs a row, and whether it may point elsewhere. */
export type Uses = { by: readonly Use[]; replacement?: { optional: boolean; maximum: number } };

export type InUseProps = {
  resource: Resource;
  row: AnyRow;
  name: string;
  uses: Uses;
  onClose: () => void;
  onReplaced: (done: { row: AnyRow; moved: Moved[] }) => void;
};

/** Why something cannot be deleted, and where what needs it may go instead. */
export function InUse({ resource, row, name, uses: { by, replacement }, ...props }: InUseProps) {
  const t = useText(removalTexts);
  if (!replacement)
    return (
      <Question title={t('inUseTitle')} text={t('inUseText', { name })} by={by} onClose={props.onClose} />
    );
  const count = by.reduce((sum, use) => sum + use.count, 0);
  if (count > replacement.maximum) {
    const text = `${t('inUseText', { name })} ${t('tooMany', { maximum: replacement.maximum })}`;
    return <Question title={t('inUseTitle')} text={text} by={by} onClose={props.onClose} />;
  }
  return (
    <Replacing resource={resource} row={row} name={name} by={by} optional={replacement.optional} {...props} />
  );
}

type ReplacingProps = Omit<InUseProps, 'uses'> & { by: readonly Use[]; optional: boolean };

function Replacing({ resource, row, name, by, optional, onClose, onReplaced }: ReplacingProps) {
  const t = useText(removalTexts);
  const writes = useResourceWrites(resource);
  const [place, setPlace] = useState<Place>(undefined);
  const { run, isBusy, refusal, clear } = useVerb(() => writes.replace(row.id, place?.value ?? null), {
    done: onReplaced,
  });
  return (
    <Question
      title={t('deleteTitle')}
      text={t('moveText', { name })}
      by={by}
      onClose={onClose}
      action={
        <Button variant="danger" busy={isBusy} disabled={place === undefined} onClick={() => void run()}>
          {t('moveAndDelete')}
        </Button>
      }
    >
      <PlaceChooser
        resource={resource}
        without={row.id}
        optional={optional}
        place={place}
        fault={refusal ?? undefined}
        onChange={(next) => {
          setPlace(next);
          clear();
        }}
      />
    </Question>
  );
}

type QuestionProps = {
  title: string;
  text: string;
  by: readonly Use[];
  onClose: () => void;
  /** Beside the way out. */
  action?: ReactNode;
  children?: ReactNode;
};

/** What needs a row, register by register. */
function Question({ title, text, by, onClose, action, children }: QuestionProps) {
  const t = useText(removalTexts);
  const pageTitle = usePageTitle();
  const titleOf = (resource: string) =>
    pageTitle(routeTable.find((entry) => entry.resource === resource)) || resource;
  return (
    <ChoiceDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      text={<p className="text-fg">{text}</p>}
      choices={(first) => (
        <>
          <Button ref={first} onClick={onClose}>
            {t(action ? 'cancel' : 'close')}
          </Button>
          {action}
        </>
      )}
    >
      <ul className="grid gap-2">
        {by.map(({ resource, count, names }) => (
          <li key={resource}>
            <b>{titleOf(resource)}</b> <span className="text-muted-fg tabular-nums">{count}</span>
            <p className="text-muted-fg">
              {names.join(', ')}
              {count > names.length && ` ${t('andMore', { count: count - names.length })}`}
            </p>
          </li>
        ))}
      </ul>
      {children}
    </ChoiceDialog>
  );
}
