/** First stop of the Tab key: jumps to the element with the id. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-2 left-2 z-60 -translate-y-20 rounded-md bg-fg px-3 py-2 font-semibold text-bg focus:translate-y-0"
    >
      {children}
    </a>
  );
}
