import { type PaperWorth, paperWorth } from '@leme/contract/crew/credential-state';
import type { crewCredentials } from '@leme/contract/crew/crew-credentials';
import type { FieldsOf, RowFacts } from '@leme/contract/kit/resource/resource';
import { dayIn } from '@leme/contract/kit/values/days';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import type { Around } from '#kit/resource/children/children-options.ts';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { crewMembersTexts } from './texts/texts.ts';

const looks = {
  good: { tone: 'success', Icon: CircleCheck },
  early: { tone: 'warning', Icon: Clock },
  unchecked: { tone: 'warning', Icon: Clock },
  expired: { tone: 'danger', Icon: CircleX },
  refused: { tone: 'danger', Icon: CircleX },
} as const satisfies Record<PaperWorth, unknown>;

type Paper = RowFacts & FieldsOf<typeof crewCredentials>;

/** What each paper is worth today, in colour, sign and words, and whether it is only the person's word. */
export function usePapersAround(): Around<Paper> {
  const t = useText(crewMembersTexts);
  const today = dayIn(useTimeZone(), Temporal.Now.instant());
  return {
    markOf: (paper) => {
      const worth = paperWorth(paper, today);
      const { tone, Icon } = looks[worth];
      const isOwnWord = worth === 'good' && 'self_declared' in paper && paper.self_declared === true;
      return (
        <Chip tone={tone} icon={<Icon aria-hidden="true" strokeWidth={1.75} />}>
          {t(isOwnWord ? 'worth.own' : `worth.${worth}`)}
        </Chip>
      );
    },
  };
}
