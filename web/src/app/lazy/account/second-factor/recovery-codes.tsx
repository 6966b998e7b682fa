import { Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { keepFile } from '#kit/resource/save-file.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { OnPaper } from '#ui/paper/on-paper.tsx';
import { accountTexts } from '../texts/texts.ts';
import { CopyButton } from './copy-button.tsx';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** The recovery codes, this once: to be copied, printed or kept as a file. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useText(accountTexts);
  const { user } = useSignedIn();
  const heading = useRef<HTMLHeadingElement>(null);
  const isKept = useRef(false);
  // Outside system: the browser, whose focus stood on a button that is gone, and which asks before a page is left. On the
  // button below a second Enter would take the codes away unread.
  useEffect(() => {
    heading.current?.focus();
    const ask = (event: Event) => {
      if (!isKept.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  const keep = () => {
    isKept.current = true;
    onKept();
  };
  const head = `Leme · ${t('codesTitle')} · ${user.email}`;
  const text = [head, '', ...codes, ''].join('\n');
  return (
    <div className="grid gap-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {t('keepCodes')}
        </h3>
        <p>{t('keepText')}</p>
      </div>
      <Codes codes={codes} name={t('codesTitle')} />
      <div className="flex flex-wrap items-center gap-3 max-md:grid">
        <CopyButton text={codes.join('\n')} label={t('copyCodes')} />
        <Button
          size="lg"
          onClick={() => keepFile(new Blob([text], { type: 'text/plain' }), `${t('fileName')}.txt`)}
        >
          <Download {...icon} />
          {t('download')}
        </Button>
        <Button size="lg" onClick={() => window.print()}>
          <Printer {...icon} />
          {t('print')}
        </Button>
      </div>
      <Button size="lg" variant="primary" className="justify-self-start max-md:w-full" onClick={keep}>
        {t('kept')}
      </Button>
      <OnPaper>
        <p className="pb-4 font-semibold">{head}</p>
        <Codes codes={codes} name={t('codesTitle')} />
      </OnPaper>
    </div>
  );
}

function Codes({ codes, name }: { codes: readonly string[]; name: string }) {
  return (
    <ul
      aria-label={name}
      className="grid grid-cols-2 gap-x-3 gap-y-1 whitespace-nowrap rounded-md border bg-bg p-4 font-mono text-base max-[24rem]:grid-cols-1 print:bg-transparent"
      translate="no"
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  );
}
