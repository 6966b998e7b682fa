import type { Plugin } from 'vite';

/** The files of a build that wait for each other, as one path around; none where all can be there in turn. */
export function circlesIn(files: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, trail: readonly string[]) => {
    const at = trail.indexOf(file);
    if (at >= 0) circles.push([...trail.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const next of files.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of files.keys()) visit(file, []);
  return circles;
}

/** Ends a build whose files wait for each other: what one needs of the other at once would not be there yet. */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      // An entrance with no code of its own is waited for in vain, and by nobody who needs it.
      const waits = ({ modules, imports }: (typeof chunks)[number]) =>
        Object.values(modules).some(({ renderedLength }) => renderedLength > 0) ? imports : [];
      const circles = circlesIn(new Map(chunks.map((chunk) => [chunk.fileName, waits(chunk)])));
      if (circles.length > 0)
        this.error(`Files of the build wait for each other (web/build/chunks.ts): ${circles.join('; ')}`);
    },
  };
}
