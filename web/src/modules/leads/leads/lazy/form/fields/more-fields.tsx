import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { cn } from '#ui/style/cn.ts';
import type { LeadDraft } from '../lead-draft.ts';
import { formTexts } from '../texts/texts.ts';
import { PlainField } from './lead-field.tsx';

const names = ['source', 'owner_id', 'temperature'] as const;

/** What few fill in: where the lead comes from, and whose it is. */
export function MoreFields({ lead }: { lead: LeadDraft }) {
  const t = useText(formTexts);
  const id = useId();
  const [open, setOpen] = useState(false);
  const isOpen = open || names.some((name) => lead.form.formState.errors[name]);
  return (
    <div className="grid gap-4">
      <Button
        variant="quiet"
        size="sm"
        className="-ms-2.5 justify-self-start max-md:h-11"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown
          aria-hidden="true"
          className={cn('size-4 transition-transform', isOpen && 'rotate-180')}
          strokeWidth={1.75}
        />
        {t('moreFields')}
      </Button>
      <div
        id={id}
        hidden={!isOpen}
        className={cn(isOpen && 'grid items-start gap-x-3 gap-y-4 md:grid-cols-2')}
      >
        <PlainField lead={lead} name="source" />
        <PlainField lead={lead} name="owner_id" />
        <PlainField lead={lead} name="temperature" />
      </div>
    </div>
  );
}
