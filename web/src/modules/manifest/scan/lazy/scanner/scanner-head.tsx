import { Flashlight, FlashlightOff, SwitchCamera, Volume2, VolumeX, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useTones } from '#kit/device/lazy/tones.ts';
import { useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { scannerTexts } from './texts/texts.ts';

export type ScannerHeadProps = {
  torch: { on: boolean; change: () => void } | null;
  onSwitchCamera: (() => void) | null;
  onClose: () => void;
};

const icon = { className: 'size-5', strokeWidth: 1.75 } as const;

/** Title, sound, light, camera and the way out. */
export function ScannerHead({ torch, onSwitchCamera, onClose }: ScannerHeadProps) {
  const t = useText(scannerTexts);
  const [sounds, setSounds] = useTones();
  return (
    <header className="flex items-center ps-4 pe-1 pt-1">
      <Radix.Title className="min-w-0 flex-1 truncate font-semibold text-lg">{t('title')}</Radix.Title>
      <IconButton
        name={t('sound')}
        aria-pressed={sounds}
        size="lg"
        icon={sounds ? <Volume2 {...icon} /> : <VolumeX {...icon} />}
        onClick={() => setSounds(!sounds)}
      />
      {torch && (
        <IconButton
          name={t('torch')}
          aria-pressed={torch.on}
          size="lg"
          icon={torch.on ? <Flashlight {...icon} /> : <FlashlightOff {...icon} />}
          onClick={torch.change}
        />
      )}
      {onSwitchCamera && (
        <IconButton
          name={t('switchCamera')}
          size="lg"
          icon={<SwitchCamera {...icon} />}
          onClick={onSwitchCamera}
        />
      )}
      <IconButton name={t('close')} size="lg" icon={<X {...icon} />} onClick={onClose} />
    </header>
  );
}
