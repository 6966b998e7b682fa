import { consentOfRequest } from '@leme/contract/tenancy/requests/consent';
import type { askForCompany } from '@leme/contract/tenancy/requests/request-endpoints';
import { type FormEvent, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { landingTexts } from './texts/texts.ts';

const asked = ['name', 'company', 'email', 'phone', 'city', 'boats'] as const;
const needed: readonly string[] = ['name', 'company', 'email', 'phone'];
const completes = { name: 'name', company: 'organization', email: 'email', phone: 'tel' } as const;
type Typed = Record<(typeof asked)[number] | 'message', string>;
const nothing: Typed = { name: '', company: '', email: '', phone: '', city: '', boats: '', message: '' };

/** Asks for a company of one's own; who sent it reads the same whatever becomes of it. */
export function RequestForm() {
  const t = useText(landingTexts);
  const locale = useLocale();
  const [typed, setTyped] = useState(nothing);
  const [agrees, setAgrees] = useState(false);
  const [isSent, setSent] = useState(false);
  const send = useVerb(
    () =>
      call<typeof askForCompany>('POST /company-requests', {
        ...typed,
        city: typed.city.trim() || null,
        message: typed.message.trim() || null,
        boats: typed.boats.trim() === '' ? null : Number(typed.boats),
        locale,
        consent: consentOfRequest,
      }),
    {
      fields: [...asked, 'message', 'consent'],
      check: () => ({
        ...Object.fromEntries(
          asked.map((name) => [
            name,
            needed.includes(name) && typed[name].trim() === '' && faultText({ code: 'required' }),
          ]),
        ),
        consent: !agrees && t('consentMissing'),
      }),
      done: () => setSent(true),
    },
  );
  if (isSent) return <Banner tone="success">{t('requestSent')}</Banner>;
  const change = (name: keyof Typed, value: string) => setTyped({ ...typed, [name]: value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send.run();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {asked.map((name) => (
          <Field
            key={name}
            label={t(`ask_${name}`)}
            required={needed.includes(name)}
            error={send.at(name) || undefined}
          >
            <TextInput
              value={typed[name]}
              maxLength={name === 'company' ? 60 : 120}
              inputMode={name === 'boats' ? 'numeric' : undefined}
              type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
              autoComplete={name in completes ? completes[name as keyof typeof completes] : 'off'}
              onChange={(event) => change(name, event.target.value)}
            />
          </Field>
        ))}
      </div>
      <Field label={t('ask_message')} error={send.at('message') || undefined}>
        <TextArea
          value={typed.message}
          maxLength={2000}
          onChange={(event) => change('message', event.target.value)}
        />
      </Field>
      <div className="grid gap-1">
        <Checkbox checked={agrees} onCheckedChange={setAgrees} label={t('consent')} className="min-h-11" />
        {send.at('consent') && (
          <p role="alert" className="text-danger text-sm">
            {send.at('consent')}
          </p>
        )}
      </div>
      {send.refusal && <Banner tone="danger">{send.refusal}</Banner>}
      <div>
        <Button type="submit" variant="primary" size="lg" busy={send.isBusy}>
          {t('sendRequest')}
        </Button>
      </div>
    </form>
  );
}
