import type { FleetMeter, postFleetReadings } from '@leme/contract/fleet/motors/endpoints';
import { mostHours } from '@leme/contract/fleet/motors/meter-readings';
import { Printer } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useUrlState } from '#kit/browser/url-state.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Field } from '#ui/field/field.tsx';
import { NumberInput } from '#ui/fields/number-input.tsx';
import { useFleetMeters } from '../../motors.queries.ts';
import { readMotorsAddress } from '../../motors-address.ts';
import { useMotorWords } from '../../use-motor-words.ts';
import { printBoatLabels } from './boat-labels.tsx';
import { keepSheet, keptSheet, type Typed } from './kept-sheet.ts';
import { sheetTexts } from './texts/texts.ts';

export type FleetSheetProps = { boat: string | undefined; onClose: () => void };

/** The dials of a fleet on one sheet: boat by boat, Enter to the next; what was typed waits on the device until it is sent. */
export function FleetSheet({ boat, onClose }: FleetSheetProps) {
  const t = useText(sheetTexts);
  const { tenant } = useSignedIn();
  const isOffline = useConnectivity() === 'offline';
  const [typed, setTyped] = useState<Typed>(() => keptSheet(tenant.id));
  const query = useFleetMeters(boat);
  const { hrefOf } = useUrlState(readMotorsAddress);
  const change = (next: Typed) => {
    setTyped(next);
    keepSheet(tenant.id, next);
  };
  const shown = query.data?.data ?? [];
  const ready = shown.filter(({ motor_id }) => typed[motor_id] !== undefined);
  const print = () =>
    printBoatLabels(
      [...new Map(shown.map((meter) => [meter.boat_id, meter.boat]))].map(([id, name]) => ({
        id,
        boat: name,
        address: `${location.origin}${hrefOf({ does: 'fleet', boat: id })}`,
      })),
    );
  const { run, isBusy, refusal } = useVerb(
    (taken_at: string) =>
      call<typeof postFleetReadings>('POST /fleet-readings', {
        readings: ready.map(({ motor_id }) => ({ motor_id, hours: typed[motor_id] ?? 0, taken_at })),
      }),
    {
      shows: ['motors'],
      done: ({ data }) => {
        const sent = new Set(data.map(({ motor_id }) => motor_id));
        change(Object.fromEntries(Object.entries(typed).filter(([id]) => !sent.has(id))));
        onClose();
        const review = data.filter(({ state }) => state === 'review').length;
        return {
          title: t('sent', { count: data.length }),
          ...(review > 0 && { text: t('review', { count: review }) }),
        };
      },
    },
  );
  return (
    <Dialog
      onClose={onClose}
      title={t('title')}
      footer={
        <>
          <Button disabled={shown.length === 0} onClick={print}>
            <Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('labels')}
          </Button>
          <Button
            variant="primary"
            disabled={ready.length === 0 || isOffline}
            busy={isBusy}
            onClick={() => void run(new Date().toISOString())}
          >
            {t('send', { count: ready.length })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {refusal && <Banner tone="danger">{refusal}</Banner>}
        <QueryView
          query={query}
          skeleton="list"
          skeletonCount={4}
          errorTitle={t('loadFailed')}
          isEmpty={({ data }) => data.length === 0}
          empty={<EmptyState level={3} title={t('none')} text={t('noneText')} />}
        >
          {({ data }) => <Meters meters={data} typed={typed} onChange={change} />}
        </QueryView>
      </div>
    </Dialog>
  );
}

type MetersProps = { meters: readonly FleetMeter[]; typed: Typed; onChange: (typed: Typed) => void };

function Meters({ meters, typed, onChange }: MetersProps) {
  const list = useRef<HTMLDivElement>(null);
  const boats = [...Map.groupBy(meters, ({ boat_id }) => boat_id)];
  const goOn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const inputs = [...(list.current?.querySelectorAll('input') ?? [])];
    const at = inputs.findIndex((input) => event.currentTarget.contains(input));
    inputs[at + 1]?.focus();
  };
  const type = (id: string, hours: number | null) => {
    const { [id]: _, ...others } = typed;
    onChange(hours === null ? others : Object.assign({}, others, { [id]: hours }));
  };
  return (
    <div ref={list} className="grid gap-4">
      {boats.map(([id, own]) => (
        <section key={id} aria-label={own[0]?.boat}>
          <h3 className="break-words font-semibold">{own[0]?.boat}</h3>
          {own.map((meter) => (
            <form
              key={meter.motor_id}
              noValidate
              onSubmit={goOn}
              className="border-t py-2 first-of-type:mt-1"
            >
              <Meter
                meter={meter}
                hours={typed[meter.motor_id] ?? null}
                onType={(hours) => type(meter.motor_id, hours)}
              />
            </form>
          ))}
        </section>
      ))}
    </div>
  );
}

type MeterProps = { meter: FleetMeter; hours: number | null; onType: (hours: number | null) => void };

/** One engine: what its dial said last, and what it says now. */
function Meter({ meter, hours, onType }: MeterProps) {
  const t = useText(sheetTexts);
  const words = useMotorWords();
  const { motor, position, dial_hours } = meter;
  const last = dial_hours === null ? null : words.hours(dial_hours);
  const isBelow = hours !== null && dial_hours !== null && hours < dial_hours;
  return (
    <Field
      label={t('engine', { name: motor, position: words.position(position) })}
      hint={last === null ? t('first') : t('last', { hours: last })}
      warning={isBelow && last !== null ? t('below', { hours: last }) : undefined}
    >
      <NumberInput
        size="lg"
        decimals={1}
        min={0}
        max={mostHours}
        suffix="h"
        value={hours}
        onValueChange={onType}
      />
    </Field>
  );
}
