import type { SVGProps } from 'react';

/** A speech balloon with a receiver, drawn in the manner of the other icons. */
export function WhatsAppIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-4"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d="M4 20l1.2-4A8.3 8.3 0 1 1 8.3 19Z" />
      <path d="M9.3 8.5c0 3.3 2.9 6.2 6.2 6.2l.5-1.8-2-1-1 1a5.5 5.5 0 0 1-1.9-1.9l1-1-1-2Z" />
    </svg>
  );
}
