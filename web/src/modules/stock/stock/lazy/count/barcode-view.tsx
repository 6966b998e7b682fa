import { CameraProblem } from '#kit/camera/lazy/camera-problem.tsx';
import { CameraView } from '#kit/camera/lazy/camera-view.tsx';
import { useCamera } from '#kit/camera/lazy/use-camera.ts';
import { useScanLoop } from '#kit/camera/lazy/use-scan-loop.ts';
import { useText } from '#kit/text/i18n.ts';
import { countTexts } from './texts/texts.ts';

/** What the camera sees, and why there is none. */
export function BarcodeView({ onText }: { onText: (text: string) => void }) {
  const t = useText(countTexts);
  const camera = useCamera(true);
  const running = camera.state === 'on';
  const loop = useScanLoop(camera.video, { wanted: true, running, codes: 'goods' }, onText);
  const problem = loop.failed ? 'reader' : camera.state === 'on' ? null : camera.state;
  return (
    <div className="relative h-56 overflow-hidden rounded-md bg-muted">
      <CameraView video={camera.video} hidden={problem !== null} aiming aim={t('aim')} />
      {problem && (
        <CameraProblem
          problem={problem}
          onStart={camera.retry}
          onRetry={problem === 'reader' ? loop.retry : camera.retry}
        />
      )}
    </div>
  );
}
