import { may, read } from '@leme/contract/access/permission';
import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { sessions } from '@leme/contract/bookings/sessions';
import { products } from '@leme/contract/catalog/products';
import { useRef } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useShortcut } from '#kit/browser/shortcuts.ts';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { useEntityForm } from '#kit/form/lazy/entity/use-entity-form.tsx';
import { useRows } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Key } from '#ui/buttons/key.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { StepBar } from '../create/step-bar.tsx';
import { type SessionOptions, useSessionWrites } from '../lazy/session/sessions.queries.ts';
import { SessionFieldset } from '../lazy/session-form/lazy/session-fieldset.tsx';
import {
  fieldsOf,
  type SessionValues,
  sessionFields,
  startValues,
} from '../lazy/session-form/lazy/session-values.ts';
import { useSessionProblems } from '../lazy/session-form/lazy/use-session-problems.ts';
import { sessionFormTexts } from '../lazy/session-form/texts/texts.ts';
import { SessionChecks } from './session-checks.tsx';
import { createSessionTexts } from './texts/texts.ts';

type Props = {
  options: SessionOptions;
  /** What it is filled in with: a day, and where somebody chose them an hour and a boat. */
  start: { date: string; time: string | undefined; boat: string | undefined };
  /** Of a private product, its boat first. */
  isCharter: boolean;
  onCharter: (isOn: boolean) => void;
};

/** The form of a new session beside its conflicts; made, it is shown in its day or sold at once. */
export function SessionPage({ options, start, isCharter, onCharter }: Props) {
  const t = useText(createSessionTexts);
  const form = useSessionForm(start, options);
  const known = useKnownProducts();
  const can = useCan();
  const isOffline = useConnectivity() === 'offline';
  const shown = isCharter
    ? { ...options, products: options.products.filter(({ id }) => known.isPrivate(id)) }
    : options;
  useShortcut({ key: 'mod+enter', label: t('create'), scope: 'page', inFields: true }, form.create);
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.create();
      }}
    >
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          known.hasPrivate && <Switch checked={isCharter} onCheckedChange={onCharter} label={t('charter')} />
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <Card>
          <CardBody className="pt-4">
            <SessionFieldset form={form.form} options={shown} isNew boatsFirst={isCharter} />
          </CardBody>
        </Card>
        <SessionChecks values={form.form.watch()} boats={options.boats} buffersOf={known.buffersOf} />
      </div>
      <StepBar>
        <span className="ms-auto text-muted-fg text-xs max-md:hidden">
          <Key>Ctrl</Key> <Key>Enter</Key> {t('creates')}
        </span>
        {can(may('bookings', 'create')) && (
          <Button busy={form.isBusy} disabled={isOffline} onClick={form.createAndSell}>
            {t('createAndSell')}
          </Button>
        )}
        <Button variant="primary" busy={form.isBusy} disabled={isOffline} onClick={form.create}>
          {t('create')}
        </Button>
      </StepBar>
      {form.dialogs}
    </form>
  );
}

function useSessionForm({ date, time, boat }: Props['start'], options: SessionOptions) {
  const words = useText(sessionFormTexts);
  const toast = useToast();
  const openPage = useOpenPage();
  const writes = useSessionWrites();
  const made = useRef<SessionRow>(null);
  const sells = useRef(false);
  const { form, onSubmit, isBusy, dialogs } = useEntityForm<SessionValues, SessionRow>(
    sessions,
    sessionFields,
    {
      start: filledIn(options, { date, time, boat }),
      save: async (values) => {
        made.current = await writes.create(fieldsOf(values));
      },
      onDone: (values) => {
        toast.show({ title: words('created') });
        const day = values.date ?? date;
        const sale = `/bookings/create?session=${made.current?.id}&date=${day}`;
        openPage(sells.current ? sale : `/sessions?date=${day}`);
      },
      place: useSessionProblems(),
      failedTitle: words('failed'),
      leaves: () => false,
    },
  );
  const send = (isSold: boolean) => () => {
    if (isBusy) return;
    sells.current = isSold;
    onSubmit();
  };
  return { form, isBusy, dialogs, create: send(false), createAndSell: send(true) };
}

/** An hour or a boat that was chosen on a calendar stands in the form; a boat that is not to be had does not. */
function filledIn({ boats }: SessionOptions, { date, time, boat }: Props['start']): SessionValues {
  const chosen = boats.find(({ id }) => id === boat);
  return {
    ...startValues({ date }),
    ...(time && { start_time: time }),
    ...(chosen && { boat_ids: [chosen.id], total_capacity: chosen.capacity }),
  };
}

/** What is known of products beside their fares, for whoever may look into them. */
function useKnownProducts() {
  const mayLook = useCan()(read('products'));
  const { query } = useRows(products, { status: 'active', limit: 200 }, { waits: !mayLook });
  const rows = new Map((query.data?.data ?? []).map((row) => [row.id, row]));
  const minutes = (value: unknown) => (typeof value === 'number' ? value : 0);
  return {
    hasPrivate: [...rows.values()].some(({ sharing_mode }) => sharing_mode === 'private'),
    isPrivate: (id: string) => rows.get(id)?.sharing_mode === 'private',
    buffersOf: (id: string | null) => {
      const row = rows.get(id ?? '');
      return { before: minutes(row?.buffer_before_min), after: minutes(row?.buffer_after_min) };
    },
  };
}
