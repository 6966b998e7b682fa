import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Codes, openDetector } from './detector.ts';

const pauseMs = 100;

/** Reads what the camera sees as long as it runs. Gives whether the reader could not be fetched, and another try. */
export function useScanLoop(
  video: RefObject<HTMLVideoElement | null>,
  { wanted, running, codes = 'qr' }: { wanted: boolean; running: boolean; codes?: Codes },
  onText: (text: string) => void,
) {
  const latest = useRef(onText);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    latest.current = onText;
  });
  // Outside system: the network. The reader comes while the browser still asks about the camera.
  useEffect(() => {
    if (wanted) void openDetector(codes).catch(() => undefined);
  }, [wanted, codes]);
  // Outside system: the camera's pictures.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another wish
  useEffect(() => {
    if (!running) return;
    let closed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      try {
        const detect = await openDetector(codes);
        const element = video.current;
        const texts = !closed && element ? await detect(element) : [];
        if (closed) return;
        for (const text of texts) latest.current(text);
        timer = setTimeout(look, pauseMs);
      } catch {
        if (!closed) setFailed(true);
      }
    };
    setFailed(false);
    void look();
    return () => {
      closed = true;
      clearTimeout(timer);
    };
  }, [video, running, attempt, codes]);
  return { failed, retry: () => setAttempt((before) => before + 1) };
}
