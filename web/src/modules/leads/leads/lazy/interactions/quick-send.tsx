import type { LeadTemplate } from '@leme/contract/leads/endpoints';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { WhatsAppIcon } from '#ui/icons/whatsapp-icon.tsx';
import { interactionsTexts } from './texts/texts.ts';
import { previewOf } from './use-messages.ts';

/** How many templates are offered at once and how much of each is shown. */
const offered = { phone: { most: 3, signs: 30 }, desktop: { most: 4, signs: 50 } };

export type QuickSendProps = {
  templates: readonly LeadTemplate[];
  isCompact: boolean;
  textOf: (template: LeadTemplate) => string;
  onSend: (template: LeadTemplate) => void;
};

/** The first templates, each one press away from the chat. */
export function QuickSend({ templates, isCompact, textOf, onSend }: QuickSendProps) {
  const t = useText(interactionsTexts);
  const { most, signs } = offered[isCompact ? 'phone' : 'desktop'];
  if (templates.length === 0) return null;
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-semibold">{t('quickSend')}</legend>
      <div className="grid gap-2 @md:grid-cols-2">
        {templates.slice(0, most).map((template) => (
          <Button
            key={template.id}
            className="h-auto min-h-11 justify-start whitespace-normal py-1.5 text-start"
            onClick={() => onSend(template)}
          >
            <WhatsAppIcon />
            <span className="wrap-anywhere grid min-w-0">
              <span>{template.name}</span>
              <span className="font-normal text-muted-fg text-xs">{previewOf(textOf(template), signs)}</span>
            </span>
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
