import {isSkippedFolder, isSource} from '@mui-x-docs/doctor/sourceFiles';
import type {ChosenFile} from './protocol';

const isRead = (path: string): boolean => {
  const folders = path.split('/');
  const name = folders.pop()!;
  return (isSource(name) || name === 'package.json') && !folders.some(isSkippedFolder);
};

/** Returns the files of an input that are read: sources and `package.json` outside of packages. */
export const listInputFiles = (files: readonly File[]): ChosenFile[] =>
  files
    .map((file) => ({path: file.webkitRelativePath || file.name, file}))
    .filter(({path}) => isRead(path));

const readEntries = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((resolve, reject) => {
    reader.readEntries(resolve, reject);
  });

async function listEntry(entry: FileSystemEntry): Promise<ChosenFile[]> {
  const path = entry.fullPath.slice(1);
  if (entry.isFile) {
    return isRead(path)
      ? [
          await new Promise<ChosenFile>((resolve, reject) => {
            (entry as FileSystemFileEntry).file((file) => resolve({path, file}), reject);
          }),
        ]
      : [];
  }
  if (isSkippedFolder(entry.name)) {
    return [];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const files: ChosenFile[] = [];
  // A reader returns at most 100 entries at a time.
  for (let entries = await readEntries(reader); entries.length > 0;) {
    for (const inner of entries) {
      files.push(...(await listEntry(inner)));
    }
    entries = await readEntries(reader);
  }
  return files;
}

/** Returns the dropped files that are read, also those in dropped folders. */
export async function listDroppedFiles(entries: readonly FileSystemEntry[]): Promise<ChosenFile[]> {
  const lists: ChosenFile[][] = [];
  for (const entry of entries) {
    lists.push(await listEntry(entry));
  }
  return lists.flat();
}
