import type { lookUpPerson } from '@leme/contract/access/people/rights-endpoints';
import { reason as reasonField } from '@leme/contract/access/reason';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { call, isProblem } from '#kit/api/api.ts';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { useProblemForm } from '#kit/form/problem-form.ts';
import { valueFault } from '#kit/resource/value-fault.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { saasUserPermissionsTexts } from '../texts/texts.ts';
import { type Found, PersonFound } from './person-found.tsx';

type Values = { email: string; reason: string };

/** Looks up any person by the exact address, with a reason, which stands in the log of the company. */
export function PersonTab() {
  const t = useText(saasUserPermissionsTexts);
  const kit = useText(kitTexts);
  const [found, setFound] = useState<Found | null>(null);
  const { form, onSubmit, isBusy } = useProblemForm<Values>({
    defaultValues: { email: '', reason: '' },
    failedTitle: t('lookUpFailed'),
    resolver: (values) => {
      const errors = faultsOf(values);
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
    submit: async ({ email, reason }) => {
      setFound(null);
      const asked = { email: email.trim(), reason: reason.trim() };
      setFound(await call<typeof lookUpPerson>('POST /saas-user-permissions/look-ups', asked));
    },
    onProblem: (error, own) => {
      if (!isProblem(error, 'not-found')) return false;
      own.setError('email', { type: 'server', message: t('unknown') }, { shouldFocus: true });
      return true;
    },
  });
  const { errors } = form.formState;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card>
        <CardHead title={t('lookUpTitle')} note={t('lookUpNote')} />
        <CardBody>
          <form
            noValidate
            onSubmit={(event) => void onSubmit(event)}
            className="grid items-start gap-3 md:grid-cols-[1fr_1fr_auto]"
          >
            <Field label={t('email')} required error={errors.email?.message}>
              <TextInput type="email" inputMode="email" autoComplete="off" {...form.register('email')} />
            </Field>
            <Field label={kit('reason')} required error={errors.reason?.message}>
              <TextInput autoComplete="off" maxLength={500} {...form.register('reason')} />
            </Field>
            <Button type="submit" variant="primary" busy={isBusy} className="md:mt-6.5">
              <Search aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {t('lookUp')}
            </Button>
          </form>
        </CardBody>
      </Card>
      {found && <PersonFound key={found.user.id} found={found} />}
    </div>
  );
}

function faultsOf({ email, reason }: Values): FieldErrors<Values> {
  const fault = valueFault(reasonField, reason.trim());
  const inCharacters = fault && { ...fault, code: fault.code === 'too-small' ? 'too-short' : fault.code };
  return {
    ...(email.trim() === '' && {
      email: { type: 'required', message: faultText({ code: 'required' }) },
    }),
    ...(inCharacters && { reason: { type: inCharacters.code, message: faultText(inCharacters) } }),
  };
}
