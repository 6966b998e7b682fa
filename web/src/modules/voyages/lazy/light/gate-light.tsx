import { firstCheck, type Gate } from '@leme/contract/voyages/gate/decide-departure';
import type { GateResult } from '@leme/contract/voyages/gate/gate-checks';
import { gateSentence } from '@leme/contract/voyages/gate/gate-sentence';
import { gateWords } from '@leme/contract/voyages/gate/texts/texts';
import { Check, TriangleAlert, X } from 'lucide-react';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Chip, type ChipTone } from '#ui/chips/chip.tsx';

const looks: Readonly<Record<GateResult, { tone: ChipTone; Icon: typeof Check }>> = {
  GO: { tone: 'success', Icon: Check },
  GO_COM_RESSALVA: { tone: 'warning', Icon: TriangleAlert },
  NO_GO: { tone: 'danger', Icon: X },
};

/** The light of a boat: its colour, its word and its sign; ears hear whose it is, where eyes see it around. */
export function GateLight({ result, of }: { result: GateResult; of?: string }) {
  const t = useText(gateWords);
  const { tone, Icon } = looks[result];
  const word = t(`gate.result.${result}`);
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {of === undefined ? (
        word
      ) : (
        <>
          <span aria-hidden="true">{word}</span>
          <span className="sr-only">{`${word}: ${of}`}</span>
        </>
      )}
    </Chip>
  );
}

/** The sentence that is told first; nothing where all is in order. */
export function FirstSentence({ gate }: { gate: Gate }) {
  const locale = useLocale();
  const first = firstCheck(gate);
  return first && <span>{gateSentence(first.says, locale)}</span>;
}
