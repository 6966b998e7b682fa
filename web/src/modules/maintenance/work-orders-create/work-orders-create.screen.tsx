import { workOrders } from '@leme/contract/maintenance/orders/work-orders';
import { Suspense, useMemo } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { usePhoneHeader } from '#kit/shell/phone-header.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { workOrdersCreateTexts } from './texts/texts.ts';
import { type OrderDraft, useNewOrder } from './use-new-order.ts';

const SoldDialog = lazyPart(async () => (await import('./lazy/sold/sold-dialog.tsx')).SoldDialog);

/** Somebody opens an order: what has to be done, on which boat, and whether that stays ashore for it. */
export const screen = NewOrder;

function NewOrder() {
  const t = useText(workOrdersCreateTexts);
  const kit = useText(kitTexts);
  const openPage = useOpenPage();
  const isOffline = useConnectivity() === 'offline';
  const title = t('title');
  usePhoneHeader(useMemo(() => ({ title, back: '/work-orders' }), [title]));
  const { form, onSubmit, isBusy, dialogs, sold, forgetSold } = useNewOrder();
  const field = (name: keyof OrderDraft) => (
    <EntityField entity={workOrders} control={form.control} name={name} />
  );
  const isStopping = form.watch('blocks_sailing') !== 'no';
  const put = (values: Partial<OrderDraft>) => {
    for (const [name, value] of Object.entries(values))
      form.setValue(name as keyof OrderDraft, value, { shouldDirty: true });
    forgetSold();
  };
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
        {field('title')}
        {field('boat_id')}
        <div className="grid gap-4 md:grid-cols-2">
          {field('kind')}
          {field('priority')}
        </div>
        {field('blocks_sailing')}
        {isStopping && field('downtime')}
        {isStopping && (
          <div className="grid gap-4 md:grid-cols-2">
            {field('from_time')}
            {field('until_time')}
          </div>
        )}
        {field('description')}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => openPage('/work-orders')}>{kit('cancel')}</Button>
          <Button type="submit" variant="primary" busy={isBusy} disabled={isOffline}>
            {t('create')}
          </Button>
        </div>
      </form>
      {dialogs}
      <Suspense>
        {sold && (
          <SoldDialog
            sold={sold}
            boat_id={form.getValues('boat_id') ?? ''}
            stay={form.getValues()}
            onTake={put}
            onSave={(blocks_sailing) => {
              put({ blocks_sailing });
              onSubmit();
            }}
            onClose={forgetSold}
          />
        )}
      </Suspense>
    </div>
  );
}
