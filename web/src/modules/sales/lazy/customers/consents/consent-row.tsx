import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { Consent } from '@leme/contract/sales/consent-endpoints';
import { customerConsents } from '@leme/contract/sales/consents';
import { Check, Undo2 } from 'lucide-react';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { consentsTexts } from './texts/texts.ts';

const { said: saidField, channel: channelField } = customerConsents.fields;

/** One thing a customer said: what, when, where, to which text, and who noted it. */
export function ConsentRow({ consent }: { consent: Consent }) {
  const t = useText(consentsTexts);
  const locale = useLocale();
  const { dateTime } = useFormat();
  const { said, channel, text_version, created_at, user_name } = consent;
  const isGiven = said === 'given';
  const Icon = isGiven ? Check : Undo2;
  const facts = [
    choiceOf(channelField, channel, locale),
    isGiven && (text_version ? t('version', { version: text_version }) : t('noVersion')),
    user_name && t('noted', { name: user_name }),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t px-4 py-3">
      <Chip tone={isGiven ? 'success' : 'muted'} icon={<Icon aria-hidden="true" strokeWidth={1.75} />}>
        {choiceOf(saidField, said, locale)}
      </Chip>
      <time dateTime={created_at}>{dateTime(created_at)}</time>
      <span className="min-w-0 basis-full break-words text-muted-fg text-xs">
        {facts.filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}
