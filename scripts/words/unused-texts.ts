import { importsOf, isCode, isTest, type SourceFile } from '../rules/sources.ts';
import type { TextFolder } from './texts.ts';

const form = /_(zero|one|two|few|many|other)$/;
/** A key that is put together: `state.${status}`, `${topic}Text`. */
const madeUp = /`([\w.-]*)\$\{[^`{}]*\}([\w.-]*)`/g;

/**
 * Texts of the browser nobody asks for. Who asks for one reads the folder's `texts.ts` and writes the key out or puts it
 * together, there or in a file it imports or that imports it: where the keys to choose from are listed, or where the
 * texts are handed to. `given` are folders whose keys are names of another side, with what writes those.
 */
export function unusedTexts(
  folders: readonly TextFolder[],
  files: readonly SourceFile[],
  given: ReadonlyMap<string, RegExp> = new Map(),
): string[] {
  const code = files.filter((file) => isCode(file) && !isTest(file));
  const byPath = new Map(code.map((file) => [file.path, file]));
  const imports = code.flatMap(importsOf);
  const readers = Map.groupBy(imports, ({ to }) => to);
  const read = Map.groupBy(imports, ({ from }) => from);
  return folders.flatMap(({ path, texts }) => {
    const asking = (readers.get(`${path}/texts.ts`) ?? []).map(({ from }) => from);
    const beside = asking.flatMap((file) => [
      ...(read.get(file) ?? []).map(({ to }) => to),
      ...(readers.get(file) ?? []).map(({ from }) => from),
    ]);
    const others = code.filter((file) => given.get(path)?.test(file.path));
    const where = [...new Set([...asking, ...beside])].flatMap((each) => byPath.get(each) ?? []);
    const isAsked = askedIn([...where, ...others]);
    const isGiven = (key: string) => others.some(({ text }) => new RegExp(`^\\s*${key}:`, 'm').test(text));
    return keysOf(texts['pt-BR'] ?? {})
      .filter((key) => !isAsked(key) && !isGiven(key))
      .map((key) => `${path} ${key}`);
  });
}

/** The keys code asks for; the forms of a plural are one. */
function keysOf(texts: Readonly<Record<string, string>>): string[] {
  const bare = (key: string) => key.replace(form, '');
  return [
    ...new Set(
      Object.keys(texts).map((key) => (texts[`${bare(key)}_other`] === undefined ? key : bare(key))),
    ),
  ];
}

function askedIn(files: readonly SourceFile[]): (key: string) => boolean {
  const patterns = files.flatMap(({ text }) =>
    [...text.matchAll(madeUp)].flatMap(([, start = '', end = '']) => (start || end ? [{ start, end }] : [])),
  );
  return (key) =>
    files.some(({ text }) => text.includes(`'${key}'`)) ||
    patterns.some(
      ({ start, end }) =>
        key.length > start.length + end.length && key.startsWith(start) && key.endsWith(end),
    );
}
