import { externalSale } from '@leme/contract/channels/external-sale';
import { useId, useMemo } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { usePageTitle } from '#kit/auth-session/open-pages.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { usePhoneHeader } from '#kit/shell/phone-header.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { DepartureSelect, PartyFault, PartyFields } from './departure-select.tsx';
import { criarTexts } from './texts/texts.ts';
import { type Sale, useSale } from './use-sale.ts';

/** A partner sold by telephone or by voucher: it is noted here, and the guest stands on the manifest. */
export const screen = NewSale;

function NewSale() {
  const t = useText(criarTexts);
  const kit = useText(kitTexts);
  const party = useId();
  const isOffline = useConnectivity() === 'offline';
  const title = usePageTitle()({ name: 'reservas-externas-criar' });
  usePhoneHeader(useMemo(() => ({ title, back: '/reservas-externas' }), [title]));
  const { form, isBusy, dialogs, setCounts, submit, leave } = useSale();
  const [partner_id, day, session_id, counts] = form.watch(['partner_id', 'day', 'session_id', 'counts']);
  const field = (name: Exclude<keyof Sale, 'counts'>) => (
    <EntityField entity={externalSale} control={form.control} name={name} />
  );
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-4">
      <PageHeader title={title} subtitle={t('subtitle')} />
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="grid gap-4 md:grid-cols-2">
          {field('partner_id')}
          {field('reference')}
        </div>
        <div className="grid gap-4 md:grid-cols-2">
          {field('day')}
          <EntityField entity={externalSale} control={form.control} name="session_id">
            {({ value, onChange, onBlur }) => (
              <DepartureSelect
                day={day}
                partner_id={partner_id ?? ''}
                value={value}
                onChange={onChange}
                onBlur={onBlur}
              />
            )}
          </EntityField>
        </div>
        <section aria-labelledby={party} className="grid gap-2">
          <h2 id={party} className="font-semibold text-sm">
            {t('party')}
          </h2>
          <PartyFields day={day} session_id={session_id} counts={counts} onCounts={setCounts} />
          <PartyFault of={form.getFieldState('counts', form.formState).error?.message} />
        </section>
        {field('customer_name')}
        <div className="grid gap-4 md:grid-cols-2">
          {field('customer_phone')}
          {field('customer_email')}
        </div>
        {field('collects')}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={leave}>{kit('cancel')}</Button>
          <Button type="submit" variant="primary" busy={isBusy} disabled={isOffline}>
            {t('sell')}
          </Button>
        </div>
      </form>
      {dialogs}
    </div>
  );
}
