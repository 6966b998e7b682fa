import { useEffect, useRef, useState } from 'react';
import { readStored, store } from '#ui/style/stored.ts';

/** `missing` is also a page without https, where browsers hide cameras. */
export type CameraState = 'asking' | 'on' | 'denied' | 'missing' | 'busy';

const key = 'leme.camera';

/** The camera behind `video` while it is wanted and the page can be seen; every track stops with the part. */
export function useCamera(wanted: boolean) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('asking');
  const [choice, setChoice] = useState(() => readStored(key));
  const [attempt, setAttempt] = useState(0);
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [cameras, setCameras] = useState<readonly string[]>([]);
  const visible = useVisible();
  // Outside system: the camera.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another wish
  useEffect(() => {
    if (!wanted || !visible) return;
    let closed = false;
    let stream: MediaStream | null = null;
    const release = () => {
      for (const each of stream?.getTracks() ?? []) each.stop();
    };
    const start = async () => {
      try {
        stream = await open(choice);
        if (closed) return release();
        await show(video.current, stream);
        const [first = null] = stream.getVideoTracks();
        if (closed || !first) return release();
        first.addEventListener('ended', () => closed || setState('busy'));
        setTrack(first);
        setCameras(await camerasOf());
        setState('on');
      } catch (error) {
        release();
        if (!closed) setState(whyNot(error));
      }
    };
    setState('asking');
    void start();
    return () => {
      closed = true;
      release();
      setTrack(null);
    };
  }, [wanted, visible, choice, attempt]);
  const next = () => {
    const at = cameras.indexOf(track?.getSettings().deviceId ?? '');
    const id = cameras[(at + 1) % cameras.length] ?? null;
    store(key, id);
    setChoice(id);
  };
  return {
    video,
    state,
    track,
    retry: () => setAttempt((before) => before + 1),
    switchCamera: cameras.length > 1 ? next : null,
  };
}

async function open(deviceId: string | null): Promise<MediaStream> {
  const media = navigator.mediaDevices;
  if (!media?.getUserMedia) throw new DOMException('no camera', 'NotFoundError');
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
  const rear = { ...size, facingMode: { ideal: 'environment' } };
  if (!deviceId) return await media.getUserMedia({ video: rear, audio: false });
  return await media
    .getUserMedia({ video: { ...size, deviceId: { exact: deviceId } }, audio: false })
    .catch((error) => {
      // The camera chosen on this device was unplugged or got another name.
      if (whyNot(error) !== 'missing') throw error;
      return media.getUserMedia({ video: rear, audio: false });
    });
}

async function show(element: HTMLVideoElement | null, stream: MediaStream): Promise<void> {
  if (!element) return;
  element.srcObject = stream;
  // A play that a later one interrupts rejects; the later one shows the picture.
  await element.play().catch(() => undefined);
}

async function camerasOf(): Promise<string[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId)
    .map((each) => each.deviceId);
}

function whyNot(error: unknown): Exclude<CameraState, 'asking' | 'on'> {
  const name = error instanceof DOMException || error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy';
}

function useVisible(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible');
  // Outside system: whether the tab is looked at.
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return visible;
}
