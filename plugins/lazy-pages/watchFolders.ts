import chokidar from 'chokidar';

/**
 * Changes within this time, in milliseconds, are reported together, as after a rename or a checkout
 * of another branch.
 */
const DEBOUNCE_MS = 100;

/** Absolute paths of added and removed files. */
export interface FileChanges {
  added: ReadonlySet<string>;
  removed: ReadonlySet<string>;
}

/**
 * Watches folders for added and removed files. The bundler only watches files that it has read, not those that it hasn't found
 * or that a page would read if they existed.
 *
 * @param folders absolute paths
 * @param isIgnored returns whether to ignore an absolute path
 * @param onChange is called once for all changes within a short time
 */
export function watchFolders(
  folders: readonly string[],
  isIgnored: (file: string) => boolean,
  onChange: (changes: FileChanges) => void,
): {close: () => Promise<void>; ready: Promise<void>} {
  let added = new Set<string>();
  let removed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const note = (file: string, to: Set<string>, from: Set<string>): void => {
    from.delete(file);
    to.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const changes = {added, removed};
      added = new Set();
      removed = new Set();
      onChange(changes);
    }, DEBOUNCE_MS);
  };
  const watcher = chokidar.watch([...folders], {ignored: isIgnored, ignoreInitial: true});
  watcher.on('add', (file) => note(file, added, removed));
  watcher.on('unlink', (file) => note(file, removed, added));
  return {
    close: async () => {
      clearTimeout(timer);
      await watcher.close();
    },
    ready: new Promise((resolve) => watcher.on('ready', resolve)),
  };
}
