import { useEffect, useState } from 'react';

const tickMs = 30_000;

/** The moment by the clock of the server, which answered at `heardAt` of this device: that of a phone may be a day wrong. */
export function useServerMoment(now: string | undefined, heardAt: number): Date {
  const [here, setHere] = useState(Date.now);
  // Outside system: the clock of the device, which tells how much time went by since.
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return new Date(now === undefined ? here : Date.parse(now) + Math.max(0, here - heardAt));
}
