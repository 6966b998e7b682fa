import type { Lead } from '@leme/contract/leads/leads';
import { OutLink } from '#kit/resource/kinds/words/out-link.tsx';
import { useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { WhatsAppIcon } from '#ui/icons/whatsapp-icon.tsx';
import type { OpenOf } from '../lead-actions.tsx';
import { leadPhone } from '../lead-values.tsx';
import { leadsTexts } from '../texts/texts.ts';

/** The number of a lead, which is called with a press, and the way to its chat. */
export function LeadPhone({ lead, openOf }: { lead: Lead; openOf: OpenOf }) {
  const t = useText(leadsTexts);
  const { country_code: code, phone } = lead;
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap tabular-nums">
      <OutLink href={`tel:${phone.startsWith('+') ? '' : code}${phone}`}>{leadPhone(lead)}</OutLink>
      <IconButton
        name={t('chatOf', { name: lead.name })}
        size="xs"
        icon={<WhatsAppIcon className="size-4" />}
        onClick={() => openOf({ chat: lead.id })}
      />
    </span>
  );
}
