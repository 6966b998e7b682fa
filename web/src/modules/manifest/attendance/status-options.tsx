import type { AttendanceState } from '@leme/contract/manifest/rules';
import { Check, Clock, UserX } from 'lucide-react';
import { useMemo } from 'react';
import { useText } from '#kit/text/i18n.ts';
import type { StatusOption } from '#ui/menus/status-menu.tsx';
import { manifestTexts } from '../texts/texts.ts';

export type AttendanceOption = StatusOption & { value: AttendanceState };

const drawn = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

/** The three states in the order of the number keys. */
export function useStatusOptions(): readonly AttendanceOption[] {
  const t = useText(manifestTexts);
  return useMemo(
    () => [
      {
        value: 'pending',
        label: t('statusPending'),
        tone: 'warning',
        icon: <Clock {...drawn} />,
        isQuiet: true,
      },
      { value: 'checked_in', label: t('statusCheckedIn'), tone: 'success', icon: <Check {...drawn} /> },
      { value: 'no_show', label: t('statusNoShow'), tone: 'danger', icon: <UserX {...drawn} /> },
    ],
    [t],
  );
}
