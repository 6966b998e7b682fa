import { Camera, CameraOff } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { useText } from '../../text/i18n.ts';
import { allowKey } from './camera-help.ts';
import { cameraTexts } from './texts/texts.ts';
import type { CameraState } from './use-camera.ts';

export type CameraProblemProps = {
  problem: Exclude<CameraState, 'on'> | 'off' | 'reader';
  onStart: () => void;
  onRetry: () => void;
};

/** In place of the picture: why there is none and what to do. */
export function CameraProblem({ problem, onStart, onRetry }: CameraProblemProps) {
  const t = useText(cameraTexts);
  const texts = {
    off: [null, null],
    asking: [null, t('asking')],
    denied: [t('denied'), t(allowKey(navigator.userAgent))],
    missing: [t('missing'), t('missingText')],
    busy: [t('busy'), t('busyText')],
    reader: [t('readerFailed'), t('readerFailedText')],
  } as const;
  const [title, text] = texts[problem];
  const Icon = problem === 'off' || problem === 'asking' ? Camera : CameraOff;
  return (
    <div
      role={problem === 'off' ? undefined : 'status'}
      className="relative flex min-h-full flex-col items-center justify-center gap-1 p-3 text-center"
    >
      <Icon aria-hidden="true" className="size-7 shrink-0" strokeWidth={1.75} />
      {title && <p className="font-semibold">{title}</p>}
      {text && <p className="max-w-90 text-sm">{text}</p>}
      {problem === 'off' && (
        <Button size="lg" onClick={onStart}>
          {t('useCamera')}
        </Button>
      )}
      {title && (
        <Button size="lg" className="mt-1" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
