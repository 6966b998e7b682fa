import { QrCode } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { lazyModule, useLazyModule } from '#ui/loading/lazy-code.ts';
import { manifestTexts } from '../texts/texts.ts';
import type { ScanButtonProps } from './lazy/public.ts';
import { useEarlyScan } from './use-early-scan.ts';

const source = lazyModule(() => import('./lazy/public.ts'));

/** By then the page is there; until the code has come, what a hand scanner types is kept. */
const quietMs = 2_000;

/** The QR button: there at once, its code when the page has come to rest or somebody presses it. */
export function LazyScanButton(props: ScanButtonProps) {
  const t = useText(manifestTexts);
  const place = useRef<HTMLSpanElement>(null);
  const pressed = useRef(false);
  const [wanted, setWanted] = useState(0);
  const code = useLazyModule(source, wanted, () => {
    pressed.current = false;
  });
  // Outside system: the clock.
  useEffect(() => {
    const timer = setTimeout(() => setWanted((before) => before + 1), quietMs);
    return () => clearTimeout(timer);
  }, []);
  // Outside system: the focus. A press that waited for the code happens now.
  useEffect(() => {
    if (code === null || !pressed.current) return;
    pressed.current = false;
    place.current?.querySelector('button')?.click();
  }, [code]);
  useEarlyScan(code !== null, () => setWanted((before) => before + 1));
  const size = props.size ?? 'touch';
  return (
    <span ref={place} className="contents">
      {code ? (
        <code.ScanButton {...props} />
      ) : (
        <Button
          size={size}
          className={props.className}
          aria-label={t('scan')}
          aria-haspopup="dialog"
          aria-expanded={false}
          onClick={() => {
            pressed.current = true;
            setWanted((before) => before + 1);
          }}
        >
          <QrCode aria-hidden="true" className={size === 'touch' ? 'size-6' : 'size-4'} strokeWidth={1.75} />
          QR
        </Button>
      )}
    </span>
  );
}
