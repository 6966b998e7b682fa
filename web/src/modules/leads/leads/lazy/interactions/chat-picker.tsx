import { rightTo } from '@leme/contract/kit/resource/resource';
import type { LeadTemplate } from '@leme/contract/leads/endpoints';
import { leadInteractions } from '@leme/contract/leads/lead-interactions';
import { leadSettings } from '@leme/contract/leads/lead-settings';
import type { Lead } from '@leme/contract/leads/leads';
import { useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { useSettings } from '#kit/resource/settings/settings.queries.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { WhatsAppIcon } from '#ui/icons/whatsapp-icon.tsx';
import { useInteractionWrites, useTemplates } from './interactions.queries.ts';
import { DoubtfulNumber, leadPhone } from './lead-facts.tsx';
import { interactionsTexts } from './texts/texts.ts';
import { openChat, previewOf, useMessages } from './use-messages.ts';

const previewSigns = 60;
const brand = 'WhatsApp';

export type ChatPickerProps = { lead: Lead; onClose: () => void };

type Sent = { template: LeadTemplate | null; text: string };

/** One press opens the chat with the right text in it, the next one writes down that it happened. */
export function ChatPicker({ lead, onClose }: ChatPickerProps) {
  const t = useText(interactionsTexts);
  const kit = useText(kitTexts);
  const [sent, setSent] = useState<Sent | null>(null);
  const register = useRegister(lead, onClose);
  const mayWrite = useCan()(rightTo(leadInteractions, 'create'));
  const registersItself = useSettings(leadSettings).data?.registers_chats ?? false;
  const open = (next: Sent) => {
    openChat(lead, next.text);
    setSent(next);
    // Where it fails, it is still to be registered by hand.
    if (mayWrite && registersItself) void register.run(next);
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('chatTitle', { name: lead.name })}
      description={leadPhone(lead)}
      footer={
        sent && (
          <>
            <Button onClick={() => setSent(null)}>{kit('back')}</Button>
            {mayWrite && (
              <Button
                variant="primary"
                busy={register.isBusy}
                onClick={() => void register.run(sent)}
                autoFocus
              >
                {t('register')}
              </Button>
            )}
          </>
        )
      }
    >
      {sent ? (
        <div className="grid gap-3">
          <p role="status">{t('opened')}</p>
          {sent.text && (
            <p className="wrap-anywhere whitespace-pre-wrap rounded-lg rounded-ss-none bg-success-tint px-3 py-2 [[data-theme=sun]_&]:text-success">
              {sent.text}
            </p>
          )}
        </div>
      ) : (
        <div className="grid gap-3">
          <DoubtfulNumber lead={lead} />
          <Choices lead={lead} onChoose={open} />
        </div>
      )}
    </Dialog>
  );
}

function Choices({ lead, onChoose }: { lead: Lead; onChoose: (sent: Sent) => void }) {
  const t = useText(interactionsTexts);
  const { templates, isPending } = useTemplates();
  const fill = useMessages(lead);
  return (
    <ul className="grid gap-2">
      {isPending && (
        <li>
          <Skeleton variant="list" count={3} label={t('loading')} />
        </li>
      )}
      {templates.map((template) => {
        const { text, empty } = fill(template);
        return (
          <li key={template.id}>
            <Button
              block
              className="h-auto min-h-11 justify-start whitespace-normal py-2 text-start"
              onClick={() => onChoose({ template, text })}
            >
              <WhatsAppIcon />
              <span className="wrap-anywhere grid min-w-0">
                <span>{template.name}</span>
                <span className="font-normal text-muted-fg">{previewOf(text, previewSigns)}</span>
                {empty.length > 0 && (
                  <span className="font-normal text-warning-text text-xs">
                    {t('leftEmpty', { names: empty.map((name) => `{${name}}`).join(', ') })}
                  </span>
                )}
              </span>
            </Button>
          </li>
        );
      })}
      <li>
        <Button
          block
          className="min-h-11 justify-start"
          onClick={() => onChoose({ template: null, text: '' })}
        >
          {t('withoutTemplate')}
        </Button>
      </li>
    </ul>
  );
}

/** Writes the chat down, once however often it is pressed. */
function useRegister(lead: Lead, onDone: () => void) {
  const t = useText(interactionsTexts);
  const { create } = useInteractionWrites();
  return useVerb(
    ({ template, text }: Sent) =>
      create({
        lead_id: lead.id,
        type: 'whatsapp',
        title: template?.name ?? brand,
        description: text || null,
        template_id: template?.id ?? null,
        interaction_date: new Date().toISOString(),
      }),
    {
      done: () => {
        onDone();
        return t('saved');
      },
      failed: t('saveFailed'),
    },
  );
}
