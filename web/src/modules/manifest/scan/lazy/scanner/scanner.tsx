import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { CameraProblem } from '#kit/camera/lazy/camera-problem.tsx';
import { CameraView } from '#kit/camera/lazy/camera-view.tsx';
import { useCamera } from '#kit/camera/lazy/use-camera.ts';
import { useScanLoop } from '#kit/camera/lazy/use-scan-loop.ts';
import { useTorch } from '#kit/camera/lazy/use-torch.ts';
import { useText } from '#kit/text/i18n.ts';
import { Switch } from '#ui/fields/switch.tsx';
import { ResultCard } from '../result/result-card.tsx';
import { CodeForm } from './code-form.tsx';
import { Flash } from './flash.tsx';
import { ScannerHead } from './scanner-head.tsx';
import { scannerTexts } from './texts/texts.ts';
import type { ScanHost } from './use-scanner.ts';
import { useScanner } from './use-scanner.ts';

export type ScannerPanelProps = ScanHost & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Starts the camera; a code typed by a hardware scanner needs none. */
  camera: boolean;
  /** Gets the focus at the end when what had it before is gone. */
  origin?: RefObject<HTMLElement | null> | undefined;
  /** What a hardware scanner typed; `n` tells the same code scanned twice apart. */
  typed?: { text: string; n: number } | undefined;
};

/** Everything inside the panel: what was read on top, the camera below it. */
export function Scanner({ camera: fromStart, typed, onOpenChange, origin: _, ...host }: ScannerPanelProps) {
  const t = useText(scannerTexts);
  const scanner = useScanner(host);
  const [wanted, setWanted] = useState(fromStart);
  const [typing, setTyping] = useState(false);
  const camera = useCamera(wanted);
  const torch = useTorch(camera.track);
  const loop = useScanLoop(camera.video, { wanted, running: camera.state === 'on' }, scanner.see);
  useTyped(typed, scanner.read);
  const problem = !wanted ? 'off' : loop.failed ? 'reader' : camera.state === 'on' ? null : camera.state;
  const isTyping = typing || (problem !== null && problem !== 'asking');
  const mayCheckIn = host.onCheckIn !== undefined;
  return (
    <>
      <ScannerHead torch={torch} onSwitchCamera={camera.switchCamera} onClose={() => onOpenChange(false)} />
      <div className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto overscroll-contain px-3 pb-3">
        <Choices scanner={scanner} mayCheckIn={mayCheckIn} onType={isTyping ? null : () => setTyping(true)} />
        {isTyping && <CodeForm onCode={scanner.read} focus={typing} />}
        <div aria-live="assertive">
          <ResultCard scanner={scanner} mayCheckIn={mayCheckIn} />
        </div>
        <div className="relative min-h-28 flex-1 overflow-hidden rounded-md bg-muted">
          <CameraView
            video={camera.video}
            hidden={problem !== null}
            aiming={!scanner.isHeld}
            aim={t('aim')}
          />
          {problem && (
            <CameraProblem
              problem={problem}
              onStart={() => setWanted(true)}
              onRetry={problem === 'reader' ? loop.retry : camera.retry}
            />
          )}
        </div>
      </div>
      <Flash flash={scanner.flash} />
    </>
  );
}

type ChoicesProps = {
  scanner: ReturnType<typeof useScanner>;
  mayCheckIn: boolean;
  onType: (() => void) | null;
};

function Choices({ scanner, mayCheckIn, onType }: ChoicesProps) {
  const t = useText(scannerTexts);
  if (!onType && !mayCheckIn) return null;
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
      {onType && (
        <button
          type="button"
          className="min-h-11 font-semibold text-brand-text underline underline-offset-4"
          onClick={onType}
        >
          {t('typeCode')}
        </button>
      )}
      {mayCheckIn && <Switch label={t('auto')} checked={scanner.auto} onCheckedChange={scanner.setAuto} />}
    </div>
  );
}

/** Reads what a hardware scanner typed, once each. */
function useTyped(typed: ScannerPanelProps['typed'], read: (text: string) => void): void {
  const done = useRef(0);
  useEffect(() => {
    if (!typed || typed.n === done.current) return;
    done.current = typed.n;
    read(typed.text);
  }, [typed, read]);
}
