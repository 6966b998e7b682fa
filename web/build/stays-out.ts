import type { Plugin } from 'vite';

/** What the server alone needs: in a browser it is weight, and zod tries an eval that the page's policy forbids. */
const serverAlone = /\/node_modules\/zod\//;

/** Ends a build that would bring a library of the server to the browser, and names what asks for it. */
export function staysOut(): Plugin {
  return {
    name: 'stays-out',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const modules = chunks.flatMap(({ modules }) =>
        Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : [])),
      );
      const found = modules.find((id) => serverAlone.test(id));
      if (!found) return;
      const by = this.getModuleInfo(found)?.importers.join(', ');
      this.error(`${found} is the server's alone; it is asked for by ${by}`);
    },
  };
}
