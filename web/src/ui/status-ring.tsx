import type { SVGProps } from 'react';

const fills = [
  '',
  'M12 12V7.2A4.8 4.8 0 0 1 16.6 10.5Z',
  'M12 12V7.2a4.8 4.8 0 0 1 0 9.6Z',
  'M12 12V7.2A4.8 4.8 0 1 1 7.2 12Z',
];

/** A ring that fills along a pipeline: 0 dashed, 1 to 3 a growing slice, 4 a full disc. */
export function StatusRing({ step, ...props }: SVGProps<SVGSVGElement> & { step: 0 | 1 | 2 | 3 | 4 }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-4"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      {...props}
    >
      <circle cx="12" cy="12" r="8.5" {...(step === 0 ? { strokeDasharray: '2.6 2.74' } : {})} />
      {step > 0 && step < 4 && <path d={fills[step]} fill="currentColor" stroke="none" />}
      {step === 4 && <circle cx="12" cy="12" r="4.8" fill="currentColor" stroke="none" />}
    </svg>
  );
}
