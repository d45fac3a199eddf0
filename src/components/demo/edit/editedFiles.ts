import type {DemoFile} from '@site/plugins/demos/shared';
import {htmlToCode} from '../htmlToCode';
import type {RunnerFile} from '../runner/protocol';

/**
 * The differences between two lists of files: the code of each changed or added file by its name,
 * and `null` for a deleted one. The empty name is the demo itself, whose name isn't editable.
 */
export type FileChanges = Record<string, string | null>;

/**
 * Matches the names that files can have: relative to the demo, and in a format that it can run.
 * CSS modules need a bundler.
 */
export const FILE_NAME_PATTERN =
  /^(?!.*\.module\.css$)(?:[\w\-]+\/)*[\w\-.]*[\w\-]\.(?:tsx?|jsx?|css|json)$/;

/** Returns the source code of files. */
export const readFiles = (files: readonly DemoFile[]): RunnerFile[] =>
  files.map(({name, html}) => ({name, code: htmlToCode(html)}));

/** Returns the differences between the files of a demo and the user's version of them. */
export function listChanges(
  originals: readonly RunnerFile[],
  edited: readonly RunnerFile[],
): FileChanges {
  const getKey = (name: string) => (name === originals[0]?.name ? '' : name);
  const before = new Map(originals.map(({name, code}) => [name, code]));
  const deleted = originals.filter(({name}) => edited.every((file) => file.name !== name));
  return Object.fromEntries([
    ...edited
      .filter(({name, code}) => before.get(name) !== code)
      .map(({name, code}) => [getKey(name), code] as const),
    ...deleted.map(({name}) => [name, null] as const),
  ]);
}

/** Applies the differences that `listChanges` returns to the files of a demo. */
export function applyChanges(originals: readonly RunnerFile[], changes: FileChanges): RunnerFile[] {
  const remaining = new Map(Object.entries(changes));
  const kept = originals.flatMap(({name, code}, index) => {
    const key = index === 0 ? '' : name;
    const changed = remaining.get(key);
    remaining.delete(key);
    return changed === null && index > 0 ? [] : [{name, code: changed ?? code}];
  });
  const added = [...remaining].flatMap(([name, code]) =>
    name && code !== null ? [{name, code}] : [],
  );
  return [...kept, ...added];
}
