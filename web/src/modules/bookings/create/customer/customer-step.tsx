import { read } from '@leme/contract/access/permission';
import { bookings } from '@leme/contract/bookings/bookings';
import { locales, normaliseLocale } from '@leme/contract/kit/language/locale';
import { mostOf } from '@leme/contract/kit/resource/entity';
import { choiceOf, labelOf } from '@leme/contract/kit/resource/labels';
import { useCan } from '#kit/auth-session/rights.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { Select } from '#ui/select/select.tsx';
import { CustomerInput } from '../../lazy/customer/customer-input.tsx';
import { LinkedCustomer } from '../../lazy/customer/linked-customer.tsx';
import type { Buyer } from '../sale/sale.ts';
import type { SaleState } from '../sale/use-sale.ts';
import { createTexts } from '../texts/texts.ts';
import type { BuyerFaults } from './buyer-faults.ts';
import { Matches } from './matches.tsx';

type Props = { state: SaleState; faults: BuyerFaults };

/** Who books: found by name, telephone, document or e-mail, or typed. */
export function CustomerStep({ state: { sale, set, latest }, faults }: Props) {
  const t = useText(createTexts);
  const seesNeeds = useCan()(read('passenger-health'));
  const searches = useCan()(read('customers'));
  const { buyer } = sale;
  const change = (part: Partial<Buyer>) => set({ buyer: { ...latest().buyer, ...part } });
  const { customer_name: name } = bookings.fields;
  const locale = useLocale();
  return (
    <Card>
      <CardHead title={t('customer')} />
      <CardBody className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        <Field
          label={labelOf(name, locale)}
          required
          error={faults.customer_name}
          hint={
            buyer.customer_id ? (
              <LinkedCustomer id={buyer.customer_id} onUnlink={() => change({ customer_id: '' })} />
            ) : (
              searches && t('customerHint')
            )
          }
        >
          <CustomerInput
            value={buyer.customer_name}
            onBlur={() => undefined}
            onChange={(customer_name) => change({ customer_name, customer_id: '', isNew: false })}
            onChoose={({ id, ...found }) =>
              change({
                customer_id: id,
                customer_name: found.name,
                customer_phone: found.phone ?? buyer.customer_phone,
                customer_email: found.email ?? buyer.customer_email,
              })
            }
          />
        </Field>
        <Contacts buyer={buyer} faults={faults} onChange={change} />
        <Matches buyer={buyer} onChange={change} />
        {seesNeeds && (
          <Note
            label={labelOf(bookings.fields.special_requirements, locale)}
            value={buyer.special_requirements}
            onChange={(special_requirements) => change({ special_requirements })}
          />
        )}
      </CardBody>
    </Card>
  );
}

type ContactsProps = { buyer: Buyer; faults: BuyerFaults; onChange: (part: Partial<Buyer>) => void };

function Contacts({ buyer, faults, onChange }: ContactsProps) {
  const t = useText(createTexts);
  const kit = useText(kitTexts);
  const locale = useLocale();
  const { customer_phone, customer_email, language } = bookings.fields;
  const text = (name: 'customer_phone' | 'customer_email' | 'customer_document') => ({
    value: buyer[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value, isNew: false }),
  });
  return (
    <>
      <Field
        label={labelOf(customer_phone, locale)}
        note={kit('optional')}
        error={faults.customer_phone}
        hint={t('phoneHint')}
      >
        <TextInput {...text('customer_phone')} type="tel" inputMode="tel" maxLength={40} />
      </Field>
      <Field label={labelOf(customer_email, locale)} note={kit('optional')} error={faults.customer_email}>
        <TextInput {...text('customer_email')} type="email" inputMode="email" maxLength={254} />
      </Field>
      <Field
        label={t('document')}
        note={kit('optional')}
        error={faults.customer_document}
        hint={t('documentHint')}
      >
        <TextInput {...text('customer_document')} maxLength={20} />
      </Field>
      <Field label={labelOf(language, locale)}>
        <Select
          value={buyer.language}
          onValueChange={(chosen) => onChange({ language: normaliseLocale(chosen) ?? '' })}
          options={[
            { value: '', label: t('anyLanguage') },
            ...locales.map((value) => ({ value, label: choiceOf(language, value, locale) })),
          ]}
        />
      </Field>
    </>
  );
}

type NoteProps = { label: string; value: string; onChange: (text: string) => void };

function Note({ label, value, onChange }: NoteProps) {
  const kit = useText(kitTexts);
  return (
    <Field label={label} note={kit('optional')} className="col-span-full">
      <TextArea
        rows={2}
        maxLength={mostOf(bookings.fields.special_requirements)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
