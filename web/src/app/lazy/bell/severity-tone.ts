type Tone = { text: string; dot: string };

const red: Tone = { text: 'text-danger-text', dot: 'bg-danger-fill' };
const orange: Tone = { text: 'text-warning-text', dot: 'bg-warning' };
const muted: Tone = { text: 'text-muted-fg', dot: 'bg-muted-fg' };

const tones: Readonly<Record<string, Tone>> = { critica: red, alta: red, media: orange };

/** The colour of a severity: the two worst red, the middle one orange, all others muted. [A9-15, A9-16, A9-17, A9-18] */
export function toneOf(severity: string): Tone {
  return tones[severity] ?? muted;
}
