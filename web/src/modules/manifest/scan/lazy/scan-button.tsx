import { QrCode } from 'lucide-react';
import { useRef, useState } from 'react';
import { armTones } from '#kit/device/lazy/tones.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button, type ButtonSize } from '#ui/buttons/button.tsx';
import { manifestTexts } from '../../texts/texts.ts';
import type { ScanHost } from './scanner/use-scanner.ts';
import { ScannerPanel } from './scanner-panel.tsx';
import { useHardwareScanner } from './use-hardware-scanner.ts';

export type ScanButtonProps = ScanHost & { size?: ButtonSize | undefined; className?: string | undefined };

type Opened = { camera: boolean; typed?: { text: string; n: number } };

/** "QR": opens the scanner; while it stands on the page, a hardware scanner does so too. */
export function ScanButton({ size = 'touch', className, ...host }: ScanButtonProps) {
  const t = useText(manifestTexts);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  useHardwareScanner((text) =>
    setOpened((before) => ({
      camera: before?.camera ?? false,
      typed: { text, n: (before?.typed?.n ?? 0) + 1 },
    })),
  );
  return (
    <>
      <Button
        ref={button}
        size={size}
        className={className}
        aria-label={t('scan')}
        aria-haspopup="dialog"
        aria-expanded={opened !== null}
        onClick={() => {
          armTones();
          setOpened({ camera: true });
        }}
      >
        <QrCode aria-hidden="true" className={size === 'touch' ? 'size-6' : 'size-4'} strokeWidth={1.75} />
        QR
      </Button>
      <ScannerPanel
        {...host}
        open={opened !== null}
        onOpenChange={(open) => open || setOpened(null)}
        camera={opened?.camera ?? false}
        typed={opened?.typed}
        origin={button}
      />
    </>
  );
}
