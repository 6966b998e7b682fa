import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { QueueRow } from '@leme/contract/leads/inside-sales/endpoints';
import { type Lead, leads, temperatures } from '@leme/contract/leads/leads';
import { useResourceWrites } from '#kit/resource/resource-calls.ts';
import { useFormat } from '#kit/text/format.ts';
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
  const { date } = useFormat();
  const cadenceText = useCadenceText();
  const { update } = useResourceWrites(leads);
  const warming = useVerb((temperature: string) => update(lead.id, lead.version, { temperature }), {
    shows: shown.shows,
    failed: t('failed'),
  });
  const { pausing, goingOn } = useSalesVerbs(() => undefined);
  const { cadence, cadence_step, cadence_paused, temperature } = lead;
  const isFollowed = cadence !== null && cadence_paused === null;
  // One button, so that the focus stays on it.
  const onCadence = () => {
    if (cadence === null) onOpen({ follow: lead.id });
    else void (isFollowed ? pausing : goingOn).run(lead);
  };
  const small = { size: 'sm', className: 'max-md:h-11', disabled: isOff } as const;
  const wanted = [
    row?.product,
    row?.interest_date_from && date(row.interest_date_from),
    lead.source && choiceOf(leads.fields.source, lead.source, locale),
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {wanted.length > 0 && <p className="wrap-anywhere w-full tabular-nums">{wanted.join(' · ')}</p>}
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
      <Button {...small} busy={pausing.isBusy || goingOn.isBusy} onClick={onCadence}>
        {t(cadence === null ? 'startCadence' : isFollowed ? 'pause' : 'goOn')}
      </Button>
      <Button {...small} onClick={() => onOpen({ handover: lead.id })}>
        {t('handover')}
      </Button>
    </div>
  );
}
