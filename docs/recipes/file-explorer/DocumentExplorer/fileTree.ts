import type {FileRow} from './files';

/** A row with the content of its folder, as the tree needs it. */
export interface FileItem extends FileRow {
  children?: FileItem[];
}

const compare = (a: FileRow, b: FileRow) =>
  Number(b.kind === 'folder') - Number(a.kind === 'folder') ||
  a.name.localeCompare(b.name, 'en-US', {numeric: true});

/** Returns the content of a folder, with folders first, sorted by name. */
export function buildTree(
  files: FileRow[],
  parentId: string | null = null,
): FileItem[] {
  return files
    .filter((file) => file.parentId === parentId)
    .sort(compare)
    .map((file) =>
      file.kind === 'folder' ? {...file, children: buildTree(files, file.id)} : file,
    );
}

/** Returns a file and all of its folders, from the inside out. */
export function listPath(files: FileRow[], id: string | null): FileRow[] {
  const file = files.find((row) => row.id === id);
  return file ? [file, ...listPath(files, file.parentId)] : [];
}

/** Checks whether a file is a folder or somewhere inside it. */
const isWithin = (files: FileRow[], id: string, folderId: string) =>
  listPath(files, id).some((file) => file.id === folderId);

/** Checks whether an id is that of a folder, or `null` for the top level. */
export const isFolder = (files: FileRow[], id: string | null) =>
  id === null || files.some((file) => file.id === id && file.kind === 'folder');

/** Returns the rows with another name for a file, unless the name is blank. */
export const renameFile = (files: FileRow[], id: string, name: string) =>
  files.map((file) =>
    file.id === id ? {...file, name: name.trim() || file.name} : file,
  );

/** Returns the rows with a file in another folder. */
export const moveFile = (files: FileRow[], id: string, parentId: string | null) =>
  files.map((file) => (file.id === id ? {...file, parentId} : file));

/** Returns the rows without a file and everything inside it. */
export const removeFile = (files: FileRow[], id: string) =>
  files.filter((file) => !isWithin(files, file.id, id));

/** Returns the folders that a file can move to; `null` is the top level. */
export function listTargets(files: FileRow[], id: string) {
  const parentId = files.find((file) => file.id === id)?.parentId;
  const folders = files
    .filter((file) => file.kind === 'folder' && !isWithin(files, file.id, id))
    .map((folder) => ({
      id: folder.id as string | null,
      path: listPath(files, folder.id)
        .map(({name}) => name)
        .reverse()
        .join(' / '),
    }));
  return [{id: null, path: 'Top level'}, ...folders]
    .filter((target) => target.id !== parentId)
    .sort(
      (a, b) =>
        Number(b.id === null) - Number(a.id === null) ||
        a.path.localeCompare(b.path, 'en-US'),
    );
}
