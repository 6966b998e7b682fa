import { useState } from 'react';
import { readStored, store } from '#ui/style/stored.ts';

/** What a signal says without words: it went well, look here, it was refused. */
export type Tone = 'ok' | 'attention' | 'error';

type Beep = { hertz: number; from: number; seconds: number };

const melodies: Record<Tone, readonly Beep[]> = {
  ok: [
    { hertz: 880, from: 0, seconds: 0.09 },
    { hertz: 1320, from: 0.1, seconds: 0.14 },
  ],
  attention: [
    { hertz: 660, from: 0, seconds: 0.12 },
    { hertz: 660, from: 0.18, seconds: 0.12 },
  ],
  error: [{ hertz: 196, from: 0, seconds: 0.4 }],
};

const shakes: Record<Tone, number[]> = { ok: [60], attention: [60, 60, 60], error: [220] };

const key = 'leme.tones';
let context: AudioContext | null = null;

function areOn(): boolean {
  return readStored(key) !== 'off';
}

/** Lets tones sound from now on; browsers allow that only inside a tap, so a control that leads to tones calls it. */
export function armTones(): void {
  if (typeof AudioContext === 'undefined' || !areOn()) return;
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
}

/** Sounds and shakes once; silent before the first tap, where tones are off and where there is no loudspeaker. */
export function signal(tone: Tone): void {
  if (context && areOn()) for (const beep of melodies[tone]) sound(context, beep);
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(shakes[tone]);
}

function sound(audio: AudioContext, { hertz, from, seconds }: Beep): void {
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  const [start, end] = [audio.currentTime + from, audio.currentTime + from + seconds];
  oscillator.frequency.value = hertz;
  // A tone that starts or stops at full strength clicks.
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.4, start + 0.01);
  volume.gain.setValueAtTime(0.4, end - 0.03);
  volume.gain.linearRampToValueAtTime(0, end);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(end);
}

/** Whether this device sounds, and how to change it. Vibration follows the device's own setting. */
export function useTones(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(areOn);
  const change = (next: boolean) => {
    store(key, next ? null : 'off');
    setOn(next);
    if (next) armTones();
  };
  return [on, change];
}
