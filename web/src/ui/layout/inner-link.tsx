import type { ComponentProps, MouseEvent } from 'react';

export type InnerLinkProps = ComponentProps<'a'> & { href: string; onOpen: () => void };

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

/** A link inside the page: an ordinary press changes the address by `onOpen`, any other opens `href` elsewhere. */
export function InnerLink({ href, onOpen, ...props }: InnerLinkProps) {
  return (
    <a
      href={href}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onOpen();
      }}
      {...props}
    />
  );
}
