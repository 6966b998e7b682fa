import { reasonSentence } from '@leme/contract/rosters/reason-sentence';
import type { Reason } from '@leme/contract/rosters/rules/standing';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { crewTexts } from './texts/texts.ts';

/** Somebody who could not work as a departure is changed, and all that speaks against it. */
export type Kept = { name: string; against: readonly Reason[] };

/** Who of the crew keeps a departure where it is, and whether they are freed of it. */
export function CrewDialog({
  people,
  onAnswer,
}: {
  people: readonly Kept[];
  onAnswer: (isYes: boolean) => void;
}) {
  const t = useText(crewTexts);
  const kit = useText(kitTexts);
  const read = { locale: useLocale(), timezone: useTimeZone() };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onAnswer(false)}
      title={t('title')}
      text={t('text')}
      labels={{ confirm: t('free'), cancel: kit('back') }}
      onConfirm={() => onAnswer(true)}
    >
      <ul className="grid max-h-60 gap-2 overflow-y-auto">
        {people.map(({ name, against }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one person may keep two departures, and the list stands still
          <li key={at} className="text-sm">
            <strong>{name}</strong>: {against.map((each) => reasonSentence(each, read)).join(' · ')}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
