import type * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type {FileRow} from './files';
import {listTargets} from './fileTree';

/** The menu that is open, and the file that it's about. */
export interface MenuState {
  open: 'actions' | 'folders' | null;
  fileId: string;
  /** The row of the file, for a menu that users open with the keyboard. */
  anchorEl: Element | null;
  /** The position of the pointer. */
  position?: {left: number; top: number};
}

interface FileMenusProps {
  menu: MenuState;
  files: FileRow[];
  onMenuChange: (menu: MenuState) => void;
  onClose: () => void;
  onRename: (id: string) => void;
  onCreate: (id: string) => void;
  onMove: (id: string, parentId: string | null) => void;
  onDelete: (id: string) => void;
}

/** The context menu of a file, and the list of folders that it can move to. */
export function FileMenus({
  menu,
  files,
  onMenuChange,
  onClose,
  onRename,
  onCreate,
  onMove,
  onDelete,
}: FileMenusProps) {
  const {open, fileId, anchorEl, position} = menu;
  const name = files.find((file) => file.id === fileId)?.name;
  const targets = listTargets(files, fileId);
  const shared = {
    anchorEl,
    anchorPosition: position,
    anchorReference: position ? 'anchorPosition' : 'anchorEl',
    onClose,
    onContextMenu: (event: React.MouseEvent) => event.preventDefault(),
  } as const;

  return (
    <>
      <Menu
        {...shared}
        open={open === 'actions'}
        slotProps={{list: {'aria-label': `Actions for ${name}`}}}
      >
        <MenuItem onClick={() => onRename(fileId)}>
          <span style={{flexGrow: 1}}>Rename</span>
          <Typography variant="body2" color="text.secondary" sx={{ml: 3}}>
            F2
          </Typography>
        </MenuItem>
        <MenuItem onClick={() => onCreate(fileId)}>New folder</MenuItem>
        <MenuItem
          disabled={targets.length === 0}
          onClick={() => onMenuChange({...menu, open: 'folders'})}
        >
          Move to…
        </MenuItem>
        <MenuItem onClick={() => onDelete(fileId)}>Delete</MenuItem>
      </Menu>
      <Menu
        {...shared}
        open={open === 'folders'}
        slotProps={{list: {'aria-label': `Move ${name} to`}}}
      >
        {targets.map((target) => (
          <MenuItem key={target.id ?? 'top'} onClick={() => onMove(fileId, target.id)}>
            {target.path}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
