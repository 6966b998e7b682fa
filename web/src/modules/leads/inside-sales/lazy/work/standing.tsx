import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { QueueRow } from '@leme/contract/leads/inside-sales/endpoints';
import { type Lead, leads, temperatures } from '@leme/contract/leads/leads';
import { useResourceWrites } from '#kit/resource/resource-calls.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { DueWords } from '../../queue/due-words.tsx';
import { useCadenceText } from '../../queue/use-cadence-text.ts';
import { useSalesVerbs } from '../../queue/use-sales-verbs.ts';
import { shown } from '../../queue.queries.ts';
import type { QueueAddress } from '../../queue-address.ts';
import { insideSalesTexts } from '../../texts/texts.ts';

export type StandingProps = {
  lead: Lead;
  row: QueueRow | undefined;
  now: Date;
  isOff: boolean;
  onOpen: (part: Partial<QueueAddress>) => void;
};

/** Where a lead stands: what is due, how warm it is, and where it is in its cadence. */
export function Standing({ lead, row, now, isOff, onOpen }: StandingProps) {
  const t = useText(insideSalesTexts);
  const locale = useLocale();
  const cadenceText = useCadenceText();
  const { update } = useResourceWrites(leads);
  const warming = useVerb((temperature: string) => update(lead.id, lead.version, { temperature }), {
    shows: shown.shows,
    failed: t('failed'),
  });
  const { pausing, goingOn } = useSalesVerbs(() => undefined);
  const { cadence, cadence_step, cadence_paused, temperature } = lead;
  const isFollowed = cadence !== null && cadence_paused === null;
  const small = { size: 'sm', className: 'max-md:h-11', disabled: isOff } as const;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {row && <DueWords row={row} now={now} />}
      <Segmented
        name={t('temperature')}
        value={warming.busyWith ?? temperature ?? ''}
        options={temperatures.map((value) => ({
          value,
          label: choiceOf(leads.fields.temperature, value, locale),
        }))}
        onValueChange={(value) => isOff || void warming.run(value)}
      />
      {cadence && (
        <span className="wrap-anywhere text-muted-fg text-sm">
          {cadenceText({ name: cadence, step: cadence_step, paused: cadence_paused as never })}
        </span>
      )}
      {isFollowed && (
        <Button {...small} busy={pausing.isBusy} onClick={() => void pausing.run(lead)}>
          {t('pause')}
        </Button>
      )}
      {cadence && !isFollowed && (
        <Button {...small} busy={goingOn.isBusy} onClick={() => void goingOn.run(lead)}>
          {t('goOn')}
        </Button>
      )}
      {!cadence && (
        <Button {...small} onClick={() => onOpen({ follow: lead.id })}>
          {t('startCadence')}
        </Button>
      )}
      <Button {...small} onClick={() => onOpen({ handover: lead.id })}>
        {t('handover')}
      </Button>
    </div>
  );
}
