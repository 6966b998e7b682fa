const longest = 200;

/** An address as it was typed: readable, and not longer than a page is wide. */
export function typedAddress(href: string): string {
  const text = readable(href);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function readable(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}
