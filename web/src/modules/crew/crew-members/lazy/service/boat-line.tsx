import { crewMembers } from '@leme/contract/crew/crew-members';
import type { Service as OnBoat } from '@leme/contract/crew/endpoints';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { serviceTexts } from './texts/texts.ts';
import { useSentence } from './use-sentence.ts';

const looks = {
  sim: { tone: 'success', Icon: CircleCheck },
  com_aviso: { tone: 'warning', Icon: CircleAlert },
  nao: { tone: 'danger', Icon: CircleX },
} as const;

/** One boat with each of the positions somebody has, and the sentence that says why. */
export function BoatLine({ boat }: { boat: OnBoat }) {
  const t = useText(serviceTexts);
  const locale = useLocale();
  const sentence = useSentence();
  return (
    <li className="grid gap-2 border-t px-4 py-2.5 first:border-t-0">
      <b className="min-w-0 break-words">{boat.boat}</b>
      {boat.positions.map(({ position, decision }) => {
        const { tone, Icon } = looks[decision.can];
        return (
          <p key={position} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Chip tone={tone} icon={<Icon aria-hidden="true" strokeWidth={1.75} />} className="shrink-0">
              {t(`can.${decision.can}`, {
                position: choiceOf(crewMembers.fields.positions, position, locale),
              })}
            </Chip>
            <span className="min-w-0 break-words text-muted-fg text-sm">{sentence(decision)}</span>
          </p>
        );
      })}
    </li>
  );
}
