import type { SVGProps } from 'react';

const spokes = [0, 45, 90, 135, 180, 225, 270, 315];

/** The helm of Leme, in the current colour. Decorative: the name stands beside it. */
export function HelmLogo(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      className="size-7"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      {...props}
    >
      <circle cx="16" cy="16" r="8.5" />
      <circle cx="16" cy="16" r="2.75" fill="currentColor" stroke="none" />
      {spokes.map((angle) => (
        <path key={angle} d="M16 13V3.5" transform={`rotate(${angle} 16 16)`} />
      ))}
    </svg>
  );
}
