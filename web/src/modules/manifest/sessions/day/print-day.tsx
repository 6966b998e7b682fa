import { Printer } from 'lucide-react';
import { useState } from 'react';
import { problemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { printManifest } from '../../output/lazy/outputs.ts';
import { readDay } from '../sessions-manifest.queries.ts';
import { sessionsTexts } from '../texts/texts.ts';

/** "Imprimir o dia": the list of every session, asked for when it is wanted. */
export function PrintDay({ date, large = false }: { date: string; large?: boolean }) {
  const t = useText(sessionsTexts);
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const print = async () => {
    setBusy(true);
    try {
      const day = await readDay(date);
      setBusy(false);
      await printManifest(day, 'day');
    } catch (error) {
      toast.show({ tone: 'danger', title: t('printFailed'), text: problemText(error) });
    }
    setBusy(false);
  };
  return (
    <Button
      variant={large ? 'plain' : 'quiet'}
      size={large ? 'touch' : 'md'}
      block={large}
      busy={busy}
      onClick={() => void print()}
    >
      <Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {t('printDay')}
    </Button>
  );
}
