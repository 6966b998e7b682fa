import type { Plugin } from 'vite';

const screens = /[\\/]app[\\/](screens|lazy[\\/]other-screens)\.ts$/;
const key = /"[^"]*\/([\w-]+)\.screen\.tsx":/g;

/** Lets the list of screens know each by its name alone: where its file stood says nothing to a browser. */
export function slimScreens(): Plugin {
  let found = false;
  return {
    name: 'slim-screens',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!screens.test(id)) return null;
      found ||= code.search(key) >= 0;
      return code.replace(key, '"$1":');
    },
    buildEnd(error) {
      if (!error && !found)
        throw new Error('screens are listed elsewhere: look at web/build/slim-screens.ts');
    },
  };
}
