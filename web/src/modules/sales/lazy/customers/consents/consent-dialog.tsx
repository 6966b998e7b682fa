import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { Consent } from '@leme/contract/sales/consent-endpoints';
import { currentVersion, customerConsents, spokenChannels } from '@leme/contract/sales/consents';
import { salesWords } from '@leme/contract/sales/texts/texts';
import { useState } from 'react';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/select/select.tsx';
import { noteConsent } from '../customers.queries.ts';
import { consentsTexts } from './texts/texts.ts';

type Channel = (typeof spokenChannels)[number];

export type ConsentDialogProps = {
  customerId: string;
  said: Consent['said'];
  onClose: () => void;
  onSaved: () => void;
};

/** Notes what a customer said, and where; who agrees is shown the text they agree to. */
export function ConsentDialog({ customerId, said, onClose, onSaved }: ConsentDialogProps) {
  const t = useText(consentsTexts);
  const words = useText(salesWords);
  const locale = useLocale();
  const [channel, setChannel] = useState<Channel>('counter');
  const isGiven = said === 'given';
  const { run, isBusy } = useVerb(
    () => noteConsent(customerId, { said, channel, text_version: isGiven ? currentVersion : null }),
    {
      done: () => {
        onSaved();
        return t(said);
      },
      failed: t('failed'),
    },
  );
  return (
    <Dialog
      size="sm"
      onClose={onClose}
      title={t(isGiven ? 'give' : 'withdraw')}
      onSubmit={() => void run()}
      footer={
        <>
          <Button className="ms-auto" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {isGiven ? (
          <figure className="grid gap-2">
            <figcaption className="font-semibold">{t('textTitle', { version: currentVersion })}</figcaption>
            <blockquote className="rounded-md border bg-muted px-3 py-2">
              {words(`customer-consents.text.${currentVersion}`)}
            </blockquote>
            <p className="text-muted-fg text-xs">{t('textHint')}</p>
          </figure>
        ) : (
          <p>{t('withdrawText')}</p>
        )}
        <Field label={t('channel')}>
          <Select
            value={channel}
            onValueChange={(next) => setChannel(spokenChannels.find((each) => each === next) ?? channel)}
            options={spokenChannels.map((value) => ({
              value,
              label: choiceOf(customerConsents.fields.channel, value, locale),
            }))}
          />
        </Field>
      </div>
    </Dialog>
  );
}
