import type { LeadTemplate } from '@leme/contract/leads/endpoints';
import type { Lead } from '@leme/contract/leads/leads';
import { messageValues } from '@leme/contract/leads/message-values';
import { type Filled, fillTemplate } from '@leme/contract/sales/message-template';
import { useMemo } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { chatAddress } from '../chat/chat-address.ts';
import { useProductOf } from './interactions.queries.ts';
import { interactionsTexts } from './texts/texts.ts';

/** Fills messages in for one lead. */
export function useMessages(lead: Lead): (template: LeadTemplate) => Filled {
  const t = useText(interactionsTexts);
  const locale = useLocale();
  const { tenant, user } = useSignedIn();
  const product = useProductOf(lead.product_id);
  const values = useMemo(() => {
    const name = [lead.labels.product_id ?? []].flat()[0];
    return messageValues({
      lead,
      product: name === undefined ? null : { name, isPrivate: product?.sharing_mode === 'private' },
      company: tenant.name,
      seller: user.user_metadata.full_name,
      locale,
      words: {
        together: (count) => t('people', { count }),
        adults: (count) => t('adults', { count }),
        children: (count) => t('children', { count }),
        between: t('and'),
      },
    });
  }, [lead, product, tenant.name, user.user_metadata.full_name, locale, t]);
  return ({ message }) => fillTemplate(message, values);
}

/** Opens the chat with a lead beside this page, the text already typed in. */
export function openChat(lead: Lead, text: string): void {
  window.open(chatAddress(lead, text), '_blank', 'noopener');
}

/** The beginning of a text, in one line. */
export function previewOf(text: string, most: number): string {
  const signs = [...text.replace(/\s+/g, ' ').trim()];
  return signs.length > most ? `${signs.slice(0, most).join('')}…` : signs.join('');
}
