import { useEffect, useState } from 'react';

/** The camera's light, where there is one; off again with the camera. */
export function useTorch(track: MediaStreamTrack | null) {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (track === null) setOn(false);
  }, [track]);
  const abilities: (MediaTrackCapabilities & { torch?: boolean }) | undefined = track?.getCapabilities?.();
  if (!track || !abilities?.torch) return null;
  const change = async () => {
    const light: MediaTrackConstraintSet & { torch: boolean } = { torch: !on };
    try {
      await track.applyConstraints({ advanced: [light] });
      setOn(!on);
    } catch {
      // Some phones promise a light and refuse it while another app holds it; the button stays as it was.
    }
  };
  return { on, change: () => void change() };
}
