import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { leadStatuses, leads } from '@leme/contract/leads/leads';
import { ArrowRightLeft } from 'lucide-react';
import { choiceTone } from '#kit/resource/choice-tone.tsx';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { chipStyle } from '#ui/chips/chip.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { boardTexts } from './texts/texts.ts';

export type StatusButtonProps = { row: AnyRow; onChoose: (status: string) => void };

/** The other columns a card may go to, for whoever does not drag. */
export function StatusButton({ row, onChoose }: StatusButtonProps) {
  const t = useText(boardTexts);
  const locale = useLocale();
  return (
    <Menu
      trigger={
        <IconButton
          name={t('moveTo', { name: String(row.name) })}
          size="xs"
          icon={<ArrowRightLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        />
      }
    >
      {leadStatuses
        .filter((status) => status !== row.status)
        .map((status) => (
          <MenuItem key={status} onSelect={() => onChoose(status)}>
            <span className={chipStyle({ tone: choiceTone(status)?.tone ?? 'neutral' })}>
              {choiceTone(status)?.icon}
              {choiceOf(leads.fields.status, status, locale)}
            </span>
          </MenuItem>
        ))}
    </Menu>
  );
}
