import { addDays } from '@leme/contract/kit/values/days';
import type { Board, lockRoster } from '@leme/contract/rosters/roster-endpoints';
import { EllipsisVertical, FileDown, Printer } from 'lucide-react';
import { call } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { saveFile } from '#kit/resource/save-file.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menus/menu.tsx';
import { shows } from './roster.queries.ts';
import { rostersTexts } from './texts/texts.ts';

type Props = {
  board: Board;
  mayWrite: boolean;
  onAsk: (what: 'fill' | 'copy' | 'publish' | 'shift') => void;
  /** Prints what is looked at. */
  onPrint: () => void;
};

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** What is done with a whole week: filled, copied, published, and locked once it is over. */
export function RosterActions({ board, mayWrite, onAsk, onPrint }: Props) {
  const t = useText(rostersTexts);
  const kit = useText(kitTexts);
  const isOffline = useConnectivity() === 'offline';
  const { week, version, status, today } = board;
  const last = addDays(week, 6);
  const isOver = last < today;
  const lock = useVerb(() => call<typeof lockRoster>('POST /rosters/:week/lock', { week, version }), {
    shows,
    done: t('locked'),
    failed: t('notDone'),
  });
  const sheet = useVerb(() => saveFile(`/api/rosters/sheet?from=${week}&to=${last}`, 'escala.csv'), {
    failed: t('notDone'),
  });
  const plans = mayWrite && !isOver;
  return (
    <div className="flex items-center gap-2 print:hidden">
      {plans && (
        <>
          <Button className="max-md:min-h-11" disabled={isOffline} onClick={() => onAsk('fill')}>
            {t('fill')}
          </Button>
          <Button
            variant="primary"
            className="max-md:min-h-11"
            disabled={isOffline}
            onClick={() => onAsk('publish')}
          >
            {t('publish')}
          </Button>
        </>
      )}
      {mayWrite && isOver && status !== 'locked' && (
        <Button
          variant="primary"
          className="max-md:min-h-11"
          disabled={isOffline}
          busy={lock.isBusy}
          onClick={() => void lock.run()}
        >
          {t('lock')}
        </Button>
      )}
      <Menu
        trigger={
          <IconButton
            name={kit('actions')}
            className="max-md:size-11"
            icon={<EllipsisVertical {...icon} className="size-5" />}
          />
        }
      >
        {plans && (
          <>
            <MenuItem disabled={isOffline} onSelect={() => onAsk('copy')}>
              {t('copy')}
            </MenuItem>
            <MenuItem disabled={isOffline} onSelect={() => onAsk('shift')}>
              {t('shiftNew')}
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        <MenuItem icon={<Printer {...icon} />} onSelect={onPrint}>
          {kit('print')}
        </MenuItem>
        <MenuItem
          icon={<FileDown {...icon} />}
          disabled={isOffline || sheet.isBusy}
          onSelect={() => void sheet.run()}
        >
          {t('sheet')}
        </MenuItem>
      </Menu>
    </div>
  );
}
