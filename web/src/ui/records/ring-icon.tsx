import type { SVGProps } from 'react';

const ring = { cx: 12, cy: 12, r: 9 };
const core = 2.75;

/** A ring that is filled from nothing, which is drawn in dashes, to the whole. */
export function ringIcon(part: number) {
  return function RingIcon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        {...props}
      >
        <circle {...ring} {...(part === 0 && { strokeDasharray: '2.83 2.83' })} />
        {part > 0 && (
          <circle
            cx={12}
            cy={12}
            r={core}
            strokeWidth={core * 2}
            strokeDasharray={`${part * 2 * Math.PI * core} 100`}
            transform="rotate(-90 12 12)"
          />
        )}
      </svg>
    );
  };
}
