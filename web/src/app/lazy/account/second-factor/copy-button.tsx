import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { accountTexts } from '../texts/texts.ts';

/** Puts a text on the clipboard and says whether it worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useText(accountTexts);
  const [said, setSaid] = useState<'copied' | 'copyFailed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('copied');
    } catch {
      setSaid('copyFailed');
    }
  };
  return (
    <>
      <Button size="lg" onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {label}
      </Button>
      <span role="status" className="text-muted-fg empty:hidden">
        {said && t(said)}
      </span>
    </>
  );
}
