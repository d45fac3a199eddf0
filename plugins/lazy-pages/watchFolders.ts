import chokidar from 'chokidar';

/** Milliseconds in which files that come and go are taken together, as after a rename or a checkout of another branch. */
const PAUSE = 100;

/** Files that came and files that went, by their absolute paths. */
export interface FileChanges {
  added: ReadonlySet<string>;
  removed: ReadonlySet<string>;
}

/**
 * Watches for files that are added to folders or removed from them. The bundler watches the files that it has read; of those
 * that it has looked for in vain, or that a page would read if they were there, it knows nothing.
 *
 * @param folders absolute paths
 * @param isIgnored tells of an absolute path whether it is left alone
 * @param onChange is called after a pause, with everything that has changed in one go
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
    }, PAUSE);
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
