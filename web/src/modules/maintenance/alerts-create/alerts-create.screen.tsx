import type { Severity } from '@leme/contract/maintenance/alerts';
import type { createAlert } from '@leme/contract/maintenance/alerts/alert-endpoints';
import { alerts } from '@leme/contract/maintenance/alerts/alert-list';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { useEntityForm } from '#kit/form/lazy/entity/use-entity-form.tsx';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import { usePhoneHeader } from '#kit/shell/phone-header.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { alertsCreateTexts } from './texts/texts.ts';

type Values = {
  description: string;
  severity: Severity;
  boat_id: string | null;
  motor_id: string | null;
  due_at: string | null;
  photos: string[];
};

const names = ['description', 'severity', 'boat_id', 'motor_id', 'due_at', 'photos'] as const;
const start: Values = {
  description: '',
  severity: 'media',
  boat_id: null,
  motor_id: null,
  due_at: null,
  photos: [],
};

/** Somebody writes what others have to see. */
export const screen = NewAlert;

function NewAlert() {
  const t = useText(alertsCreateTexts);
  const kit = useText(kitTexts);
  const toast = useToast();
  const client = useQueryClient();
  const openPage = useOpenPage();
  const isOffline = useConnectivity() === 'offline';
  const title = t('title');
  usePhoneHeader(useMemo(() => ({ title, back: '/alerts' }), [title]));
  const { form, onSubmit, isBusy, dialogs } = useEntityForm<Values>(alerts, names, {
    start,
    save: async (values) => {
      await call<typeof createAlert>('POST /alerts', values);
      void refetchShowing(client, ['alerts']);
      toast.show({ title: t('created'), tone: 'success' });
    },
    onDone: () => openPage('/alerts'),
    failedTitle: kit('failed'),
    leaves: () => true,
  });
  const field = (name: (typeof names)[number]) => (
    <EntityField entity={alerts} control={form.control} name={name} />
  );
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-4">
      <PageHeader title={title} subtitle={t('subtitle')} />
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void onSubmit();
        }}
      >
        {field('description')}
        <div className="grid gap-4 md:grid-cols-2">
          {field('severity')}
          {field('due_at')}
        </div>
        <div className="grid gap-4 md:grid-cols-2">
          {field('boat_id')}
          {field('motor_id')}
        </div>
        {field('photos')}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => openPage('/alerts')}>{kit('cancel')}</Button>
          <Button type="submit" variant="primary" busy={isBusy} disabled={isOffline}>
            {t('create')}
          </Button>
        </div>
      </form>
      {dialogs}
    </div>
  );
}
