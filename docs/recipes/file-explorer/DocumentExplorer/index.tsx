import * as React from 'react';
import {flushSync} from 'react-dom';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  RichTreeViewPro,
  useTreeViewApiRef,
  type RichTreeViewProProps,
} from '@mui/x-tree-view-pro';
import {ExplorerItem} from './ExplorerItem';
import {FileMenus, type MenuState} from './FileMenus';
import {FILES, type FileRow} from './files';
import {
  buildTree,
  isFolder,
  listPath,
  moveFile,
  removeFile,
  renameFile,
  type FileItem,
} from './fileTree';

type TreeProps = RichTreeViewProProps<FileItem, false>;
type MoveCheck = NonNullable<TreeProps['canMoveItemToNewPosition']>;

const slots = {item: ExplorerItem};
const getItemLabel = (file: FileRow) => file.name;

export default function DocumentExplorer() {
  const apiRef = useTreeViewApiRef();
  const nextId = React.useRef(1);
  const [expanded, setExpanded] = React.useState(['budgets']);
  const [message, setMessage] = React.useState('');
  const [menu, setMenu] = React.useState<MenuState>({
    open: null,
    fileId: '',
    anchorEl: null,
  });

  // #region preview
  // FILES: [{id: 'budgets', name: 'Budgets', kind: 'folder', parentId: null}, …]
  const [files, setFiles] = React.useState(FILES);
  const items = React.useMemo(() => buildTree(files), [files]);

  const rename = (id: string, name: string) =>
    setFiles((prev) => renameFile(prev, id, name));

  const isMoveAllowed = React.useCallback<MoveCheck>(
    ({oldPosition, newPosition: {parentId}}) =>
      parentId !== oldPosition.parentId && isFolder(files, parentId),
    [files],
  );
  // <RichTreeViewPro items={items} isItemEditable onItemLabelChange={rename}
  //   itemsReordering canMoveItemToNewPosition={isMoveAllowed} onItemPositionChange={…} />
  // #endregion

  const closeMenu = () => setMenu((prev) => ({...prev, open: null}));
  const focus = (id: string) => apiRef.current?.getItemDOMElement(id)?.focus();
  const nameOf = (id: string) => files.find((file) => file.id === id)?.name;

  /** Closes the menu, which returns the focus to the tree, and renders other files. */
  const update = (next: FileRow[], folderId: string | null) =>
    flushSync(() => {
      const folders = listPath(next, folderId).map(({id}) => id);
      setFiles(next);
      setExpanded((prev) => [...new Set([...prev, ...folders])]);
      closeMenu();
    });

  const move = (id: string, parentId: string | null) => {
    update(moveFile(files, id, parentId), parentId);
    focus(id);
    setMessage(
      `Moved ${nameOf(id)} to ${parentId === null ? 'the top level' : nameOf(parentId)}.`,
    );
  };

  const create = (fileId: string) => {
    const file = files.find(({id}) => id === fileId);
    const parentId = file?.kind === 'folder' ? fileId : (file?.parentId ?? null);
    const id = `new-${nextId.current++}`;
    update([...files, {id, name: 'New folder', kind: 'folder', parentId}], parentId);
    apiRef.current?.setEditedItem(id);
  };

  const remove = (id: string) => {
    const parentId = apiRef.current!.getParentId(id);
    const siblings = apiRef.current!.getItemOrderedChildrenIds(parentId);
    const index = siblings.indexOf(id);
    const nextFocus = siblings[index + 1] ?? siblings[index - 1] ?? parentId;
    update(removeFile(files, id), null);
    if (nextFocus !== null) {
      focus(nextFocus);
    }
    setMessage(`Deleted ${nameOf(id)}.`);
  };

  const startRename = (id: string) => {
    flushSync(closeMenu);
    apiRef.current?.setEditedItem(id);
  };

  const slotProps = React.useMemo<TreeProps['slotProps']>(
    () => ({
      item: ({itemId}) => ({
        onContextMenu: (event: React.MouseEvent<HTMLElement>) => {
          event.stopPropagation(); // Folders contain the elements of their files.
          if (event.target instanceof HTMLInputElement) {
            return;
          }
          event.preventDefault();
          apiRef.current?.focusItem(event, itemId);
          const position = {left: event.clientX, top: event.clientY};
          setMenu({open: 'actions', fileId: itemId, anchorEl: null, position});
        },
        onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => {
          if (event.target !== event.currentTarget) {
            return;
          }
          if (event.key === 'F2') {
            apiRef.current?.setEditedItem(itemId);
          }
          if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
            event.preventDefault();
            const anchorEl = event.currentTarget.firstElementChild;
            setMenu({open: 'actions', fileId: itemId, anchorEl});
          }
        },
      }),
    }),
    [apiRef],
  );

  return (
    <Stack spacing={1}>
      <Typography role="status" variant="body2">
        {message || 'Right-click a file, or press Shift + F10.'}
      </Typography>
      <RichTreeViewPro
        aria-label="Documents"
        apiRef={apiRef}
        items={items}
        getItemLabel={getItemLabel}
        expandedItems={expanded}
        onExpandedItemsChange={(event, ids) => setExpanded(ids)}
        isItemEditable
        onItemLabelChange={rename}
        itemsReordering
        canMoveItemToNewPosition={isMoveAllowed}
        onItemPositionChange={({itemId, newPosition}) =>
          move(itemId, newPosition.parentId)
        }
        slots={slots}
        slotProps={slotProps}
        sx={{height: 320, overflowY: 'auto'}}
      />
      <FileMenus
        menu={menu}
        files={files}
        onMenuChange={setMenu}
        onClose={closeMenu}
        onRename={startRename}
        onCreate={create}
        onMove={move}
        onDelete={remove}
      />
    </Stack>
  );
}
