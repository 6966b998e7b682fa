import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { fillTemplate } from '@leme/contract/sales/message-template';
import { Copy } from 'lucide-react';
import { useId } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { whatsappTemplatesTexts } from './texts/texts.ts';

/** The saved message as it reaches a customer, filled in with an example. */
export function TemplatePreview({ row }: { row: AnyRow }) {
  const t = useText(whatsappTemplatesTexts);
  const id = useId();
  const toast = useToast();
  const text = useSample(String(row.message));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ title: t('copied') });
    } catch {
      toast.show({ tone: 'danger', title: t('notCopied') });
    }
  };
  return (
    <Card aria-labelledby={id}>
      <CardHead
        id={id}
        title={t('title')}
        actions={
          <Button size="sm" className="print:hidden" onClick={() => void copy()}>
            <Copy aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('copyText')}
          </Button>
        }
      />
      <div className="grid gap-2 px-4 pb-4">
        <p className="text-muted-fg text-sm">{t('intro')}</p>
        <p className="max-w-prose justify-self-start whitespace-pre-wrap rounded-lg rounded-ss-none bg-success-tint px-3 py-2 [[data-theme=sun]_&]:text-success [overflow-wrap:anywhere]">
          {text}
        </p>
        <p className="text-muted-fg text-xs tabular-nums">{t('length', { count: [...text].length })}</p>
      </div>
    </Card>
  );
}

function useSample(message: string): string {
  const t = useText(whatsappTemplatesTexts);
  const { tenant, user } = useSignedIn();
  const { money, date } = useFormat();
  const nome = t('sampleName');
  return fillTemplate(message, {
    nome,
    primeiro_nome: nome.split(' ')[0] ?? nome,
    produto: t('sampleProduct'),
    data: date('2027-01-09'),
    passageiros: t('sampleParty'),
    valor: money(564),
    empresa: tenant.name,
    vendedor: user.user_metadata.full_name,
  }).text;
}
