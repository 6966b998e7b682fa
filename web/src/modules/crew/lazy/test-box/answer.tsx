import { crewMembers } from '@leme/contract/crew/crew-members';
import type { Decision } from '@leme/contract/crew/endpoints';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { serviceTexts } from '../../crew-members/lazy/service/texts/texts.ts';
import { useSentence } from '../../crew-members/lazy/service/use-sentence.ts';
import { testBoxTexts } from './texts/texts.ts';
import { useCellWords } from './use-cell-words.ts';

const looks = {
  sim: { tone: 'success', Icon: CircleCheck },
  com_aviso: { tone: 'warning', Icon: CircleAlert },
  nao: { tone: 'danger', Icon: CircleX },
} as const;

/** Whether, why, and what decided it: the cell, what it beats, its version, the paper and the exception that were used. */
export function Answer({ decision, position }: { decision: Decision; position: string }) {
  const t = useText(testBoxTexts);
  const service = useText(serviceTexts);
  const locale = useLocale();
  const { date } = useFormat();
  const sentence = useSentence();
  const cellWords = useCellWords();
  const { can, cell, beats, version, used, override } = decision;
  const { tone, Icon } = looks[can];
  const facts: [string, string][] = [
    [t('cell'), cell === null ? '–' : cellWords(cell)],
    [
      t('beats'),
      beats.length === 0 ? t('beatsNone') : t('beatsThese', { cells: beats.map(cellWords).join('; ') }),
    ],
    [t('version'), version === null ? '–' : String(version)],
    [
      t('papers'),
      used.length === 0
        ? '–'
        : used
            .map(({ competency, number, days_left }) =>
              days_left === null
                ? t('paper', { competency, number })
                : t('paperLeft', { competency, number, count: days_left }),
            )
            .join('; '),
    ],
    [
      t('exception'),
      override === null
        ? '–'
        : t(`exception.${override.change}`, { date: override.valid_to ? date(override.valid_to) : '–' }),
    ],
  ];
  return (
    <section aria-label={t('answer')} aria-live="polite" className="grid gap-3">
      <Chip tone={tone} icon={<Icon aria-hidden="true" strokeWidth={1.75} />} className="justify-self-start">
        {service(`can.${can}`, { position: choiceOf(crewMembers.fields.positions, position, locale) })}
      </Chip>
      <p className="break-words">{sentence(decision)}</p>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted-fg">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
